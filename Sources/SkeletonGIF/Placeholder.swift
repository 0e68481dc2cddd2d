// The target's first file replaces this one.

import CMalloc

/// What glibc keeps of memory that was freed, in a process that draws one file after another.
///
/// By default it learns from each large buffer that is freed to keep the next ones of that size in
/// its heaps, one for each thread, where whatever is allocated above them pins them down: after 500
/// random files 850 MB were resident while a small one was drawn.
enum Heap {
  /// Buffers of pictures, from 1 MiB, come from the system and go back to it.
  static func separateLargeBuffers() { _ = mallopt(M_MMAP_THRESHOLD, 1 << 20) }

  /// Gives back what is free.
  static func trim() { _ = malloc_trim(0) }
}

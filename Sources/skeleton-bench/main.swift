print("skeleton-bench")

print("skeleton-anim")

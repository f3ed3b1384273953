/**
 * For the C library under Node: one arena of memory for all threads, and what is large is given back once it is free,
 * always from this size on. By itself glibc raises that to the size of the largest piece that it has seen.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }

/**
 * For the C library under Node: one arena of memory for all threads, and what is large is given back once it is free,
 * always from this size on. By itself glibc raises that to the size of the largest piece that it has seen. V8 reads a
 * program in pieces of 32 KB, which would stay behind as holes.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(32 * 1024) }

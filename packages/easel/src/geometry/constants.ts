/** The page, in canvas pixels, and the width that zoom 1 means. */
export const SIZE = 1024
/** Side of the squares that history compares and stores. */
export const TILE = 64
/** A filled region blooms from the finger for this long. */
export const BLOOM_MS = 320

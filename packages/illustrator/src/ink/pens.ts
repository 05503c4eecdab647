/** The three line widths of a page: what it is about, the middle distance, and the background. */
export const SW = { sub: 6, mid: 4, bg: 3.1 }

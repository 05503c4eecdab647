/** The breakpoints of tokens.css, in px, for what a style sheet cannot say: a test keeps the two alike. */
export const breakpoints = { md: 720, lg: 860, xl: 1180 } as const

/** A media query for windows narrower than that. */
export const narrowerThan = (name: keyof typeof breakpoints) => `(width < ${breakpoints[name]}px)`

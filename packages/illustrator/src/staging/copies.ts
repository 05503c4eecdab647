/** How many of one kind are on a page: so many at most, and so many where only "flowers" or "lots of stars" was said. */
export const MOST_COPIES = 10
export const AT_LEAST = 3

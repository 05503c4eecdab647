/** The sheets of a book that are no pictures to color, as SVG in points. All words are outlines: no reader needs our fonts. */
export { backCover, type Cover, cover } from './cover.ts'
export { type Credit, credits } from './credits.ts'
export { pageNumber } from './page-number.ts'

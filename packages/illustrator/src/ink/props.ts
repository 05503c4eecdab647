/**
 * Pieces of scenery that can be taken away one by one: each between two marks, which are gone again before a page is handed out.
 * A piece within a piece is part of the outer one.
 */
const [FROM, TO] = ['<!--[-->', '<!--]-->']
const PROP = /<!--\[-->(.*?)<!--\]-->/gs

export const prop = (svg: string): string => (svg ? FROM + unmarked(svg) + TO : '')

/** What a remark among the shapes says of the pieces: that one begins, or ends. */
export const markIn = (remark: string): 'from' | 'to' | null =>
  FROM.startsWith(remark) ? 'from' : TO.startsWith(remark) ? 'to' : null

export const unmarked = (svg: string): string => svg.replaceAll(FROM, '').replaceAll(TO, '')

/** Every piece replaced, in the order they are painted. */
export const eachProp = (svg: string, replace: (svg: string) => string): string =>
  svg.replace(PROP, (_, inner: string) => replace(inner))

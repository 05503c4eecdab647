/** Room beside those who play, by their outline: nothing in the sky touches a head or peeps out from behind an ear. */
import type { Box } from '../art/art.ts'
import type { Disc } from '../ink/scatter.ts'
import type { Ask } from './backdrop.ts'

/** How much air stays between somebody and what is in the sky: lines that nearly touch are worse than lines that cross. */
const AIR = 18

export const boxOf = ([x, y, r]: Disc): Box => ({ x0: x - r, x1: x + r, y0: y - r, y1: y + r })

export const isApart = (box: Box, from: readonly Box[], air = AIR): boolean =>
  from.every(({ x0, x1, y0, y1 }) => box.x1 + air < x0 || box.x0 - air > x1 || box.y1 + air < y0 || box.y0 - air > y1)

/** Whether nobody is there or near it. */
export const isClear = ({ outline = [] }: Pick<Ask, 'outline'>, disc: Disc): boolean => isApart(boxOf(disc), outline)

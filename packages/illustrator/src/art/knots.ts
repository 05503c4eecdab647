/** Curves written as text: 'x,y x,y! x,y', where the mark makes a corner. */

/** A third member of 1 makes that point of a curve a corner. */
export type Knot = readonly [x: number, y: number, corner?: 0 | 1]

export type Knots = string | readonly Knot[]

export function knotsOf(knots: Knots): readonly Knot[] {
  if (typeof knots !== 'string') return knots
  return knots
    .trim()
    .split(/\s+/)
    .map((word): Knot => {
      const comma = word.indexOf(',')
      const corner = word.endsWith('!')
      return [Number(word.slice(0, comma)), Number(word.slice(comma + 1, corner ? -1 : undefined)), corner ? 1 : 0]
    })
}

/** The right half of something even, from its top to its foot, with the left half added. */
export function both(half: Knots): readonly Knot[] {
  const right = knotsOf(half)
  const left = right.filter(([x]) => x !== 0).map(([x, y, corner]): Knot => [-x, y, corner ?? 0])
  return [...right, ...left.reverse()]
}

/** Whether one walks to the right around what is within. */
export const clockwise = (knots: readonly Knot[]): boolean =>
  knots.reduce((area, [x, y], i) => {
    const [u, v] = knots[(i + 1) % knots.length] as Knot
    return area + x * v - u * y
  }, 0) > 0

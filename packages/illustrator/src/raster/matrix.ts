/** How a drawing's own coordinates come to lie on the grid: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const scaled = (by: number): Matrix => [by, 0, 0, by, 0, 0]

/** First the inner one, then the outer. */
export const times = (p: Matrix, q: Matrix): Matrix => [
  p[0] * q[0] + p[2] * q[1],
  p[1] * q[0] + p[3] * q[1],
  p[0] * q[2] + p[2] * q[3],
  p[1] * q[2] + p[3] * q[3],
  p[0] * q[4] + p[2] * q[5] + p[4],
  p[1] * q[4] + p[3] * q[5] + p[5],
]

/** How much longer a line becomes, whichever way it runs. */
export const growth = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** What stands in `transform`, after the matrix around it. */
export function transformed(around: Matrix, transform: string): Matrix {
  let matrix = around
  for (const [, name, inner] of transform.matchAll(/(\w+)\(([^)]*)\)/g))
    matrix = times(matrix, single(name as string, (inner as string).split(/[\s,]+/).map(Number)))
  return matrix
}

function single(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  if (name === 'translate') return [1, 0, 0, 1, a, b]
  if (name === 'scale') return [a, 0, 0, values.length > 1 ? b : a, 0, 0]
  if (name === 'rotate') return turned(a, b, c)
  if (name === 'matrix') return [a, b, c, d, e, f]
  throw new Error(`a drawing is ${name}`)
}

function turned(degrees: number, x: number, y: number): Matrix {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

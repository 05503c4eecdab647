/** A maze of one way only, from somebody to what they look for. */
import { createRng, hash, type Rng } from '../../ink/random.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { line, page } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { title } from '../chart.ts'

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Which of its four sides each cell is open to. */
function carved(size: number, rng: Rng): boolean[][] {
  const open = Array.from({ length: size * size }, () => [false, false, false, false])
  const seen = new Set([0])
  const way = [0]
  while (way.length) {
    const at = way.at(-1) as number
    const [x, y] = [at % size, Math.floor(at / size)]
    const next = rng.shuffle([0, 1, 2, 3]).find((side) => {
      const [dx, dy] = STEPS[side] as readonly [number, number]
      const [nx, ny] = [x + dx, y + dy]
      return nx >= 0 && ny >= 0 && nx < size && ny < size && !seen.has(ny * size + nx)
    })
    if (next === undefined) {
      way.pop()
      continue
    }
    const [dx, dy] = STEPS[next] as readonly [number, number]
    const to = (y + dy) * size + x + dx
    ;(open[at] as boolean[])[next] = true
    ;(open[to] as boolean[])[(next + 2) % 4] = true
    seen.add(to)
    way.push(to)
  }
  return open
}

const TOP = 190
const SIDE = 724
const LEFT = (1024 - SIDE) / 2

/** In at the upper left, out at the lower right; who sets out and what is found stand there, large. */
export function mazePage(heading: string, from: string, to: string, size: number): string {
  const open = carved(size, createRng(hash(`${from} ${to} ${size}`)))
  const unit = SIDE / size
  let walls = ''
  const wall = (a: Point, b: Point) => {
    walls += line([a, b], 6)
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const sides = open[y * size + x] as boolean[]
      const [x0, y0] = [LEFT + x * unit, TOP + y * unit]
      const isIn = x === 0 && y === 0
      const isOut = x === size - 1 && y === size - 1
      if (!sides[0]) wall([x0, y0], [x0 + unit, y0])
      if (!sides[3] && !isIn) wall([x0, y0], [x0, y0 + unit])
      if (y === size - 1) wall([x0, y0 + unit], [x0 + unit, y0 + unit])
      if (x === size - 1 && !isOut) wall([x0 + unit, y0], [x0 + unit, y0 + unit])
    }
  const [start] = objectsOf([from])
  const [goal] = objectsOf([to])
  return page(
    title(heading) +
      walls +
      (start?.(LEFT / 2 + 8, TOP + 60, LEFT - 20, 200) ?? '') +
      (goal?.(1024 - LEFT / 2 - 8, TOP + SIDE - 60, LEFT - 20, 200) ?? ''),
  )
}

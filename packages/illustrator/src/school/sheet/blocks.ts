/** Blocks to count by: rods of ten cubes, and single cubes beside them. */
import type { Place } from '../../lettering/setting.ts'
import { rect } from '../../ornate/kit/curves.ts'
import { shape } from '../../ornate/kit/marks.ts'

const TEN = 10
/** Cubes beside the rods stand in columns of five. */
const IN_COLUMN = 5
const STEP = 1.4

/** In sides of a cube. */
interface Extent {
  w: number
  h: number
}

/** Rods stand side by side in a high place and lie one above the other in a wide one, whichever makes them larger. */
export function blocks(n: number, { x, y, w, h }: Place): string {
  const [tens, ones] = [Math.floor(n / TEN), n % TEN]
  const loose = ones ? STEP + (Math.ceil(ones / IN_COLUMN) - 1) * STEP + 1 : 0
  const across: Extent = { w: (tens - 1) * STEP + 1 + loose, h: TEN }
  const along: Extent = {
    w: TEN + loose,
    h: Math.max((tens - 1) * STEP + 1, (Math.min(ones, IN_COLUMN) - 1) * STEP + 1),
  }
  const sideOf = (extent: Extent) => Math.min(w / extent.w, h / extent.h)
  const isLying = sideOf(along) > sideOf(across)
  const { w: wide, h: high } = isLying ? along : across
  const side = isLying ? sideOf(along) : sideOf(across)
  const [left, foot] = [x + (w - wide * side) / 2, y + (h + high * side) / 2]
  const cube = (u: number, v: number) => shape(rect(left + u * side, foot - (v + 1) * side, side, side), 4.5)
  const rods = Array.from({ length: tens }, (_, i) =>
    Array.from({ length: TEN }, (_, k) => (isLying ? cube(k, i * STEP) : cube(i * STEP, k))).join(''),
  )
  const from = (isLying ? TEN : (tens - 1) * STEP + 1) + STEP - 1 + 0.4
  const cubes = Array.from({ length: ones }, (_, i) =>
    cube(from + Math.floor(i / IN_COLUMN) * STEP, (i % IN_COLUMN) * STEP),
  )
  return rods.join('') + cubes.join('')
}

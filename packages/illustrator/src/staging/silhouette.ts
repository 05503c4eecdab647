/** Where on the page somebody is, column by column: closer than boxes, between whose corners and a tail there is room for a flower. */
import sharp from 'sharp'
import type { Box } from '../art/art.ts'
import { type Coat, type Extra, painted } from './group.ts'
import { flat } from './look.ts'

const PAGE = 1024
const SIDE = 64
const CELL = PAGE / SIDE

/** One box for each column of cells that anybody is in. */
export async function silhouette(coats: readonly Coat[], extras: readonly Extra[]): Promise<Box[]> {
  const body = painted(coats, extras)
    .map(({ svg }) => flat(svg, '#000'))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${PAGE} ${PAGE}"><rect width="${PAGE}" height="${PAGE}" fill="#fff"/><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const boxes: Box[] = []
  for (let x = 0; x < SIDE; x++) {
    const rows = Array.from({ length: SIDE }, (_, y) => y).filter(
      (y) => (data[(y * SIDE + x) * info.channels] as number) < 240,
    )
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) continue
    boxes.push({ x0: x * CELL, x1: (x + 1) * CELL, y0: first * CELL, y1: (last + 1) * CELL })
  }
  return boxes
}

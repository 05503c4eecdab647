/** Scenery for small hands: what is small in it is left out. */
import { eachProp, prop } from '../ink/props.ts'

/** Shorter than this, in pixels, nobody misses a shape; a line that belongs to nothing must be longer to stay. */
const LEAST = { shape: 138, line: 240 }

const SHAPE = /<(?:path|circle|ellipse|rect)[^>]*\/>/g

export const thinned = (svg: string): string =>
  eachProp(svg, (piece) => (isFine(piece) ? '' : prop(piece))).replace(SHAPE, (tag) => (isSmall(tag) ? '' : tag))

/** A piece of which less than half would be left is nothing any more: a ladder without its rungs is two poles. */
function isFine(piece: string): boolean {
  const shapes = piece.match(SHAPE) ?? []
  return shapes.filter(isSmall).length * 2 > shapes.length
}

/** Shapes that only cut others out have neither fill nor stroke and stay. */
function isSmall(tag: string): boolean {
  if (!/ (?:fill|stroke)="/.test(tag)) return false
  return extent(tag) < (tag.includes('fill="none"') ? LEAST.line : LEAST.shape)
}

/** The longer side of what a tag draws, before it is turned. */
function extent(tag: string): number {
  const value = (name: string): number => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? 0)
  if (tag.startsWith('<circle')) return 2 * value('r')
  if (tag.startsWith('<ellipse')) return 2 * Math.max(value('rx'), value('ry'))
  if (tag.startsWith('<rect')) return Math.max(value('width'), value('height'))
  return reach(/ d="([^"]*)"/.exec(tag)?.[1] ?? '')
}

/** How many numbers each command takes; the last two say where it ends. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }

/** Of path data, by where its parts end: a curve that goes far beyond its ends is rare. */
function reach(data: string): number {
  let [x, y] = [0, 0]
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [, command = '', numbers = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[command.toUpperCase()]
    if (!takes) continue
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const from = command === command.toLowerCase()
    for (let i = takes; i <= values.length; i += takes) {
      const last = values[i - 1] as number
      const [px, py] = from ? [x, y] : [0, 0]
      if (/h/i.test(command)) x = px + last
      else if (/v/i.test(command)) y = py + last
      else [x, y] = [px + (values[i - 2] as number), py + last]
      ;[x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)]
    }
  }
  return Math.max(x1 - x0, y1 - y0)
}

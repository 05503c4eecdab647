/** The front and the back of a book: straw paper, a framed place for the picture, the title below it. */
import { createRng, hash } from '../ink/random.ts'
import { blossom } from '../ornate/plants/blossom.ts'
import { centered, headlined, INK, QUIET } from './lines.ts'

const STRAW = '#ffefc4'
const SPINE = '#f3dda0'
const PETALS = ['#ffc737', '#f6a5c0', '#a9d6f5', '#c8de72'] as const

interface Side {
  width: number
  height: number
}

export interface Cover {
  svg: string
  /** Where the picture belongs. */
  picture: { x: number; y: number; side: number }
}

export function cover({ title, author, width, height }: Side & { title: string; author: string }): Cover {
  const spine = width * 0.05
  const middle = (width + spine) / 2
  const side = Math.min(width - spine - 96, height * 0.58)
  const picture = { x: middle - side / 2, y: 64, side }
  const { lines, size } = headlined(title, width - spine - 110, 46)
  const below = picture.y + side + 36
  const room = height - below - 84
  // A title on three lines is made smaller, or the last would lie on the flowers.
  const fitted = Math.min(size, room / (lines.length * 1.15 + 0.9))
  const words = lines.map((line, i) =>
    centered(line, middle, below + fitted * (0.8 + i * 1.12), { size: fitted, type: 'title' }),
  )
  const foot = below + fitted * (0.8 + (lines.length - 1) * 1.12) + 32
  const by = author ? `A coloring book by ${author}` : 'A coloring book'
  return {
    svg: sheet({ width, height }, [
      `<rect width="${width}" height="${height}" fill="${STRAW}"/>`,
      `<rect width="${spine}" height="${height}" fill="${SPINE}"/>`,
      frame(picture),
      ...words,
      centered(by, middle, foot, { size: 15, type: 'text', color: QUIET }),
      flowers(title, { from: spine + 40, to: width - 40, y: height - 44 }),
    ]),
    picture,
  }
}

const LINE = 3

/** What a picture lies in: white paper with a line of ink around it, outside, where the picture does not hide it. */
const frame = ({ x, y, side }: Cover['picture']) =>
  `<rect x="${x - LINE / 2}" y="${y - LINE / 2}" width="${side + LINE}" height="${side + LINE}" fill="#fff" stroke="${INK}" stroke-width="${LINE}"/>`

export function backCover({ words, width, height }: Side & { words: string }): string {
  const spine = width * 0.05
  return sheet({ width, height }, [
    `<rect width="${width}" height="${height}" fill="${STRAW}"/>`,
    `<rect x="${width - spine}" width="${spine}" height="${height}" fill="${SPINE}"/>`,
    flowers(words, { from: 40, to: width - spine - 40, y: height / 2 }),
    centered(words, (width - spine) / 2, height - 44, { size: 12, type: 'text', color: QUIET }),
  ])
}

/** A row of blossoms, each book its own. */
function flowers(seed: string, { from, to, y }: { from: number; to: number; y: number }): string {
  const rng = createRng(hash(`${seed} cover`))
  const count = 7
  const drawn = Array.from({ length: count }, (_, i) => {
    const x = from + ((i + 0.5) * (to - from)) / count
    const white = blossom(x, y + (i % 2 ? 6 : -6), 15, 6, rng, 1.4)
    return white.replaceAll('fill="#fff"', `fill="${rng.pick(PETALS)}"`)
  })
  return `<g stroke="${INK}">${drawn.join('')}</g>`
}

export const sheet = ({ width, height }: Side, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g></svg>`

/** Text set into a place: as large as it goes, on as many lines as that takes. */
import { box, move, type Poly } from '../ornate/kit/points.ts'
import { EM, type Face, type Glyph, glyphOf } from './fonts.ts'
import { isRightToLeft, piecesOf } from './scripts.ts'

/** One letter on the page. */
export interface Letter {
  text: string
  polys: Poly[]
}

export interface Place {
  x: number
  y: number
  w: number
  h: number
}

export interface SettingOptions {
  face: Face
  /** Room between letters, in thousandths of their size: outlines that are grown need more. */
  gap?: number
  mostLines?: number
  /** The size is never above this. */
  mostSize?: number
  /** How far the middle of a line rises above its ends, as a share of its size. */
  arch?: number
}

interface Line {
  glyphs: { glyph: Glyph; x: number }[]
  width: number
}

const SPACE = 300
const LINE_HEIGHT = 1.02

/** Null where some of the text is in no font. */
export function setInto(text: string, place: Place, options: SettingOptions): Letter[] | null {
  const words = text.trim().split(/\s+/).filter(Boolean)
  const { face, gap = 40, mostLines = 3, mostSize = Infinity, arch = 0 } = options
  let best: { lines: Line[]; size: number } | null = null
  for (let count = 1; count <= Math.min(mostLines, words.length); count++) {
    const lines: Line[] = []
    for (const row of balanced(words, count)) {
      const line = lineOf(row, face, gap)
      if (!line) return null
      lines.push(line)
    }
    const widest = Math.max(...lines.map(({ width }) => width))
    const tall = lines.length === 1 ? heightOf(lines[0]) : lines.length * LINE_HEIGHT
    const size = Math.min(mostSize, (place.w / widest) * EM, place.h / (tall + arch))
    // One line reads better than two of nearly the same size.
    if (!best || size > best.size * 1.12) best = { lines, size }
  }
  return best && placed(best.lines, best.size, place, arch)
}

/** Breaks between words so that the longest line is as short as can be. */
function balanced(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[...words]]
  let best: string[][] = []
  let least = Infinity
  for (let first = 1; first <= words.length - count + 1; first++) {
    const rows = [words.slice(0, first), ...balanced(words.slice(first), count - 1)]
    const longest = Math.max(...rows.map((row) => row.join(' ').length))
    if (longest < least) [best, least] = [rows, longest]
  }
  return best
}

function lineOf(words: readonly string[], face: Face, gap: number): Line | null {
  const ordered = isRightToLeft(words.join('')) ? words.toReversed() : words
  const glyphs: Line['glyphs'] = []
  let x = 0
  for (const word of ordered) {
    if (x > 0) x += SPACE
    for (const piece of piecesOf(word)) {
      const glyph = glyphOf(piece, face)
      if (!glyph) return null
      glyphs.push({ glyph, x })
      x += glyph.advance + gap
    }
  }
  return { glyphs, width: Math.max(1, x - gap) }
}

/** Of capitals and digits alone there is nothing below the foot of the line. */
function heightOf(line: Line | undefined): number {
  const { y0, y1 } = box((line?.glyphs ?? []).flatMap(({ glyph }) => glyph.polys))
  return Math.max(0.5, (y1 - y0) / EM)
}

function placed(lines: readonly Line[], size: number, { x, y, w, h }: Place, arch: number): Letter[] {
  const scale = size / EM
  const bounds = box(
    lines.flatMap((line, row) => shifted(line, 0, row * EM * LINE_HEIGHT)).flatMap(({ polys }) => polys),
  )
  const top = y + (h - bounds.h * scale) / 2 - bounds.y0 * scale + (arch * size) / 2
  return lines.flatMap((line, row) =>
    line.glyphs.map(({ glyph, x: left }) => {
      const middle = left + glyph.advance / 2 - line.width / 2
      const along = middle / (line.width / 2)
      const rise = arch * size * (1 - along * along)
      const slope = (2 * arch * size * along) / ((line.width / 2) * scale)
      const centered = glyph.polys.map((poly) => move(poly, -glyph.advance / 2, 0))
      const foot = top + row * size * LINE_HEIGHT - rise
      return {
        text: glyph.text,
        polys: centered.map((poly) => move(poly, x + w / 2 + middle * scale, foot, Math.atan(slope), scale)),
      }
    }),
  )
}

const shifted = (line: Line, dx: number, dy: number): Letter[] =>
  line.glyphs.map(({ glyph, x }) => ({ text: glyph.text, polys: glyph.polys.map((poly) => move(poly, x + dx, dy)) }))

/** Open fonts as outlines. Each file has one script; what none of them has is not drawable. */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { intersect, subtract, union } from '../ornate/kit/clip.ts'
import { ellipse, rect } from '../ornate/kit/curves.ts'
import { area, box, move, type Poly } from '../ornate/kit/points.ts'

/** 'fat' for a few large letters, 'round' for lines of text; round has more scripts and stands in for fat. */
export type Face = 'fat' | 'round'

/** Letters are measured in thousandths of their size; the foot of a line is at 0. */
export const EM = 1000

export interface Glyph {
  text: string
  polys: Poly[]
  /** From its beginning to the beginning of the next. */
  advance: number
}

export const ROUND = [
  'baloo-2-latin',
  'baloo-2-latin-ext',
  'baloo-2-devanagari',
  'baloo-bhaijaan-2-arabic',
  'mochiy-pop-one-kana',
]
const FILES: Record<Face, readonly string[]> = {
  fat: ['titan-one-latin', 'titan-one-latin-ext', ...ROUND],
  round: ROUND,
}

const fonts = new Map<string, Font>()
const glyphs = new Map<string, Glyph | null>()

export function fontOf(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const font = create(readFileSync(new URL(`../../data/fonts/${file}.woff`, import.meta.url))) as Font
  fonts.set(file, font)
  return font
}

/** A letter, or a word of a script whose letters join. Null where no font has all of it. */
export function glyphOf(text: string, face: Face): Glyph | null {
  const key = `${face} ${text}`
  const known = glyphs.get(key)
  if (known !== undefined) return known
  const file = FILES[face].find((name) => {
    const font = fontOf(name)
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  })
  const plain = file === undefined ? null : outlined(text, fontOf(file))
  const glyph = text === 'Q' && face === 'fat' ? tailed(glyphOf('O', face)) : plain
  if (glyphs.size > 2000) glyphs.clear()
  glyphs.set(key, glyph)
  return glyph
}

/** The font's own Q is a speech bubble: an O with a bar across its foot is read by every child. */
function tailed(round: Glyph | null): Glyph | null {
  if (!round) return null
  const { x0, y0, w, h } = box(round.polys)
  const tail = move(ellipse(0, 0, w * 0.33, w * 0.12, 40), x0 + w * 0.77, y0 + h * 0.84, Math.PI * 0.25)
  const holes = subtract(
    round.polys.filter((poly) => area(poly) < 0).map((hole) => hole.toReversed()),
    [tail],
  )
  const body = union([...round.polys.filter((poly) => area(poly) > 0), tail])
  return { ...round, text: 'Q', polys: subtract(body, holes) }
}

const EVERYWHERE = rect(-9 * EM, -9 * EM, 60 * EM, 18 * EM)

function outlined(text: string, font: Font): Glyph {
  const { glyphs: parts, positions } = font.layout(text)
  const scale = EM / font.unitsPerEm
  const polys: Poly[] = []
  let at = 0
  for (const [i, part] of parts.entries()) {
    const place = positions[i]
    if (!place) continue
    for (const poly of sampled(part.path.commands))
      polys.push(move(poly, (at + place.xOffset) * scale, -place.yOffset * scale, 0, scale, -scale))
    at += place.xAdvance
  }
  // Letters that join overlap: cut by everything, they are one shape, its holes wound the other way.
  return { text, polys: polys.length ? intersect(polys, [EVERYWHERE]) : [], advance: at * scale }
}

const STEPS = 9

/** Font outlines as polylines. */
function sampled(commands: readonly { command: string; args: number[] }[]): Poly[] {
  const out: Poly[] = []
  let line: Poly = []
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args
    const [x, y] = line.at(-1) ?? [0, 0]
    if (command === 'moveTo') line = [[a, b]]
    else if (command === 'lineTo') line.push([a, b])
    else if (command === 'quadraticCurveTo')
      for (let i = 1; i <= STEPS; i++) {
        const t = i / STEPS
        const s = 1 - t
        line.push([s * s * x + 2 * s * t * a + t * t * c, s * s * y + 2 * s * t * b + t * t * d])
      }
    else if (command === 'bezierCurveTo')
      for (let i = 1; i <= STEPS; i++) {
        const t = i / STEPS
        const s = 1 - t
        line.push([
          s ** 3 * x + 3 * s * s * t * a + 3 * s * t * t * c + t ** 3 * e,
          s ** 3 * y + 3 * s * s * t * b + 3 * s * t * t * d + t ** 3 * f,
        ])
      }
    else if (line.length > 2) {
      out.push(line)
      line = []
    }
  }
  return out
}

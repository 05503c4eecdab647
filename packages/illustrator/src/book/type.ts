/** Words as outlines with their own curves, for print. */
import type { Font } from 'fontkit'
import { fontOf, ROUND } from '../lettering/fonts.ts'
import { isRightToLeft, piecesOf } from '../lettering/scripts.ts'

/** 'title' for the cover, 'text' for everything small. */
export type Type = 'title' | 'text'

export interface SetText {
  /** Path data; the foot of the line is at 0, its beginning too. */
  d: string
  width: number
}

const FILES: Record<Type, readonly string[]> = {
  title: ['young-serif-latin', 'young-serif-latin-ext', ...ROUND],
  text: ROUND,
}
const SPACE: Record<Type, number> = { title: 0.26, text: 0.24 }

/** What no font of ours has is left out: whoever names a book is told before. */
export function setText(text: string, size: number, type: Type): SetText {
  const words = text.trim().split(/\s+/).filter(Boolean)
  let d = ''
  let x = 0
  for (const [i, word] of (isRightToLeft(text) ? words.toReversed() : words).entries()) {
    if (i > 0) x += SPACE[type] * size
    for (const { run, font } of runsOf(word, type)) {
      const { glyphs, positions } = font.layout(run)
      const scale = size / font.unitsPerEm
      for (const [k, glyph] of glyphs.entries()) {
        const place = positions[k]
        if (!place) continue
        d += outline(glyph.path.commands, x + place.xOffset * scale, -place.yOffset * scale, scale)
        x += place.xAdvance * scale
      }
    }
  }
  return { d, width: x }
}

/** In as few fonts as can be: between letters of one font the gaps are right. */
function runsOf(word: string, type: Type): { run: string; font: Font }[] {
  const whole = fontFor(word, type)
  if (whole) return [{ run: word, font: whole }]
  return piecesOf(word).flatMap((run) => {
    const font = fontFor(run, type)
    return font ? [{ run, font }] : []
  })
}

function fontFor(text: string, type: Type): Font | null {
  for (const file of FILES[type]) {
    const font = fontOf(file)
    if ([...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return font
  }
  return null
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function outline(
  commands: readonly { command: string; args: number[] }[],
  x: number,
  y: number,
  scale: number,
): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, i) => (i % 2 ? y - value * scale : x + value * scale).toFixed(2))
      return `${LETTERS[command] ?? ''}${points.join(' ')}`
    })
    .join('')
}

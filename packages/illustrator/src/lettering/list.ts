/** Words one below the other, as the days of the week are: each in a row of its own with something beside it. */
import { page, shape } from '../ornate/kit/marks.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { roundedRect } from './frames.ts'
import { hollow } from './ink.ts'
import { setInto } from './setting.ts'

const EDGE = 36
const INNER = 952

export function listPage(words: readonly string[], things: readonly Fitted[]): string | null {
  const columns = words.length > 8 ? 2 : 1
  const rows = Math.ceil(words.length / columns)
  const w = INNER / columns
  const h = INNER / rows
  const longest = Math.max(...words.map((word) => [...word].length))
  let out = ''
  for (const [i, word] of words.entries()) {
    const x = EDGE + Math.floor(i / rows) * w
    const y = EDGE + (i % rows) * h
    const side = Math.min(h - 22, 150)
    const thing = things[i % Math.max(1, things.length)]
    const left = thing ? side + 30 : 0
    const place = { x: x + 26 + left, y: y + 20, w: w - 52 - left, h: h - 40 }
    const letters = setInto(word, place, {
      face: 'round',
      gap: 60,
      mostLines: 1,
      mostSize: Math.min(150, place.w / (longest * 0.62)),
    })
    if (!letters) return null
    out += shape(roundedRect(x + 5, y + 5, w - 10, h - 10, 24), 4.5)
    out += thing?.(x + 24 + side / 2, y + h / 2, side, side - 8) ?? ''
    out += letters.map((letter) => hollow(letter, 5, 3)).join('')
  }
  return page(out)
}

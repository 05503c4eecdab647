/** What pages for school are made of: cells with a word below, arrows, and labels with a line to what they name. */

import { roundedRect } from '../lettering/frames.ts'
import { caption, hollow } from '../lettering/ink.ts'
import { type Place, setInto } from '../lettering/setting.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import type { Point, Poly } from '../ornate/kit/points.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'

/** Puts a word into its place, or what stands for it. */
export type Write = (text: string, place: Place, mostSize?: number) => string

/** A box to write the word into. */
export const blank: Write = (_, { x, y, w, h }) => shape(roundedRect(x + w * 0.06, y - 4, w * 0.88, h + 8, 10), 4.2)

export interface Cell {
  label: string
  draw: Fitted
}

/** A heading in hollow letters along the top. */
export function title(text: string, y = 40, h = 96): string {
  const letters = setInto(text, { x: 90, y, w: 844, h }, { face: 'round', gap: 60, mostLines: 1, mostSize: 112 }) ?? []
  return letters.map((letter) => hollow(letter, 5, 3)).join('')
}

/** Everything in a frame of its own, with its word below. */
export function gridPage(cells: readonly Cell[], heading?: string, write: Write = caption, asked?: number): string {
  const top = heading ? 150 : 36
  const columns = asked ?? (cells.length <= 2 ? 1 : cells.length <= 6 ? 2 : cells.length <= 12 ? 3 : 4)
  const rows = Math.ceil(cells.length / columns)
  const w = 952 / columns
  const h = (988 - top) / rows
  let out = heading ? title(heading) : ''
  for (const [i, { label, draw }] of cells.entries()) {
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? cells.length - columns * (rows - 1) : columns
    const x = 512 + ((i % columns) - inRow / 2) * w
    const y = top + row * h
    const foot = label ? 58 : 0
    out += shape(roundedRect(x + 7, y + 7, w - 14, h - 14, 22), 4.5)
    out += draw(x + w / 2, y + (h - foot) / 2, w - 60, h - foot - 40)
    if (label) out += write(label, { x: x + 24, y: y + h - 68, w: w - 48, h: 48 })
  }
  return page(out)
}

/** Lines to go over with a pencil, or to cut along. */
export const dashed = (svg: string): string => svg.replace(/<(path|circle) /g, '<$1 stroke-dasharray="11 9" ')

const SHAFT = 13
const HEAD = 30

export function straightArrow(from: Point, to: Point): Poly {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along - uy * aside,
    from[1] + uy * along + ux * aside,
  ]
  const neck = long - 52
  return [at(0, SHAFT), at(neck, SHAFT), at(neck, HEAD), at(long, 0), at(neck, -HEAD), at(neck, -SHAFT), at(0, -SHAFT)]
}

export interface Labeled {
  svg: string
  labels: { text: string; at: Point }[]
  /** Where all its words stand; else each on the side that is nearer. */
  side?: 'left' | 'right'
}

const [HIGHEST, LOWEST, LABEL_APART] = [210, 950, 100]

/** Each level as near to what it names as its neighbors allow; `levels` run downward. */
function apart(levels: readonly number[]): number[] {
  const step = Math.min(LABEL_APART, (LOWEST - HIGHEST) / Math.max(1, levels.length - 1))
  const out: number[] = []
  for (const level of levels) out.push(Math.max(level, HIGHEST, (out.at(-1) ?? -step) + step))
  for (let i = out.length - 1, least = LOWEST; i >= 0; i--, least -= step) out[i] = Math.min(out[i] ?? least, least)
  return out
}

const BANK_SIDE = 172
/** Above a bank of words the picture is this much smaller. */
const OVER_BANK = 0.75

/** The words to choose from, in the order of the alphabet: in that of the picture they would be its answers. */
function wordBank(words: readonly string[]): string {
  const columns = Math.min(4, Math.ceil(words.length / 2))
  const rows = Math.ceil(words.length / columns)
  const box = { x: 60, y: 984 - BANK_SIDE, w: 904, h: BANK_SIDE }
  const [w, h] = [box.w / columns, (box.h - 16) / rows]
  const inside = [...words].sort().map((word, i) => {
    const place = { x: box.x + (i % columns) * w + 14, y: box.y + 8 + Math.floor(i / columns) * h, w: w - 28, h }
    return caption(word, place, 44)
  })
  return shape(roundedRect(box.x, box.y, box.w, box.h, 24), 5) + inside.join('')
}

/** Labels stand in two columns, so that no line crosses another. */
export function diagramPage(drawn: Labeled, heading: string, write: Write, bank: readonly string[] = []): string {
  if (!bank.length) return page(title(heading) + labeledPicture(drawn, write))
  const [x, y] = [(512 * (1 - OVER_BANK)).toFixed(1), (156 * (1 - OVER_BANK)).toFixed(1)]
  const picture = labeledPicture(drawn, write)
  return page(
    `${title(heading)}<g transform="translate(${x} ${y}) scale(${OVER_BANK})">${picture}</g>${wordBank(bank)}`,
  )
}

function labeledPicture({ svg, labels, side: only }: Labeled, write: Write): string {
  let out = svg
  for (const isLeft of [true, false]) {
    const side = labels
      .filter(({ at }) => (only ? only === 'left' : at[0] < 512) === isLeft)
      .sort((a, b) => a.at[1] - b.at[1])
    const levels = apart(side.map(({ at }) => at[1]))
    for (const [i, { text, at }] of side.entries()) {
      const y = levels[i] ?? at[1]
      const h = text.includes(' ') ? 88 : 48
      const place = { x: isLeft ? 34 : 790, y: y - h / 2, w: 200, h }
      const edge: Point = [isLeft ? 240 : 784, y]
      out += line([edge, at], 4) + circle(at[0], at[1], 7, 0, '#000')
      out += write(text, place, 40)
    }
  }
  return out
}

/** What pages for school are made of: cells with a word below, arrows, and labels with a line to what they name. */

import { roundedRect } from '../lettering/frames.ts'
import { caption, hollow } from '../lettering/ink.ts'
import { type Place, setInto } from '../lettering/setting.ts'
import { arc } from '../ornate/kit/curves.ts'
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
export const dashed = (svg: string): string => svg.replaceAll('<path ', '<path stroke-dasharray="11 9" ')

const SHAFT = 13
const HEAD = 30

/** A hollow arrow along a circle, clockwise. */
export function roundArrow(cx: number, cy: number, r: number, from: number, to: number): Poly {
  const tip = to
  const neck = to - 58 / r
  const at = (radius: number, a: number): Point => [cx + radius * Math.cos(a), cy + radius * Math.sin(a)]
  return [
    ...arc(cx, cy, r + SHAFT, from, neck, 12),
    at(r + HEAD, neck),
    at(r, tip),
    at(r - HEAD, neck),
    ...arc(cx, cy, r - SHAFT, neck, from, 12),
  ]
}

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

/** Stages in a ring, each leading to the next. */
export function cyclePage(cells: readonly Cell[], heading: string, write: Write): string {
  const [cx, cy, r] = [512, 566, 318]
  const step = (2 * Math.PI) / cells.length
  const large = cells.length < 5
  let out = title(heading)
  for (const [i, { label, draw }] of cells.entries()) {
    const a = -Math.PI / 2 + i * step
    const [x, y] = [cx + r * Math.cos(a), cy + r * 0.98 * Math.sin(a)]
    out +=
      draw(x, y - 16, large ? 290 : 240, large ? 204 : 180) + write(label, { x: x - 130, y: y + 84, w: 260, h: 44 })
    const clear = cells.length > 3 ? 0.34 : 0.27
    out += shape(roundArrow(cx, cy, r - 40, a + step * clear + 0.06, a + step * (1 - clear)), 5)
  }
  return page(out)
}

export interface Labeled {
  svg: string
  labels: { text: string; at: Point }[]
}

/** Labels stand in two columns, so that no line crosses another. */
export function diagramPage({ svg, labels }: Labeled, heading: string, write: Write): string {
  let out = title(heading) + svg
  for (const isLeft of [true, false]) {
    const side = labels.filter(({ at }) => at[0] < 512 === isLeft).sort((a, b) => a.at[1] - b.at[1])
    const gap = 780 / Math.max(1, side.length)
    for (const [i, { text, at }] of side.entries()) {
      const y = side.length === 1 ? at[1] : 190 + gap * (i + 0.5)
      const h = text.includes(' ') ? 88 : 48
      const place = { x: isLeft ? 34 : 790, y: y - h / 2, w: 200, h }
      const edge: Point = [isLeft ? 240 : 784, y]
      out += line([edge, at], 4) + circle(at[0], at[1], 7, 0, '#000')
      out += write(text, place, 40)
    }
  }
  return page(out)
}

/** Draws what stands in a cell, as large as its place. */
import { createRng, hash } from '../../ink/random.ts'
import { roundedRect } from '../../lettering/frames.ts'
import { caption, hollow, labeled } from '../../lettering/ink.ts'
import { counted, gridFor } from '../../lettering/number.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { type Place, setInto } from '../../lettering/setting.ts'
import { grow } from '../../ornate/kit/clip.ts'
import { rect } from '../../ornate/kit/curves.ts'
import { circle, line, shape } from '../../ornate/kit/marks.ts'
import { type Point, TAU } from '../../ornate/kit/points.ts'
import type { Fitted } from '../../ornate/mandala/motif.ts'
import { dashed } from '../chart.ts'
import { feeling, SENSES } from '../faces.ts'
import { coinOf, FIGURES } from '../pages.ts'
import { sketchOf } from '../sketch.ts'
import { actOf } from './acts.ts'
import { blocks } from './blocks.ts'
import { type Content, DOING } from './cell.ts'
import { die, tally } from './marks-of-number.ts'
import { onRuler } from './measuring.ts'
import { penciled, ruled } from './pencil.ts'

/** How much of a row or a column each kind takes. */
const WIDE: Partial<Record<Content['kind'], number>> = {
  box: 1,
  word: 0.7,
  frame: 2.4,
  line: 1.3,
  things: 1.5,
  beside: 2,
  ruler: 5,
}
const HIGH: Partial<Record<Content['kind'], number>> = { blocks: 1.5, line: 0.34, word: 0.6, box: 0.7, bond: 1.6 }

/** Parts of a body that nobody draws alone but for the senses. */
const BODY: Record<string, Fitted | undefined> = {
  eye: SENSES.sight,
  ear: SENSES.hearing,
  nose: SENSES.smell,
  mouth: SENSES.taste,
  hand: SENSES.touch,
}

/** Anything that a sheet shows or counts, fitted to its place. */
export const thingOf = (name: string): Fitted | undefined =>
  (name.startsWith(DOING) ? actOf(name.slice(DOING.length)) : null) ??
  coinOf(name) ??
  sketchOf(name) ??
  objectsOf([name])[0] ??
  BODY[name]

/** More things take more room. */
const shareOf = (content: Content, across: boolean): number =>
  ((across ? WIDE : HIGH)[content.kind] ?? 1) * (isLarge(content, across) ? 2.2 : 1)

const isLarge = (content: Content, across: boolean): boolean =>
  (content.kind === 'things' && content.n > 4 && across) ||
  (content.kind === 'box' && content.wide) ||
  (content.kind === 'word' && content.text.length > 12)

export function drawn(content: Content, place: Place): string {
  const { x, y, w, h } = place
  const [cx, cy] = [x + w / 2, y + h / 2]
  switch (content.kind) {
    case 'things': {
      const thing = thingOf(content.name)
      if (!thing) return ''
      return content.n === 1 ? thing(cx, cy, w * content.size, h * content.size) : counted(content.n, thing, place)
    }
    case 'half':
      return half(content.name, place)
    case 'in':
      return inBox(content.name, place)
    case 'ruler':
      return onRuler(content.name, place)
    case 'word':
      return content.look === 'dashed' ? toTrace(content.text, place) : letters(content.text, place)
    case 'box': {
      const side = content.wide ? w : Math.min(w, h * 1.6)
      return shape(roundedRect(cx - side / 2, y + 4, side, h - 8, 16), 5)
    }
    case 'line':
      return line(
        [
          [x + 6, y + h * 0.72],
          [x + w - 6, y + h * 0.72],
        ],
        4.5,
      )
    case 'clock':
      return smallClock(content.hours, content.minutes, cx, cy, Math.min(w, h) / 2)
    case 'face':
      return feeling(content.name)(cx, cy, w, h)
    case 'shape':
      return FIGURES[content.name]?.(cx, cy, Math.min(w, h) * 0.42) ?? ''
    case 'frame':
      return tenFrame(content.n, content.name, place)
    case 'blocks':
      return blocks(content.n, place)
    case 'die':
      return die(content.n, place)
    case 'tally':
      return tally(content.n, place)
    case 'bond':
      return bond(content.parts, place)
    case 'beside':
    case 'stacked':
      return together(content.kind, content.parts, place)
    case 'mix':
      return heap(content.of, place)
  }
}

function together(kind: 'beside' | 'stacked', of: readonly Content[], { x, y, w, h }: Place): string {
  const across = kind === 'beside'
  const shares = of.map((part) => shareOf(part, across))
  const gap = 14
  const room = (across ? w : h) - gap * (of.length - 1)
  const unit = room / shares.reduce((sum, share) => sum + share, 0)
  let at = across ? x : y
  return of
    .map((part, i) => {
      const long = (shares[i] ?? 1) * unit
      const place = across ? { x: at, y, w: long, h } : { x, y: at, w, h: long }
      at += long + gap
      return drawn(part, place)
    })
    .join('')
}

const letters = (text: string, place: Place): string =>
  (setInto(text, place, { face: 'round', gap: 60, mostLines: 2, mostSize: place.h * 1.3 }) ?? [])
    .map((letter) => hollow(letter, place.h < 60 ? 4 : 5, place.h < 60 ? 1.5 : 3))
    .join('')

/** Between lines, as in a writing book: as a pencil goes, or in outline where the script is not ours. */
function toTrace(text: string, { x, y, w, h }: Place): string {
  const place = { x, y, w, h }
  const pencil = penciled(text, place)
  if (pencil) return ruled(text, place) + pencil
  const inner = { x: x + 8, y: y + h * 0.12, w: w - 16, h: h * 0.76 }
  const set = setInto(text, inner, { face: 'round', gap: 40, mostLines: 1, mostSize: h * 1.1 }) ?? []
  const rule = (level: number) =>
    line(
      [
        [x, level],
        [x + w, level],
      ],
      3.4,
    )
  return (
    rule(y + 2) +
    rule(y + h - 2) +
    set.map((letter) => labeled(letter.text, dashed(shape(grow(letter.polys, 2), 4)))).join('')
  )
}

/** Whoever it is looks out of an open box. */
function inBox(name: string, { x, y, w, h }: Place): string {
  const side = Math.min(w * 0.86, h * 0.9)
  const [cx, rim, foot] = [x + w / 2, y + h - side * 0.5, y + h - 6]
  const [l, r] = [cx - side / 2, cx + side / 2]
  const flap = (from: number, q: number): string =>
    shape(
      [
        [from, rim],
        [from + q * side * 0.16, rim + side * 0.12],
        [from + q * side * 0.16, rim + side * 0.26],
        [from, rim + side * 0.16],
      ],
      5,
    )
  return (
    shape(
      [
        [l, rim],
        [l + side * 0.1, rim - side * 0.14],
        [r - side * 0.1, rim - side * 0.14],
        [r, rim],
      ],
      5,
    ) +
    (thingOf(name)?.(cx, rim - side * 0.02, side * 0.76, side * 0.82) ?? '') +
    shape(rect(l, rim, side, foot - rim), 5.5) +
    flap(l, -1) +
    flap(r, 1) +
    shape(rect(cx - side * 0.1, rim, side * 0.2, side * 0.18), 4.5)
  )
}

/** Its left half, and a dashed line to mirror it on. */
function half(name: string, { x, y, w, h }: Place): string {
  const [thing] = objectsOf([name])
  if (!thing) return ''
  const id = `half${Math.round(x)}-${Math.round(y)}`
  const middle = x + w / 2
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w / 2}" height="${h}"/></clipPath>` +
    `<g clip-path="url(#${id})">${thing(middle, y + h / 2, w, h)}</g>` +
    dashed(
      line(
        [
          [middle, y],
          [middle, y + h],
        ],
        5,
      ),
    )
  )
}

/** Only the hours that a child reads it by: small numbers could not be colored. */
function smallClock(hours: number, minutes: number, x: number, y: number, r: number): string {
  const at = (turn: number, far: number): Point => [x + far * Math.sin(turn * TAU), y - far * Math.cos(turn * TAU)]
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const [nx, ny] = at((i + 1) / 12, r * 0.78)
    const side = r * 0.26
    return caption(String(i + 1), { x: nx - side / 2, y: ny - side / 2, w: side, h: side }, side * 1.3)
  })
  const hand = (turn: number, far: number, sw: number) => (hours ? line([[x, y], at(turn, far)], sw) : '')
  return (
    circle(x, y, r, 5.5) +
    numbers.join('') +
    hand((hours + minutes / 60) / 12, r * 0.38, 9) +
    hand(minutes / 60, r * 0.58, 6) +
    circle(x, y, Math.max(8, r * 0.06), 4)
  )
}

/** All of them, each in a place of its own, in no order. */
function heap(of: readonly { name: string; n: number }[], { x, y, w, h }: Place): string {
  const names = of.flatMap(({ name, n }) => new Array<string>(n).fill(name))
  const rng = createRng(hash(names.join(' ')))
  const { columns, rows } = gridFor(names.length, w / h)
  const [wide, high] = [w / columns, h / rows]
  return rng
    .shuffle(names)
    .map((name, i) => {
      const [cx, cy] = [x + ((i % columns) + 0.5) * wide, y + (Math.floor(i / columns) + 0.5) * high]
      const size = rng.between(0.7, 0.86)
      return thingOf(name)?.(cx + rng.between(-6, 6), cy + rng.between(-6, 6), wide * size, high * size) ?? ''
    })
    .join('')
}

/** Two rows of five, filled from the first. */
function tenFrame(n: number, name: string, { x, y, w, h }: Place): string {
  const side = Math.min(w / 5, h / 2)
  const [left, top] = [x + (w - side * 5) / 2, y + (h - side * 2) / 2]
  const thing = thingOf(name)
  return Array.from({ length: 10 }, (_, i) => {
    const [cx, cy] = [left + (i % 5) * side, top + Math.floor(i / 5) * side]
    const fill = i < n && thing ? thing(cx + side / 2, cy + side / 2, side * 0.76, side * 0.76) : ''
    return shape(rect(cx, cy, side, side), 5) + fill
  }).join('')
}

/** A whole above its two parts; what is not given is to be written. */
function bond([whole = '', one = '', other = '']: readonly string[], { x, y, w, h }: Place): string {
  const r = Math.min(h * 0.23, w * 0.2)
  const spots: [Point, string][] = [
    [[x + w / 2, y + r + 4], whole],
    [[x + w * 0.24, y + h - r - 4], one],
    [[x + w * 0.76, y + h - r - 4], other],
  ]
  const [top, ...feet] = spots
  const arms = feet.map(([at]) => line([top?.[0] ?? at, at], 5)).join('')
  const filled = spots.map(
    ([[cx, cy], text]) =>
      circle(cx, cy, r, 5.5) +
      (text && text !== '?' ? letters(text, { x: cx - r * 0.6, y: cy - r * 0.5, w: r * 1.2, h: r }) : ''),
  )
  return arms + filled.join('')
}

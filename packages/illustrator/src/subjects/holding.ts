/** Someone with a thing of theirs: a bear with a balloon, an owl with a book, a hedgehog under an umbrella. */
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, limb, line, type Point, path, pen } from '../ink/svg.ts'
import { place } from '../motifs/motif.ts'
import type { Figure } from '../people/figure.ts'
import { balloon } from '../scenery/party.ts'
import type { Item } from '../words/item.ts'
import { canSit, drawSingle } from './draw-single.ts'
import { headOf } from './profile-heads.ts'
import { isFigure, sitter } from './sitter.ts'

export function holding(item: Item, prop: Item, { x, y, w, h, sw, rng }: Spot, looks: 'left' | 'right'): Drawn | null {
  if (!canSit(item)) return offered(item, prop, { x, y, w, h, sw, rng }, looks)
  const inFront = FRONT.has(prop.art)
  const tall = prop.art === '☂' ? h * 0.74 : h * 0.94
  const fx = inFront ? x : x - w * 0.08
  const who = sitter(item, { x: fx, y, w, h: tall, sw, rng }, { arms: inFront ? 'hold' : 'wave' })
  if (!isFigure(who)) return who
  const out = inFront ? who.svg + held(prop, who.chest, tall * 0.3, sw, rng) : raised(prop, who, tall, sw, rng)
  return standing(out, x, y, Math.max(w * 0.8, who.w), prop.art === '☂' ? h : who.h)
}

/** Held with both hands before the chest. */
const FRONT = new Set([
  '📖',
  '📚',
  '🎁',
  '*present',
  '*heart',
  '🧸',
  '🎸',
  '🥁',
  '🎺',
  '🎻',
  '🪗',
  '🍕',
  '*cake',
  '🎂',
  '🥧',
  '🍔',
  '🐣',
  '🐥',
  '🧺',
  '🪴',
  '🐠',
  '🍉',
  '🎮',
  '🍿',
  '🥣',
  '⚽',
  '🏀',
  '🏈',
  '🏐',
  '🎃',
  '*pumpkin',
  '*egg',
  '🐚',
  '🎨',
  '🥞',
  '🍪',
  '🍩',
  '🪕',
  '🏆',
  '💐',
])

function held(prop: Item, [x, y]: Point, size: number, sw: number, rng: Spot['rng']): string {
  return (
    drawSingle(prop, { x, y, w: size * 1.15, h: size, sw: sw * 0.92, rng, anchor: 'center', face: 'left' })?.svg ?? ''
  )
}

function raised(prop: Item, who: Figure, s: number, sw: number, rng: Spot['rng']): string {
  const [hx, hy] = who.hand
  const fist = circ(hx, hy, s * 0.045, sw)
  if (prop.art === '*balloon') {
    const bunch = [
      [0.02, 0.44, 0.1],
      [-0.13, 0.36, 0.085],
      [0.15, 0.34, 0.085],
    ] as const
    const strings = bunch.map(([dx, up, r]) =>
      balloon(hx + dx * s, hy - up * s, r * s, rng, sw * 0.9, up * s - r * s * 1.2, hx),
    )
    return strings.reverse().join('') + who.svg + fist
  }
  if (prop.art === '☂')
    return umbrella([hx, hy + s * 0.05], hx - s * 0.14, Math.min(who.y0, hy) - s * 0.06, s * 0.95, sw) + who.svg + fist
  if (prop.art === '🪁') return kite(who.hand, s, sw) + who.svg + fist
  const size = s * 0.3
  const drawn = place(prop.art, { x: hx + s * 0.02, y: hy + size * 0.12, w: size, h: size * 1.1, stroke: sw * 0.92 })
  const svg =
    drawn?.svg ??
    drawSingle(prop, { x: hx, y: hy + size * 0.12, w: size, h: size * 1.1, sw: sw * 0.92, rng, face: 'left' })?.svg ??
    ''
  return who.svg + svg + fist
}

/** Open, its point above (cx, top); `hand` is where its stick is held. */
function umbrella([hx, hy]: Point, cx: number, top: number, wide: number, sw: number): string {
  const ribs = Array.from({ length: 4 }, () => pen`a${wide / 8} ${wide / 14} 0 0 0 ${wide / 4} 0`).join('')
  const left = cx - wide / 2
  const dome = pen`M${left} ${top}C${left} ${top - wide * 0.52} ${cx + wide / 2} ${top - wide * 0.52} ${cx + wide / 2} ${top}L${left} ${top}`
  return (
    limb(pen`M${hx} ${hy}L${cx} ${top - wide * 0.2}`, wide * 0.023, sw) +
    path(dome, sw) +
    path(pen`M${left} ${top}${ribs}`, sw) +
    line(
      pen`M${cx - wide / 4} ${top}Q${cx - wide * 0.2} ${top - wide * 0.3} ${cx} ${top - wide * 0.39}Q${cx + wide * 0.2} ${top - wide * 0.3} ${cx + wide / 4} ${top}M${cx} ${top}V${top - wide * 0.44}`,
      sw * 0.85,
    )
  )
}

/** Up in the wind, on a long string. */
function kite([hx, hy]: Point, s: number, sw: number): string {
  const [x, y, r] = [hx + s * 0.3, hy - s * 0.5, s * 0.16]
  const tail = [0.35, 0.62, 0.9].map((t) => {
    const [a, b] = [x - r * 0.3 + Math.sin(t * 9) * r * 0.2 + t * r * 0.7, y + r * (1.3 + t)]
    return path(
      pen`M${a} ${b}l${-r * 0.24} ${-r * 0.14}v${r * 0.28}ZM${a} ${b}l${r * 0.24} ${-r * 0.14}v${r * 0.28}Z`,
      sw * 0.85,
    )
  })
  return (
    line(pen`M${hx} ${hy}Q${hx + s * 0.08} ${hy - s * 0.22} ${x} ${y + r * 0.2}`, sw * 0.85) +
    line(
      pen`M${x - r * 0.3} ${y + r * 1.25}q${r * 0.5} ${r * 0.3} ${r * 0.25} ${r * 0.6}t${r * 0.4} ${r * 0.5}`,
      sw * 0.85,
    ) +
    tail.join('') +
    path(
      pen`M${x + r * 0.3} ${y - r * 1.25}L${x + r * 0.9} ${y - r * 0.1}L${x - r * 0.3} ${y + r * 1.25}L${x - r * 0.9} ${y - r * 0.3}Z`,
      sw,
    ) +
    line(
      pen`M${x + r * 0.3} ${y - r * 1.25}L${x - r * 0.3} ${y + r * 1.25}M${x - r * 0.9} ${y - r * 0.3}L${x + r * 0.9} ${y - r * 0.1}`,
      sw * 0.85,
    )
  )
}

/** An animal that cannot sit up has it before its mouth, over its head, or before its belly if it faces us. */
function offered(item: Item, prop: Item, { x, y, w, h, sw, rng }: Spot, looks: 'left' | 'right'): Drawn | null {
  const dir = looks === 'left' ? -1 : 1
  const shade = prop.art === '☂'
  const drawn = drawSingle(item, {
    x: x - dir * w * 0.1,
    y,
    w: w * 0.8,
    h: h * (shade ? 0.62 : 0.94),
    sw,
    rng,
    face: looks,
  })
  if (!drawn) return null
  const head = headOf(item.art, drawn, looks)
  if (shade) {
    const wide = Math.min(drawn.w * 0.95, h * 0.8)
    const stick: Point = [drawn.x + dir * drawn.w * 0.2, drawn.y0 + drawn.h * 0.6]
    return standing(
      umbrella(stick, drawn.x + dir * drawn.w * 0.1, drawn.y0 - h * 0.02, wide, sw) + drawn.svg,
      x,
      y,
      w,
      h,
    )
  }
  if (head.frontal)
    return { ...drawn, svg: drawn.svg + held(prop, [drawn.x, drawn.y0 + drawn.h * 0.74], drawn.h * 0.34, sw, rng) }
  const size = Math.max(h * 0.26, Math.min(w * 0.24, h * 0.34))
  const low = head.y + size > y - size * 0.3
  const at = { x: head.x + dir * (head.r + size * 0.42), y: low ? y : head.y + size * 0.75 }
  const thing = drawSingle(prop, {
    ...at,
    w: size,
    h: size,
    sw: sw * 0.92,
    rng,
    face: looks === 'left' ? 'right' : 'left',
  })
  return standing(drawn.svg + (thing?.svg ?? ''), x, y, w, drawn.h)
}

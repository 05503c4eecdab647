/**
 * Motifs: ready-made drawings baked from the Noto Emoji font (see scripts/bake.ts), each as two weights of one line drawing,
 * so that a motif can be set at any size and still have the line width of the page around it.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Drawn } from '../ink/spot.ts'
import { num, ROOM } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { motifPigment } from './pigments.ts'
import { openPacked, type PackedFile } from './unpack.ts'

export interface Motif {
  name: string
  /** First four letters of its Unicode group: Anim, Food, Trav, Acti, Obje, Peop, Symb, Smil. */
  group: string
  box: readonly number[]
  /** One letter per drawing operation: M L Q C Z. */
  ops: string
  /** Coordinates of the light weight, and what to add to each to reach the regular weight. */
  thin: number[]
  widen: number[]
  /** Painted white below, so that what is behind does not show through. */
  silhouette: string
  /** Solid areas of the glyph that are opened up, since a solid black area cannot be colored. */
  hollow: string
  /** Above 0 the outline is open by so many units, and the silhouette is inked as well. */
  gap: number
  eyes: number[][]
  dots: number[][]
}

const LIGHT = 40
const REGULAR_MINUS_LIGHT = 40
let file: PackedFile | undefined
const ready = new Map<string, Motif | null>()

/** Reading takes a few hundredths of a second: only whoever draws pays it. */
function packed(): PackedFile {
  file ??= openPacked(brotliDecompressSync(readFileSync(new URL('../../data/motifs.bin.br', import.meta.url))))
  return file
}

const bare = (emoji: string) => emoji.replaceAll('\ufe0f', '')

export const hasMotif = (emoji: string): boolean => Object.hasOwn(packed().table, bare(emoji))

/** Every motif's emoji, name and group, for finding words in. */
export const motifNames = (): { emoji: string; name: string; group: string }[] =>
  Object.entries(packed().table).map(([emoji, entry]) => ({ emoji, name: entry.n, group: entry.g }))

export function motifAspect(emoji: string): number | undefined {
  const box = packed().table[bare(emoji)]?.b
  return box && ((box[2] ?? 0) - (box[0] ?? 0)) / ((box[3] ?? 1) - (box[1] ?? 0))
}

export function findMotif(emoji: string): Motif | null {
  const key = bare(emoji)
  const known = ready.get(key)
  if (known !== undefined) return known
  const { table, starts, read } = packed()
  const entry = table[key]
  let motif: Motif | null = null
  if (entry) {
    let at = starts.get(key) ?? 0
    const take = (count: number) => {
      at += count
      return read(at - count, count)
    }
    const outline = (lengths: number[]) => lengths.map((length) => `M${take(length).join(' ')}Z`).join('')
    motif = {
      name: entry.n,
      group: entry.g,
      box: entry.b,
      ops: entry.o.replace(/(\D)(\d+)/g, (_, op: string, run: string) => op.repeat(Number(run))),
      thin: take(entry.c),
      widen: take(entry.c),
      silhouette: outline(entry.s),
      hollow: outline(entry.h),
      gap: entry.p ?? 0,
      eyes: entry.e ?? [],
      dots: entry.d ?? [],
    }
  }
  ready.set(key, motif)
  return motif
}

const OPERANDS: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

interface Contour {
  d: string
  points: number[]
}

/** The lines of the motif, `lw` wide. A hole with less than `room` to color is closed, as a pen would. */
function lines(m: Motif, lw: number, room: number): string {
  const weight = (Math.max(16, Math.min(100, lw)) - LIGHT) / REGULAR_MINUS_LIGHT
  const contours: Contour[] = []
  let contour: Contour = { d: '', points: [] }
  let k = 0
  for (const op of m.ops) {
    contour.d += op
    const count = OPERANDS[op] ?? 0
    for (let i = 0; i < count; i++, k++) {
      const at = (m.thin[k] ?? 0) + (m.widen[k] ?? 0) * weight
      contour.d += (i ? ' ' : '') + num(at)
      contour.points.push(at)
    }
    if (op !== 'Z') continue
    contours.push(contour)
    contour = { d: '', points: [] }
  }
  return contours
    .filter(({ points }) => sizeOf(points) >= room || isInk(points, contours))
    .map(({ d }) => d)
    .join('')
}

/** The longer side of the box around the points. */
function sizeOf(points: readonly number[]): number {
  const xs = points.filter((_, i) => i % 2 === 0)
  const ys = points.filter((_, i) => i % 2)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** Whether what lies within the contour, close to its edge, is ink: otherwise it is the edge of a hole. */
function isInk(points: readonly number[], contours: readonly Contour[]): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const [dx, dy] = [(y1 - y0) / length, (x0 - x1) / length]
  const side = windings(x + dx, y + dy, points) ? 1 : -1
  const within = [x + dx * side, y + dy * side] as const
  return contours.reduce((sum, contour) => sum + windings(...within, contour.points), 0) !== 0
}

/** How often the points, in a ring, go around (x, y). */
function windings(x: number, y: number, points: readonly number[]): number {
  let count = 0
  let [ax, ay] = [points.at(-2) ?? 0, points.at(-1) ?? 0]
  for (let i = 0; i < points.length; i += 2) {
    const [bx, by] = [points[i] as number, points[i + 1] as number]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) count += by > ay ? 1 : -1
    ax = bx
    ay = by
  }
  return count
}

/** Of the solid parts that are opened up, those that leave room to color, and the sprinkles within them that stay ink. */
function openings(hollow: string, room: number): { open: string; pips: string } {
  const rings = hollow
    .split('Z')
    .filter(Boolean)
    .map((d) => ({ d: `${d}Z`, points: (d.match(/-?\d+/g) ?? []).map(Number) }))
  const small = rings.filter(({ points }) => sizeOf(points) < room)
  const pips = small.filter(({ points }) =>
    rings.some((other) => sizeOf(other.points) >= room && windings(points[0] ?? 0, points[1] ?? 0, other.points)),
  )
  const text = (list: typeof rings) => list.map(({ d }) => d).join('')
  return { open: text(rings.filter((ring) => !small.includes(ring))), pips: text(pips) }
}

/** The motif in its own units, with lines `lw` of those units wide and nothing to color that is smaller than `room`. */
function ink(m: Motif, lw: number, room: number): string {
  const extra = lw > 100 ? lw - 100 : 0
  const d = lines(m, lw, room + extra)
  const rim = Math.max(0, lw / 2 - 7)
  const { open, pips } = openings(m.hollow, room + rim * 2)
  const closed = m.gap ? ` stroke="#000" stroke-width="${num(lw)}"` : ''
  let out = `<path d="${m.silhouette}" fill="#fff"${closed}/>`
  out += `<path d="${d}" fill="#000"${extra ? ` stroke="#000" stroke-width="${num(extra)}"` : ''}/>`
  if (open)
    out += `<path d="${open}" fill="#fff" stroke="${rim > 0 ? '#000' : '#fff'}" stroke-width="${num(rim * 2)}"/>`
  if (pips) out += `<path d="${pips}" fill="#000"/>`
  for (const [x = 0, y = 0, rx = 0, ry = 0] of m.dots)
    out += `<ellipse cx="${x}" cy="${y}" rx="${rx + 8}" ry="${ry + 8}"/><circle cx="${num(x - rx * 0.25)}" cy="${num(y - ry * 0.3)}" r="${num(rx * 0.34)}" fill="white"/>`
  return out + glints(m)
}

/** A spot of light in each eye: without it most animals stare. */
function glints(m: Motif): string {
  if (m.group !== 'Anim' || m.eyes.length > 3) return ''
  const [, top = 0, , bottom = 0] = m.box
  return m.eyes
    .filter(([, y = 0, r = 0]) => r > 50 && y < top + (bottom - top) * 0.5)
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${num(x - r * 0.28)}" cy="${num(y - r * 0.32)}" r="${num(r * 0.3)}" fill="white"/>`,
    )
    .join('')
}

export interface Placing {
  x: number
  y: number
  w?: number
  h?: number
  stroke?: number
  flip?: boolean
  rot?: number
  /** What (x, y) is of the motif. */
  anchor?: 'bottom' | 'center' | 'top'
  /** In place of the motif's own (see tint.ts). */
  pigment?: string
}

/** Sets the motif into w by h at (x, y); null where no such motif was baked. */
export function place(emoji: string, at: Placing): Drawn | null {
  const m = findMotif(emoji)
  if (!m) return null
  const { x, y, w = 1e9, h = 1e9, stroke = 5, flip = false, rot = 0, anchor = 'bottom' } = at
  const [left = 0, top = 0, right = 0, bottom = 0] = m.box
  const scale = Math.min(w / (right - left), h / (bottom - top))
  const cx = (left + right) / 2
  const cy = anchor === 'bottom' ? bottom : anchor === 'top' ? top : (top + bottom) / 2
  const width = (right - left) * scale
  const height = (bottom - top) * scale
  const y0 = anchor === 'bottom' ? y - height : anchor === 'top' ? y : y - height / 2
  const turn = rot ? ` rotate(${num(rot)})` : ''
  const svg = `<g stroke-linejoin="round" transform="translate(${num(x)} ${num(y)})${turn} scale(${(flip ? -scale : scale).toFixed(5)} ${scale.toFixed(5)}) translate(${num(-cx)} ${num(-cy)})">${ink(m, stroke / scale, ROOM / scale)}</g>`
  return {
    svg: tint(at.pigment ?? motifPigment(bare(emoji)), svg),
    x,
    w: width,
    h: height,
    x0: x - width / 2,
    x1: x + width / 2,
    y0,
    y1: y0 + height,
  }
}

/** A motif as scenery: just its drawing, or nothing where it is not baked. */
export const stamp = (
  emoji: string,
  x: number,
  y: number,
  size: number,
  sw = 4,
  more: Omit<Placing, 'x' | 'y'> = {},
): string => place(emoji, { x, y, w: size, h: size, stroke: sw, ...more })?.svg ?? ''

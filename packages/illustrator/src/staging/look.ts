/** What is really to be seen: the page painted again with one flat color for each member, small and without soft edges. */
import sharp from 'sharp'
import type { Box } from '../art/art.ts'
import { isBrought } from './brought.ts'
import { type Coat, type Extra, painted } from './group.ts'
import type { Member } from './member.ts'

/** Pixels of the page to one of the buffer. */
export const STEP = 4
/** Pixels along one side of the buffer. */
export const SIZE = 1024 / STEP

export interface Seen {
  /** As far as it would reach if nothing hid it, in pixels of the page. */
  box: Box
  /** As far as it is to be seen. */
  shown: Box | null
  /** Share of it that is to be seen, 0 to 1. */
  visible: number
  /** Its own pixels of the buffer, hidden or not. */
  mask: Uint8Array
  /** Pixels of the page it covers, hidden or not. */
  area: number
}

export interface Look {
  seen: Map<Member, Seen>
  /** Which member is to be seen at each pixel: its number plus 1, 0 for none. */
  ids: Uint8Array
  members: Member[]
}

/** `front` is scenery painted over everyone. */
export async function look(coats: readonly Coat[], extras: readonly Extra[], front: string): Promise<Look> {
  const members = [...new Set(coats.map((coat) => coat.member))]
  const layers = painted(coats, extras)
  const color = (member: Member) => tone(members.indexOf(member) + 1)
  const page = layers.map(({ member, svg }) => flat(svg, color(member))).join('') + flat(front, tone(255))
  // What nobody asked for is not measured: where it is seen is enough.
  const asked = members.filter((member) => !isBrought(member.named.id))
  const alone = asked.map((member, i) => {
    const own = layers.filter((layer) => layer.member === member)
    return sheetOf(i + 1, own.map(({ svg }) => flat(svg, color(member))).join(''))
  })
  const rows = asked.length + 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE * rows}" viewBox="0 0 1024 ${1024 * rows}"><g stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${sheetOf(0, page)}${alone.join('')}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg), { density: 72, limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (i: number): number => (data[i * info.channels] as number) || 0
  const ids = new Uint8Array(SIZE * SIZE)
  for (let i = 0; i < ids.length; i++) ids[i] = idOf(at(i))
  const seen = new Map(
    members.map((member, i) => {
      const row = asked.indexOf(member) + 1
      const own = (k: number) => (row ? idOf(at(k + SIZE * SIZE * row)) : Number(ids[k] === i + 1))
      return [member, measure(i, ids, own)]
    }),
  )
  return { seen, ids, members }
}

/** Pages below each other in one picture: one rendering is quicker than several. */
const sheetOf = (row: number, svg: string): string =>
  `<svg x="0" y="${row * 1024}" width="1024" height="1024" viewBox="0 0 1024 1024">${svg}</svg>`

const SPREAD = 12
/** Up to twenty members; what is not near one of these tones is an edge that was softened after all. */
const tone = (id: number): string => {
  const v = id === 255 ? 255 : Math.min(20, id) * SPREAD
  return `#${v.toString(16).padStart(2, '0').repeat(3)}`
}
const idOf = (value: number): number => (value > 20 * SPREAD + 4 ? 255 : Math.round(value / SPREAD))

/** The same shapes in one color. */
export const flat = (svg: string, color: string): string =>
  `<g fill="${color}">${svg
    .replace(/(fill|stroke)="(?!none|url)[^"]*"/g, `$1="${color}"`)
    .replace(/id="([^"]+)"/g, 'id="$1"')}</g>`

function measure(index: number, ids: Uint8Array, own: (i: number) => number): Seen {
  const mask = new Uint8Array(SIZE * SIZE)
  const whole = new Extent()
  const shown = new Extent()
  for (let i = 0; i < mask.length; i++) {
    if (!own(i)) continue
    mask[i] = 1
    whole.add(i)
    if (ids[i] === index + 1) shown.add(i)
  }
  return {
    box: whole.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 },
    shown: shown.box,
    visible: whole.count ? shown.count / whole.count : 0,
    mask,
    area: whole.count * STEP * STEP,
  }
}

class Extent {
  count = 0
  #x0 = SIZE
  #x1 = -1
  #y0 = SIZE
  #y1 = -1

  add(i: number): void {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)]
    this.count++
    this.#x0 = Math.min(this.#x0, x)
    this.#x1 = Math.max(this.#x1, x)
    this.#y0 = Math.min(this.#y0, y)
    this.#y1 = Math.max(this.#y1, y)
  }

  get box(): Box | null {
    if (!this.count) return null
    return { x0: this.#x0 * STEP, y0: this.#y0 * STEP, x1: (this.#x1 + 1) * STEP, y1: (this.#y1 + 1) * STEP }
  }
}

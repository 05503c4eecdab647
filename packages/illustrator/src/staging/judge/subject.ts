/** What the judge knows of each thing: what was really drawn of it, and where its hands and mouth are said to be. */
import type { Box, Point } from '../../art/art.ts'
import { type Look, type Seen, STEP } from '../look.ts'
import type { Member } from '../member.ts'

const SIZE = 1024 / STEP

export class Subject {
  readonly member: Member | null
  readonly box: Box
  readonly seen: Seen | null

  constructor(member: Member | null, box: Box, seen: Seen | null) {
    this.member = member
    this.box = box
    this.seen = seen
  }

  get w(): number {
    return this.box.x1 - this.box.x0
  }
  get h(): number {
    return this.box.y1 - this.box.y0
  }
  get cx(): number {
    return (this.box.x0 + this.box.x1) / 2
  }
  get cy(): number {
    return (this.box.y0 + this.box.y1) / 2
  }
  get visible(): number {
    return this.seen?.visible ?? 1
  }
  get pose(): string {
    return this.member?.acting.pose ?? ''
  }
  /** 1 to the right, -1 to the left. */
  get faces(): number {
    return this.member?.place.facing === 'left' ? -1 : 1
  }

  points(...names: string[]): Point[] {
    return names.map((name) => this.member?.art.points[name]).filter((point) => point !== undefined)
  }

  get hands(): Point[] {
    return this.points('nearHand', 'farHand', 'mouth')
  }

  get feet(): Point[] {
    return this.points('nearFoot', 'farFoot')
  }

  /** How far a point is from what was drawn of it; 0 within. */
  distance([px, py]: Point): number {
    if (!this.seen) return boxDistance([px, py], this.box)
    const { mask } = this.seen
    let best = Number.POSITIVE_INFINITY
    const [cx, cy] = [Math.round(px / STEP), Math.round(py / STEP)]
    const reach = 60
    for (let y = Math.max(0, cy - reach); y <= Math.min(SIZE - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(SIZE - 1, cx + reach); x++)
        if (mask[y * SIZE + x]) best = Math.min(best, Math.hypot(x - cx, y - cy))
    return best * STEP
  }

  /** The nearest of some points to what was drawn of it. */
  nearest(points: readonly Point[]): number {
    return Math.min(...points.map((point) => this.distance(point)))
  }

  /** The highest drawn pixel within a stretch: what one can stand on there. */
  topBetween(x0: number, x1: number): number {
    if (!this.seen) return this.box.y0
    const { mask } = this.seen
    const [from, to] = [Math.max(0, Math.floor(x0 / STEP)), Math.min(SIZE - 1, Math.ceil(x1 / STEP))]
    for (let y = 0; y < SIZE; y++) for (let x = from; x <= to; x++) if (mask[y * SIZE + x]) return y * STEP
    return this.box.y1
  }
}

export const boxDistance = ([x, y]: Point, b: Box): number =>
  Math.hypot(Math.max(b.x0 - x, 0, x - b.x1), Math.max(b.y0 - y, 0, y - b.y1))

/** Share of a's box that lies in b's. */
export function within(a: Subject, b: Subject): number {
  const w = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0)
  const h = Math.min(a.box.y1, b.box.y1) - Math.max(a.box.y0, b.box.y0)
  return w > 0 && h > 0 ? (w * h) / (a.w * a.h) : 0
}

/** Common width, as a share of the narrower one. */
export const overlap = (a: Subject, b: Subject): number =>
  (Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0)) / Math.min(a.w, b.w)

export const gap = (a: Subject, b: Subject): number => Math.max(a.box.x0, b.box.x0) - Math.min(a.box.x1, b.box.x1)

/** Of the pixels both cover, the share in which a is to be seen; 1 where they have none in common. */
export function inFront(a: Subject, b: Subject, { ids, members }: Look): number {
  if (!a.seen || !b.seen || !a.member) return 1
  const id = members.indexOf(a.member) + 1
  let both = 0
  let mine = 0
  for (let i = 0; i < ids.length; i++) {
    if (!a.seen.mask[i] || !b.seen.mask[i]) continue
    both++
    if (ids[i] === id) mine++
  }
  return both ? mine / both : 1
}

/** Whether what was drawn of the two touches, give or take a few pixels. */
export function touching(a: Subject, b: Subject, by: number): boolean {
  if (!a.seen || !b.seen) return true
  const r = Math.ceil(by / STEP)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      if (!a.seen.mask[y * SIZE + x]) continue
      for (let dy = -r; dy <= r; dy += Math.max(1, r))
        for (let dx = -r; dx <= r; dx += Math.max(1, r)) {
          const [u, v] = [x + dx, y + dy]
          if (u >= 0 && v >= 0 && u < SIZE && v < SIZE && b.seen.mask[v * SIZE + u]) return true
        }
    }
  return false
}

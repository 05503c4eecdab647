/** A piece of a page, pixel by pixel, of which some ink is to become paper. */
import { DEEPEST, sink } from './depths.ts'

/** What is narrower would be a scratch: in halves of a pixel, half of it. */
const NARROWEST = 5
/** Ink that is left alone amid what was opened is a crumb. */
const CRUMB = 45

export interface Window {
  w: number
  h: number
  ink: Uint8Array
  /** Ink that was meant to be black. */
  black: Uint8Array
  /** Number of the area of paper that each pixel belongs to, 0 for none. */
  areas: Uint16Array
}

/** A line of which a part would hang in the air stays whole. */
export function untorn(opened: readonly number[], window: Window): readonly number[] {
  if (!opened.length || !tears(opened, window)) return opened
  return groupsOf(opened, window)
    .filter((group) => !tears(group, window))
    .flat()
}

function tears(opened: readonly number[], { ink, w, h }: Window): boolean {
  const left = ink.slice()
  for (const i of opened) left[i] = 0
  return pieces(left, w, h) > pieces(ink, w, h)
}

/** Pixels that touch, together. */
function groupsOf(pixels: readonly number[], { w, h }: Window): number[][] {
  const left = new Uint8Array(w * h)
  for (const i of pixels) left[i] = 1
  const out: number[][] = []
  for (const i of pixels) {
    if (!left[i]) continue
    left[i] = 0
    out.push(
      spread([i], w, h, (to) => {
        if (!left[to]) return false
        left[to] = 0
        return true
      }),
    )
  }
  return out
}

function pieces(ink: Uint8Array, w: number, h: number): number {
  const seen = new Uint8Array(ink.length)
  let n = 0
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start] || seen[start]) continue
    n++
    seen[start] = 1
    spread([start], w, h, (i) => {
      if (!ink[i] || seen[i]) return false
      seen[i] = 1
      return true
    })
  }
  return n
}

/** What is opened, as far as it is wide enough, hangs together with the area, and with the crumbs it leaves. */
export function widened(area: number, open: Uint8Array, { areas, ink, black, w, h }: Window): number[] {
  const depth = open.slice()
  sink(depth, w, h)
  const around = new Uint8Array(w * h)
  for (let i = 0; i < around.length; i++) around[i] = (depth[i] as number) > NARROWEST ? 0 : DEEPEST
  sink(around, w, h)
  const isOpen = (i: number) => open[i] !== 0 && (around[i] as number) <= NARROWEST + 1
  const seen = new Uint8Array(w * h)
  const queue: number[] = []
  for (let i = 0; i < areas.length; i++)
    if (areas[i] === area) {
      seen[i] = 1
      queue.push(i)
    }
  const from = queue.length
  spread(queue, w, h, (i) => {
    if (seen[i] || !isOpen(i)) return false
    seen[i] = 1
    return true
  })
  const out = queue.slice(from)
  if (!out.length) return out
  const all = [...out, ...crumbs(seen, { ink, black, w, h })]
  // With the soft edge of what was there, or a grey trace of it would stay.
  const edge = new Set<number>()
  for (const i of all)
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const to = i + dy * w + dx
        if (areas[to] === area && Math.abs((to % w) - (i % w)) <= 2) edge.add(to)
      }
  return [...all, ...edge]
}

function crumbs(opened: Uint8Array, { ink, black, w, h }: Omit<Window, 'areas'>): number[] {
  const seen = opened.slice()
  const out: number[] = []
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start] || seen[start]) continue
    seen[start] = 1
    let isAlone = !black[start]
    const crumb = spread([start], w, h, (i) => {
      if (!ink[i]) {
        if (!opened[i]) isAlone = false
        return false
      }
      if (seen[i]) return false
      seen[i] = 1
      const x = i % w
      if (black[i] || !x || x === w - 1 || i < w || i >= w * (h - 1)) isAlone = false
      return true
    })
    if (isAlone && crumb.length < CRUMB) out.push(...crumb)
  }
  return out
}

/** From these pixels on to all beside them that are taken, which is asked once for each that was not. */
function spread(queue: number[], w: number, h: number, take: (i: number) => boolean): number[] {
  for (let k = 0; k < queue.length; k++) {
    const i = queue[k] as number
    const x = i % w
    if (x > 0 && take(i - 1)) queue.push(i - 1)
    if (x < w - 1 && take(i + 1)) queue.push(i + 1)
    if (i >= w && take(i - w)) queue.push(i - w)
    if (i < w * (h - 1) && take(i + w)) queue.push(i + w)
  }
  return queue
}

/** The areas of paper, each with a number of its own. */
export function numbered(ink: Uint8Array, w: number, h: number): Uint16Array {
  const areas = new Uint16Array(ink.length)
  let last = 0
  for (let start = 0; start < ink.length; start++) {
    if (areas[start] || ink[start]) continue
    areas[start] = ++last
    spread([start], w, h, (i) => {
      if (areas[i] || ink[i]) return false
      areas[i] = last
      return true
    })
  }
  return areas
}

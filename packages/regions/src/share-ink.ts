import { INK } from './ink.ts'

/** No region has this number: it marks a pixel that waits for its turn. */
const WAITING = 65535

/**
 * Gives every pixel that has no region to the nearest one, growing over the soft rim first and under the ink last, darkest
 * latest, so neighbors meet in the middle of the line. Color drawn under the lines then leaves no white rim.
 */
export function shareInk(labels: Uint16Array, ink: Uint8Array, width: number, height: number) {
  const sharing = new Sharing(labels, ink)
  for (let y = 0; y < height; y++) seedRow(sharing, y * width, width)
  for (let level = 0; level < 256; level++) {
    for (let i = sharing.shift(level); i >= 0; i = sharing.shift(level)) settle(sharing, i, width, level)
  }
}

/** Queues what has no region but touches one. */
function seedRow(sharing: Sharing, start: number, width: number) {
  const { labels } = sharing
  for (let i = start; i < start + width; i++) {
    if (labels[i] !== 0) continue
    // Waiting neighbors come earlier in reading order only; they do not count.
    const left = i > start ? labels[i - 1]! : 0
    const up = start > 0 ? labels[i - width]! : 0
    if (
      (left !== 0 && left !== WAITING) ||
      (up !== 0 && up !== WAITING) ||
      (i + 1 < start + width && labels[i + 1] !== 0) ||
      (i + width < labels.length && labels[i + width] !== 0)
    )
      sharing.push(i, 0)
  }
}

function settle(sharing: Sharing, i: number, width: number, level: number) {
  const { labels } = sharing
  const x = i % width
  let label = 0
  if (x > 0) label = sharing.look(i - 1, level)
  if (x < width - 1) label = sharing.look(i + 1, level) || label
  if (i >= width) label = sharing.look(i - width, level) || label
  if (i + width < labels.length) label = sharing.look(i + width, level) || label
  labels[i] = label
}

/** A first-in first-out queue for each of 256 levels of darkness, in one linked list over all pixels. */
class Sharing {
  readonly labels: Uint16Array
  readonly ink: Uint8Array
  readonly next: Int32Array
  readonly head = new Int32Array(256).fill(-1)
  readonly tail = new Int32Array(256)

  constructor(labels: Uint16Array, ink: Uint8Array) {
    this.labels = labels
    this.ink = ink
    this.next = new Int32Array(labels.length)
  }

  /** The region of a neighbor; one that has none is queued. */
  look(i: number, level: number): number {
    const label = this.labels[i]!
    if (label === 0) this.push(i, level)
    return label === WAITING ? 0 : label
  }

  push(i: number, level: number) {
    const dark = this.ink[i]! < INK ? 0 : this.ink[i]!
    const at = dark < level ? level : dark
    this.labels[i] = WAITING
    this.next[i] = -1
    if (this.head[at]! < 0) this.head[at] = i
    else this.next[this.tail[at]!] = i
    this.tail[at] = i
  }

  shift(level: number): number {
    const i = this.head[level]!
    if (i >= 0) this.head[level] = this.next[i]!
    return i
  }
}

import type { Point } from '../geometry/point.ts'

export type PointerKind = 'mouse' | 'pen' | 'touch'

export interface PointSample extends Point {
  /** 0 to 1 from a pen, null from anything that does not feel pressure. */
  pressure: number | null
  /** Degrees from upright. */
  tilt: number
  time: number
}

/** One pointer event, without the DOM. Coordinates are client pixels. */
export interface PointerSample extends PointSample {
  type: 'down' | 'move' | 'up' | 'cancel'
  id: number
  kind: PointerKind
  /** The button that went down: 0 left or contact, 1 middle, 5 a pen's eraser; -1 where none did. */
  button: number
  /** The larger side of a finger's contact when it goes down, in client pixels. */
  contact: number
  /** A finger that goes down where the system has gestures of its own. */
  atEdge: boolean
  /** Everything since the last event, this one included. Empty where the browser does not report it. */
  coalesced: readonly PointSample[]
}

export interface PointerSink {
  begin(point: PointSample, kind: PointerKind, erase: boolean): void
  extend(points: readonly PointSample[]): void
  end(): void
  /** The gesture was something else: leave no trace of it. */
  cancel(): void
  pan(dx: number, dy: number): void
  pinch(from: Point, spread: number, to: Point, newSpread: number): void
  /** A finger that rests on the page takes up the color under it, and goes on doing so until it lifts. */
  pick(point: PointSample): void
  /** Fingers that touched and left together without moving. */
  tap(fingers: number): void
}

/** A contact this broad is a palm. */
const PALM = 40
/** A finger that moved less has not begun to draw: the second finger of a pinch may still come. */
const HOLD_OFF = 4
/** A longer stroke is meant: a second finger or the system no longer take it back. */
const MEANT = 40
/** From the screen's edge it may be a fast swipe that the system takes away late. */
const MEANT_FROM_EDGE = 240
const TAP_MS = 300
/** A finger that rests this long wants the color under it. */
const LONG_PRESS_MS = 600
const TAP_MOVE = 10
const PEN_ERASER = 5
const MIDDLE = 1

type Gesture =
  | { name: 'idle' }
  | { name: 'held'; id: number; first: PointerSample }
  | { name: 'drawing'; id: number; kind: PointerKind; last: Point; length: number; meant: number }
  | { name: 'panning'; id: number; last: Point }
  | { name: 'picking'; id: number }
  /** Two fingers or more; also what is left of them until all are up, so that the last one draws nothing. */
  | { name: 'pinching'; started: number; fingers: number; still: boolean }

/**
 * Decides what pointers mean. Mouse and pen draw at once; a finger draws once it moves or lifts, and pinches when a second
 * one comes; one that rests picks a color. From the first pen on, fingers only move the page, since the hand that holds the pen rests on it.
 */
export class PointerMachine {
  readonly #sink: PointerSink
  readonly #fingers = new Map<number, { at: Point; start: Point }>()
  #gesture: Gesture = { name: 'idle' }
  #penSeen = false
  readonly #after: (ms: number, work: () => void) => () => void
  #callOff = () => {}

  constructor(sink: PointerSink, after: (ms: number, work: () => void) => () => void) {
    this.#sink = sink
    this.#after = after
  }

  handle(sample: PointerSample) {
    const before = this.#gesture
    if (sample.type === 'down') this.#down(sample)
    else if (sample.type === 'move') this.#move(sample)
    else this.#up(sample)
    if (before.name === 'held' && this.#gesture !== before) this.#callOff()
  }

  #down(sample: PointerSample) {
    if (sample.kind === 'touch') {
      this.#touchDown(sample)
      return
    }
    if (sample.kind === 'pen') this.#penDown()
    if (this.#gesture.name !== 'idle') return
    if (sample.button === MIDDLE) this.#gesture = { name: 'panning', id: sample.id, last: sample }
    else if (sample.button === 0 || sample.button === PEN_ERASER) this.#draw(sample)
  }

  /** The pen wins: what a resting hand has begun is undone. */
  #penDown() {
    this.#penSeen = true
    this.#fingers.clear()
    if (this.#gesture.name === 'drawing' && this.#gesture.kind === 'touch') this.#sink.cancel()
    if (this.#gesture.name !== 'drawing' || this.#gesture.kind === 'touch') this.#gesture = { name: 'idle' }
  }

  #touchDown(sample: PointerSample) {
    if (sample.contact > PALM) return
    const gesture = this.#gesture
    if (gesture.name === 'drawing' && (gesture.kind !== 'touch' || gesture.length > MEANT)) return
    this.#fingers.set(sample.id, { at: sample, start: sample })
    if (gesture.name === 'pinching') gesture.fingers = Math.max(gesture.fingers, this.#fingers.size)
    else if (this.#fingers.size > 1) {
      if (gesture.name === 'drawing') this.#sink.cancel()
      const started = gesture.name === 'held' ? gesture.first.time : gesture.name === 'drawing' ? -TAP_MS : sample.time
      this.#gesture = { name: 'pinching', started, fingers: this.#fingers.size, still: true }
    } else if (this.#penSeen) this.#gesture = { name: 'panning', id: sample.id, last: sample }
    else this.#hold(sample)
  }

  #hold(first: PointerSample) {
    const held: Gesture = { name: 'held', id: first.id, first }
    this.#gesture = held
    this.#callOff = this.#after(LONG_PRESS_MS, () => {
      if (this.#gesture !== held) return
      this.#gesture = { name: 'picking', id: first.id }
      this.#sink.pick(first)
    })
  }

  #move(sample: PointerSample) {
    const gesture = this.#gesture
    if (gesture.name === 'pinching') {
      this.#pinch(sample, gesture)
      return
    }
    const finger = this.#fingers.get(sample.id)
    if (finger) finger.at = sample
    if (gesture.name === 'idle' || gesture.id !== sample.id) return
    if (gesture.name === 'picking') this.#sink.pick(sample)
    else if (gesture.name === 'panning') {
      this.#sink.pan(sample.x - gesture.last.x, sample.y - gesture.last.y)
      gesture.last = sample
    } else if (gesture.name === 'held') {
      if (apart(gesture.first, sample) < HOLD_OFF) return
      this.#draw(gesture.first)
      this.#extend(sample)
    } else this.#extend(sample)
  }

  #draw(first: PointerSample) {
    const meant = first.atEdge ? MEANT_FROM_EDGE : MEANT
    this.#gesture = { name: 'drawing', id: first.id, kind: first.kind, last: first, length: 0, meant }
    this.#sink.begin(first, first.kind, first.button === PEN_ERASER)
  }

  #extend(sample: PointerSample) {
    const gesture = this.#gesture
    if (gesture.name !== 'drawing') return
    gesture.length += apart(gesture.last, sample)
    gesture.last = sample
    this.#sink.extend(sample.coalesced.length > 0 ? sample.coalesced : [sample])
  }

  #pinch(sample: PointerSample, gesture: Gesture & { name: 'pinching' }) {
    const finger = this.#fingers.get(sample.id)
    if (!finger) return
    const before = pair(this.#fingers)
    finger.at = sample
    if (apart(finger.start, sample) > TAP_MOVE) gesture.still = false
    const after = pair(this.#fingers)
    if (!before || !after) return
    this.#sink.pinch(before.center, before.spread, after.center, after.spread)
  }

  #up(sample: PointerSample) {
    this.#fingers.delete(sample.id)
    const gesture = this.#gesture
    if (gesture.name === 'pinching') {
      if (this.#fingers.size > 0) return
      this.#gesture = { name: 'idle' }
      const quick = sample.time - gesture.started < TAP_MS
      if (gesture.still && quick && sample.type === 'up') this.#sink.tap(gesture.fingers)
      return
    }
    if (gesture.name === 'idle' || gesture.id !== sample.id) return
    this.#gesture = { name: 'idle' }
    if (gesture.name === 'held' && sample.type === 'up') {
      this.#sink.begin(gesture.first, gesture.first.kind, false)
      this.#sink.end()
    } else if (gesture.name === 'drawing') {
      if (sample.type === 'cancel' && gesture.length <= gesture.meant) this.#sink.cancel()
      else this.#sink.end()
    }
  }
}

const apart = (a: Point, b: Point) => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)

function pair(fingers: Map<number, { at: Point }>): { center: Point; spread: number } | null {
  const [first, second] = [...fingers.values()].map((finger) => finger.at)
  if (!first || !second) return null
  return { center: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, spread: apart(first, second) }
}

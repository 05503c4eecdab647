import { type Action, POINT_FIELDS } from '../actions/action.ts'
import { decodeAction } from '../actions/action-codec.ts'
import { TILE } from '../geometry/constants.ts'
import type { Rect } from '../geometry/rect.ts'
import type { Regions } from '../geometry/regions.ts'
import { Sheet } from '../sheet/sheet.ts'
import { type Stroke, startStroke } from '../stroke/stroke.ts'
import { perform } from './perform.ts'

/** Nobody wants to watch someone think. */
const LONGEST_PAUSE = 250
/** A fill or a clear takes this long in the film. */
const INSTANT = 120

export interface Replay {
  /** The page as far as the replay has come. */
  readonly sheet: Sheet
  /** Milliseconds at the hand's own speed, pauses cut short. */
  readonly duration: number
  /** Performs everything up to a time and returns what changed on the sheet. Time does not run backwards. */
  advance(time: number): Rect[]
}

/** How a picture came to be, on a sheet of its own. */
export function createReplay(
  from: Uint32Array | null,
  actions: readonly Uint8Array[],
  regions: Regions | null,
): Replay {
  const sheet = new Sheet()
  if (from) {
    sheet.pixels.set(from)
    sheet.settled.set(from)
  }
  const script = actions.map(decodeAction)
  const starts: number[] = []
  let duration = 0
  for (const action of script) {
    duration += Math.min(action.wait, LONGEST_PAUSE)
    starts.push(duration)
    duration += lengthOf(action)
  }
  let at = 0
  let point = 0
  let clock = 0
  let stroke: Stroke | null = null

  // True when the action is done.
  const tell = (action: Action, time: number): boolean => {
    if (action.kind !== 'stroke') {
      perform(sheet, action, regions)
      return true
    }
    stroke ??= startStroke(sheet, action, regions?.map.labels ?? null)
    const { points } = action
    for (; point < points.length; point += POINT_FIELDS) {
      if (clock + points[point + 3]! > time) return false
      clock += points[point + 3]!
      stroke.add(points[point]!, points[point + 1]!, points[point + 2]!, points[point + 4]!)
    }
    stroke.end()
    stroke = null
    return true
  }

  return {
    sheet,
    duration,
    advance(time) {
      for (; at < script.length && starts[at]! <= time; at++) {
        if (stroke === null) {
          clock = starts[at]!
          point = 0
        }
        if (!tell(script[at]!, time)) break
        settle(sheet)
      }
      return sheet.takeDamage()
    },
  }
}

function lengthOf(action: Action): number {
  if (action.kind !== 'stroke') return INSTANT
  let length = 0
  for (let k = 3; k < action.points.length; k += POINT_FIELDS) length += action.points[k]!
  return length
}

/** What history does after an action, without keeping it. */
export function settle(sheet: Sheet) {
  for (let tile = 0; tile < sheet.dirty.length; tile++) {
    if (sheet.dirty[tile] === 0) continue
    sheet.dirty[tile] = 0
    sheet.wipeTile(tile)
    const { left, top } = sheet.tileAt(tile)
    for (let i = top * sheet.size + left, end = i + TILE * sheet.size; i < end; i += sheet.size) {
      sheet.settled.set(sheet.pixels.subarray(i, i + TILE), i)
    }
  }
  sheet.endStroke()
}

/** Loaded before the product: its time of day is off by as many milliseconds as a file says, and may change at any moment. */
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let offset = 0

function look(): void {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // Not written yet: the time is right.
  }
}
look()
setInterval(look, 100).unref()

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + offset)
    else super(...(parts as [number]))
  }
  static override now(): number {
    return RealDate.now() + offset
  }
} as DateConstructor

/**
 * Drawing in a thing's own measure: paths are written once in units of its size, with (0, 0) at its foot (or wherever x, y is)
 * and y growing downward, and come out in page pixels.
 */
import { num } from './svg.ts'

const STEP: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'rrnnnxy',
}

/** local(x, y, s)('M-.1 0H.1V-.4Z'): absolute commands are moved and scaled, relative ones only scaled. */
export function local(x: number, y: number, s: number): (d: string) => string {
  return (d) =>
    d.replace(/([MLTQSCHVAZ])([^MLTQSCHVAZ]*)/gi, (_, command: string, rest: string) => {
      const kinds = STEP[command.toUpperCase()]
      if (!kinds) return command
      const absolute = command === command.toUpperCase()
      const values = rest.match(/-?\d*\.?\d+/g) ?? []
      return (
        command + values.map((text, i) => scaled(Number(text), kinds[i % kinds.length] as string, absolute)).join(' ')
      )
    })

  function scaled(value: number, kind: string, absolute: boolean): string {
    if (kind === 'n') return String(value)
    const moved = absolute && kind === 'x' ? x : absolute && kind === 'y' ? y : 0
    return num(moved + value * s)
  }
}

/** A castle or a tower, past which nobody is as high. */
import type { Entry } from '../world/world.ts'

/** In meters. */
const GRAND = 8

export const isGrand = (entry: Entry): boolean =>
  entry.kind === 'thing' &&
  /buildings/.test(entry.category) &&
  entry.height > GRAND &&
  !/bridge|wall|dam$/.test(entry.name)

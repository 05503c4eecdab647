/** What the parts of a sitting animal are drawn by. */
import type { Frame } from '../rig/ink.ts'
import type { Kit } from './kit.ts'
import type { Sits } from './types.ts'

export interface Seat {
  k: Kit
  /** The sitting body's space. */
  o: Frame
  w: number
  h: number
  sits: Sits
}

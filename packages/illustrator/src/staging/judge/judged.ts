/** What of a stage is judged. */
import type { Backdrop } from '../../places/backdrop.ts'
import type { Look } from '../look.ts'
import type { Scene } from '../scene.ts'

export interface Judged {
  scene: Scene
  seen: Look
  ground: Backdrop
  setting: string
  /** Drawn by the place, or worn. */
  elsewhere: Map<string, 'ground' | 'worn'>
}

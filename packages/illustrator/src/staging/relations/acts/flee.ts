/** What is to be caught runs ahead of who rides or runs after it. */
import { setBeside } from '../beside.ts'
import { turnAround } from '../turn.ts'
import type { ActStager } from './kit.ts'

/** In widths of the narrower of both. */
const AHEAD = 0.16

export const flee: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const hunter = scene.does(a, 'rides', 'drives')?.b ?? a
  if (b.place.facing !== hunter.place.facing) turnAround(scene, b)
  b.act({ pose: 'run' })
  setBeside(scene, b, hunter, hunter.place.facing === 'right', AHEAD)
}

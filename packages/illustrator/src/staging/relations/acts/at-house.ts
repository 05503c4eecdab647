/** Before a house that is good to eat: some at each side, their faces to it, so that it is seen whole. */
import { tall } from '../../geometry.ts'
import { resize } from '../kit.ts'
import { takeSlot } from '../slots.ts'
import type { ActStager } from './kit.ts'

/** In heights of who is there. */
const HOUSE = 1.5
const EATING = new Set(['eats'])

export const atHouse: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const { index, count } = scene.slot(b, 'house', EATING)
  if (!index) resize(scene, b, (b.place.h * a.place.h * HOUSE) / tall(b.art.box))
  takeSlot(scene, a, b, { i: index, n: count })
  a.act({ mouth: 'open' })
}

/** Rams, goats and stags that fight: brow to brow, both cross. */
import { side, turned } from '../../geometry.ts'
import { face, facing } from '../beside.ts'
import { type ActStager, cheek } from './kit.ts'

/** In sums of two half faces: how far apart the middles of both heads are. */
const APART = 1.04

export const buttHeads: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (a.handed || b.handed || !a.has('headMid') || !b.has('headMid')) return facing(scene, a, b, relation)
  face(scene, b, turned(a.place.facing))
  for (const one of [a, b]) one.act({ pose: 'trot', mood: 'angry', mouth: 'closed' })
  const apart = side(a.place.facing) * (cheek(a) + cheek(b)) * APART
  const [[ax], [bx]] = [a.point('headMid'), b.point('headMid')]
  scene.group(b).shift(ax + apart - bx, a.art.box.y1 - b.art.box.y1)
  scene.join(b, a, 'over')
}

import type { Actor } from '../../art/art.ts'
import { actorOf } from '../rig/actor.ts'
import { posesOf } from './bones.ts'
import { drawOwl } from './owl.ts'
import { drawBird } from './rig.ts'
import { BIRDS } from './species.ts'

const afloat = (pose: string) => pose === 'fly' || pose === 'dive' || pose === 'swim' || pose === 'float'

const OWL_POSES = new Set(['stand', 'sit', 'lie-curled', 'fly', 'jump', 'head-up', 'mouth-open'])
const owl = (name: string): Actor =>
  actorOf({ name, habitat: 'ground', poses: OWL_POSES, afloat, draw: (ink, ask) => drawOwl(ink, name, ask) })

export const birds: readonly Actor[] = [
  ...BIRDS.map((b) =>
    actorOf({
      name: b.name,
      habitat: b.hovers ? 'air' : 'ground',
      poses: posesOf(b),
      afloat: (pose) => afloat(pose) || (b.hovers ?? false),
      draw: (ink, ask) => drawBird(ink, b, ask),
    }),
  ),
  owl('owl'),
  owl('owlet'),
]

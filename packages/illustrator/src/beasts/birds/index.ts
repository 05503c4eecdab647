import type { Actor } from '../../art/art.ts'
import { portrayed } from '../portraits/index.ts'
import { type Ask, actorOf, type Drawn } from '../rig/actor.ts'
import type { Ink } from '../rig/ink.ts'
import { posesOf } from './bones.ts'
import { drawChick, isChick } from './chicks.ts'
import { farBirds } from './far-birds.ts'
import { gardenBirds } from './garden-birds.ts'
import { largeBirds } from './large-birds.ts'
import { moreBirds } from './more-birds.ts'
import { namedBirds } from './named-birds.ts'
import { drawOwl } from './owl.ts'
import { drawPenguin, facesReader } from './penguin.ts'
import { drawBird } from './rig.ts'
import { charming, described } from './row.ts'
import { drawSliding } from './sliding-penguin.ts'
import type { Bird } from './types.ts'
import { waterBirds } from './water-birds.ts'

const afloat = (pose: string) => pose === 'fly' || pose === 'dive' || pose === 'swim' || pose === 'float'

const OWL_POSES = new Set(['stand', 'sit', 'lie-curled', 'fly', 'jump', 'dance', 'wave', 'head-up', 'mouth-open'])
const owl = (name: string): Actor =>
  actorOf({ name, habitat: 'ground', poses: OWL_POSES, afloat, draw: (ink, ask) => drawOwl(ink, name, ask) })

/** Some look at the reader unless what they do is seen from the side. */
function draw(ink: Ink, b: Bird, ask: Ask): Drawn {
  if (b.name === 'penguin' && ask.pose === 'lie') return drawSliding(ink, ask)
  if (!facesReader(ask.pose)) return drawBird(ink, b, ask)
  if (b.name === 'penguin') return drawPenguin(ink, ask)
  return isChick(b.name) && !goesAlong(ask.pose) ? drawChick(ink, b.name, ask) : drawBird(ink, b, ask)
}

/** On its way after its mother it is seen from the side: nobody follows with the face to the reader. */
const goesAlong = (pose: string): boolean => /^(walk|run)$/.test(pose)

/** Whether a word changes its build or plumage, which only the rig can show. */
const changes =
  (b: Bird) =>
  (word: string): boolean =>
    word.includes(' ') || described(b, [word]) !== b

export const birds: readonly Actor[] = [
  ...[...gardenBirds, ...waterBirds, ...largeBirds, ...moreBirds, ...farBirds, ...namedBirds].map(charming).map((b) =>
    actorOf({
      name: b.name,
      habitat: b.hovers ? 'air' : 'ground',
      poses: posesOf(b),
      afloat: (pose) => afloat(pose) || (b.hovers ?? false),
      draw: (ink, ask) => portrayed(b.name, ink, ask, changes(b)) ?? draw(ink, described(b, ask.attributes), ask),
    }),
  ),
  ...['owl', 'owlet', 'barn owl', 'snowy owl'].map(owl),
]

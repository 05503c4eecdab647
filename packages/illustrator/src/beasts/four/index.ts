/** Animals on four legs, and those that are built like them. */
import type { Actor } from '../../art/art.ts'
import { portrayed } from '../portraits/index.ts'
import { actorOf } from '../rig/actor.ts'
import { described } from './described.ts'
import { charming } from './four.ts'
import { posesOf } from './poses.ts'
import { canFaceReader } from './sitting.ts'
import { drawBeast } from './skin.ts'
import { breeds } from './species/breeds.ts'
import { burrowers } from './species/burrowers.ts'
import { cats } from './species/cats.ts'
import { cattery } from './species/cattery.ts'
import { dinosaurs } from './species/dinosaurs.ts'
import { dogs } from './species/dogs.ts'
import { fantasy } from './species/fantasy.ts'
import { farAway } from './species/far-away.ts'
import { giants } from './species/giants.ts'
import { grazers } from './species/grazers.ts'
import { hoofed } from './species/hoofed.ts'
import { horses } from './species/horses.ts'
import { kennel } from './species/kennel.ts'
import { moreBreeds } from './species/more-breeds.ts'
import { naturalist } from './species/naturalist.ts'
import { reptiles } from './species/reptiles.ts'
import { rodents } from './species/rodents.ts'
import { scaled } from './species/scaled.ts'
import { small } from './species/small.ts'
import { storied } from './species/storied.ts'
import { wild } from './species/wild.ts'
import type { Beast } from './types.ts'

const SPECIES: readonly Beast[] = [
  ...dogs,
  ...cats,
  ...horses,
  ...hoofed,
  ...giants,
  ...rodents,
  ...small,
  ...reptiles,
  ...dinosaurs,
  ...fantasy,
  ...breeds,
  ...moreBreeds,
  ...wild,
  ...farAway,
  ...naturalist,
  ...scaled,
  ...kennel,
  ...cattery,
  ...grazers,
  ...burrowers,
  ...storied,
]

const posed = (b: Beast, pose: string): Beast => (pose === 'head-up' && b.howling ? { ...b, head: b.howling } : b)

/** Whether a word changes its build, which only the rig can show. */
const changes =
  (b: Beast) =>
  (word: string): boolean =>
    word.includes(' ') || (!YOUNG.test(word) && described(b, [word]) !== b)
const YOUNG = /^(baby|young|newborn)$/

const actor = (b: Beast): Actor =>
  actorOf({
    name: b.name,
    habitat: b.water ? 'water' : 'ground',
    poses: posesOf(b),
    // Seen from the front they are the prettiest.
    ...(canFaceReader(b) && b.idle !== 'stand' ? { idle: ['sit', 'sit', 'stand', 'sit', 'sit'] } : {}),
    afloat: (pose) => pose === 'fly' || pose === 'swim' || pose === 'float' || pose === 'hang' || pose === 'dive',
    draw: (ink, ask) =>
      portrayed(b.name, ink, ask, changes(b)) ?? drawBeast(ink, described(posed(b, ask.pose), ask.attributes), ask),
  })

export const fourLegged: readonly Actor[] = SPECIES.map(charming).map(actor)

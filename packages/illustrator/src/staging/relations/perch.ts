/** Small ones on something: an insect at a blossom or on a leaf, a bird on a rim, a butterfly on a nose. */
import type { Relation } from '../../reading/graph.ts'
import { distance, midX, midY, mix, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead, headOf } from './acts/kit.ts'
import { bodyPart, meet, resize } from './kit.ts'

export const ON = new Set([
  'on-top-of',
  'sits-on',
  'stands-on',
  'lies-on',
  'sleeps-in',
  'balances-on',
  'bounces-on',
  'rides',
  'crosses',
])

export const CRAWLS =
  /ladybug|beetle|ant$|caterpillar|snail|spider|bee$|bumblebee|butterfly|dragonfly|moth|fly$|grasshopper|cricket|bug$|worm|slug|gecko|lizard/
/** Seen from the front: who is on it is before it. */
export const FACED =
  /leaf|apple$|pear$|peach$|clover|flower|daisy|rose|tulip|lotus|web|window|wall|door|poppy|dandelion/

/** Bees and butterflies are at the blossom they drink from or come to, and touch it. */
export const isVisit = (a: Member, b: Member, { relation }: Relation): boolean =>
  INSECT.test(a.entry.name) &&
  BLOSSOM.test(b.entry.name) &&
  /^(drinks|eats|next-to|looks-at|picks|plays-with|kisses|hugs|feeds|holds)$/.test(relation)

const INSECT = /bee$|butterfly|ladybug|dragonfly|moth|hummingbird|caterpillar|beetle/

/** At the side of the blossom, its head over the petals. */
export function visits(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const { index } = scene.slot(b, 'visits', ON)
  if (scene.alone(b) && tall(b.art.box) < tall(a.art.box) * 2)
    resize(scene, b, (b.place.h * tall(a.art.box) * 2) / tall(b.art.box))
  resize(scene, a, (a.place.h * wide(b.art.box) * 0.62) / Math.max(wide(a.art.box), tall(a.art.box)))
  const s = index % 2 ? 1 : -1
  if (scene.alone(a)) a.at({ facing: s < 0 ? 'right' : 'left' })
  const { box } = b.art
  const mouth = a.has('mouth') ? a.point('mouth') : [s < 0 ? a.art.box.x1 : a.art.box.x0, midY(a.art.box)]
  meet(
    scene,
    a,
    b,
    [mouth[0] as number, mouth[1] as number],
    [midX(box) + s * wide(box) * 0.2, box.y0 + tall(box) * 0.26],
  )
  scene.join(a, b, 'over')
}

/** Within its outline, and much smaller than it. */
export function clings(scene: Scene, a: Member, b: Member): void {
  const { index, count } = scene.slot(b, 'clings', ON)
  // Of a blossom it may hide the middle: as small as on a leaf, it would be a speck on a page of petals.
  const share = (BLOSSOM.test(b.entry.name) && count < 3 ? 0.64 : 0.5) / Math.sqrt(count)
  const k = Math.min((wide(b.art.box) * share) / wide(a.art.box), (tall(b.art.box) * share) / tall(a.art.box))
  resize(scene, a, a.place.h * k)
  const { box } = b.art
  const aside = (index - (count - 1) / 2) * wide(a.art.box) * 0.9
  const y = box.y0 + tall(box) * (BLOSSOM.test(b.entry.name) ? 0.28 : 0.48) + (index % 2) * tall(a.art.box) * 0.7
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [midX(box) + aside, y])
  scene.join(a, b, 'over')
}

/** Drawn with a stem: its face is in the upper half. */
const BLOSSOM = /flower|daisy|rose|tulip|lotus|poppy|dandelion/

const isFrontal = (b: Member): boolean => Math.abs(b.point('mouth')[0] - b.point('headMid')[0]) < headOf(b) * 0.3

const SHELLED = /turtle|tortoise/

/** Hats that rise far above the head: the crown is then theirs. */
const isHighHat = (b: Member): boolean => b.handed && b.has('cheek') && headOf(b) > halfHead(b) * 1.5

/** On the front of a hat, under its tip. */
function onHat(scene: Scene, a: Member, b: Member): void {
  const r = halfHead(b)
  resize(scene, a, (a.place.h * r * 0.95) / Math.max(tall(a.art.box), wide(a.art.box)))
  const { index } = scene.slot(b, 'on head', ON)
  const [x, y] = mix(b.point('headTop'), b.point('headMid'), 0.46)
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [x + (index % 2) * r * 0.5, y])
  scene.join(a, b, 'over')
}

export function alights(scene: Scene, a: Member, b: Member, { part = '' }: Relation): void {
  const isOnHat = part === 'head' && CRAWLS.test(a.entry.name) && isHighHat(b)
  isOnHat ? onHat(scene, a, b) : settles(scene, a, b, part)
}

/** In radii of the head: how large an insect on a nose is that points to the reader, and how far above the mouth; a person's nose is smaller, and their eyes nearer to it. */
const [ON_SNOUT, OVER_SNOUT, ON_NOSE, OVER_NOSE] = [0.72, 0.26, 0.52, 0.02]

/** Beside such a nose it would be on the cheek. */
function onNose(scene: Scene, a: Member, b: Member, r: number): void {
  resize(scene, a, (a.place.h * r * (b.handed ? ON_NOSE : ON_SNOUT)) / Math.max(tall(a.art.box), wide(a.art.box)))
  const [x, y] = b.point('mouth')
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y - r * (b.handed ? OVER_NOSE : OVER_SNOUT)])
  scene.join(a, b, 'over')
}

/** A butterfly on a nose is beside the eyes, not before them. */
function settles(scene: Scene, a: Member, b: Member, part: string): void {
  const r = isHighHat(b) ? halfHead(b) : headOf(b)
  if (part === 'nose' && CRAWLS.test(a.entry.name) && isFrontal(b)) {
    onNose(scene, a, b, r)
    return
  }
  const rider = b.place.h * (CRAWLS.test(a.entry.name) ? 0.34 : 0.42)
  const isStanding = /nose|mouth|face/.test(part) && !CRAWLS.test(a.entry.name)
  // On a trunk one is halfway down it, as large as it bears.
  const isTrunk = isStanding && distance(b.point('mouth'), b.point('headMid')) > r * 1.7
  const size = /back|shell/.test(part) && !b.handed ? rider : r * (isTrunk || !isStanding ? 1.1 : 0.72)
  resize(scene, a, (a.place.h * size) / Math.max(tall(a.art.box), wide(a.art.box)))
  const { index, count } = scene.slot(b, `on ${part}`, ON)
  const [x, y] = isTrunk ? mix(b.point('mouth'), b.point('headMid'), 0.3) : (bodyPart(b, part) ?? b.point('headTop'))
  const ahead = isTrunk ? r * 0.1 : wide(a.art.box) * (isStanding ? 0.36 : 0.5) + r * 0.1
  const out = /nose|mouth|face/.test(part) ? side(b.place.facing) * ahead : 0
  const aside = (index - (count - 1) / 2) * wide(a.art.box)
  // On a shell one sits on top, not before it as if painted there.
  const isDomed = SHELLED.test(b.entry.name) && b.point('headTop')[1] > b.art.box.y0 + 4
  const dome = isDomed && /back|shell/.test(part) ? (b.art.box.y0 - y) * 0.8 : 0
  const lift = isStanding ? -r * 0.22 : out ? tall(a.art.box) * 0.35 : dome
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x + out + aside, y + lift])
  scene.join(a, b, 'over')
}

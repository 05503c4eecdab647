/** Between the teeth, in the beak: what an animal carries that has no hands. */
import type { Point } from '../../art/art.ts'
import { distance, midX, midY, side, tall, wide } from '../geometry.ts'
import { isYoungOf, TUGS } from '../hands-needed.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { headOf } from './acts/kit.ts'
import { grazes } from './grazing.ts'
import { ahead, cheekOf, gripOf, meet, resize } from './kit.ts'

export const LONG =
  /sword|broom|spear|rod|oar|paddle|rake|shovel|staff|wand|stick|pole|mop|bat|racket|lasso|hammer|axe|net|cane|brush/

/** Shares of the height: larger is laid down, smaller is not seen. */
const MOUTHFUL = { most: 0.45, least: 0.26 }

/** Carried by the handle, whatever is in it. */
const HANDLED = /basket$|bucket$|pail$|lantern$|^bag$|handbag|purse/
/** Too long for any mouth, and still carried in it: it hangs down to both sides. */
const STRUNG = /^sausage string$/
/** Of the height of who carries it: how high what has a handle is, how wide a string. */
const [BY_HANDLE, STRING] = [0.5, 0.85]

export function inMouth(scene: Scene, a: Member, b: Member): void {
  if (HANDLED.test(b.entry.name) && b.has('grip')) return void byHandle(scene, a, b)
  if (isTrunked(a) && scene.alone(b) && !b.being) return void byTip(scene, a, b)
  if (WINGED.test(a.entry.name) && cheekOf(a) && scene.alone(b)) return void underWing(scene, a, b)
  const isString = STRUNG.test(b.entry.name)
  if (scene.alone(b)) b.at({ h: heldHeight(b, a, 0.5) })
  if (isString) resize(scene, b, (b.place.h * a.place.h * STRING) / wide(b.art.box))
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  // A strawberry as large as its head lies before it.
  const isBitten = wide(b.art.box) > tall(b.art.box) * 1.4 && scene.alone(b)
  if (size > a.place.h * MOUTHFUL.most && !b.being && !isBitten) return void grazes(scene, a, b)
  if (isBitten && !isString && size > a.place.h * MOUTHFUL.most)
    b.at({ h: (b.place.h * a.place.h * MOUTHFUL.most) / size })
  if (size < a.place.h * MOUTHFUL.least && scene.alone(b)) b.at({ h: (b.place.h * a.place.h * MOUTHFUL.least) / size })
  const [x, y] = a.point('mouth')
  const { box } = b.art
  // Its upper edge is in the mouth: higher it would be before the nose.
  // A face that is turned to the reader bites the middle of it.
  const edge: Point =
    b.has('grip') && LONG.test(b.entry.name)
      ? gripOf(b)
      : cheekOf(a)
        ? [midX(box), box.y0 + tall(box) * (isString ? 0.1 : isBitten ? 0.3 : 0.08)]
        : isString
          ? [midX(box), box.y0 + tall(box) * 0.12]
          : [side(a.place.facing) > 0 ? box.x0 + wide(box) * 0.3 : box.x1 - wide(box) * 0.3, box.y0 + tall(box) * 0.25]
  meet(scene, b, a, edge, [x, y])
  scene.join(b, a, 'over')
}

/** Seen from the front, with a beak that what it held would hide. */
const WINGED = /penguin$/
/** Of the height of who has it there: how large it is, and how far from the tip of the wing its middle is. */
const [BY_WING, NEAR] = [0.3, 0.06]

/** In the crook of the flipper, before the side of the body: the face stays free. */
function underWing(scene: Scene, a: Member, b: Member): void {
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  resize(scene, b, (b.place.h * a.place.h * BY_WING) / size)
  const { box } = b.art
  const [x, y] = a.point('nearHand')
  meet(scene, b, a, [midX(box), midY(box)], [x - ahead(a, a.place.h * NEAR), y - a.place.h * NEAR])
  scene.join(b, a, 'over')
}

/** Of the height of the elephant: how large what its trunk holds is, and how large what lies across it. */
const [AT_TIP, ACROSS] = [0.46, 0.6]
/** Of its own height: how far up a stem the trunk is. */
const STEM = 0.1

/** The stem, the string or the middle of what it holds is at the tip of the trunk. */
function byTip(scene: Scene, a: Member, b: Member): void {
  const isWide = wide(b.art.box) > tall(b.art.box) * 1.4
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  resize(scene, b, (b.place.h * a.place.h * (isWide ? ACROSS : AT_TIP)) / size)
  const { box } = b.art
  meet(scene, b, a, [midX(box), isWide ? (box.y0 + box.y1) / 2 : box.y1 - tall(box) * STEM], a.point('mouth'))
  scene.join(b, a, 'over')
}

/** Hanging from the teeth. */
function byHandle(scene: Scene, a: Member, b: Member): void {
  const high = a.place.y - a.point('mouth')[1]
  resize(
    scene,
    b,
    Math.min((b.place.h * a.place.h * BY_HANDLE) / tall(b.art.box), b.place.h * (high / tall(b.art.box))),
  )
  const [x, y] = a.point('mouth')
  meet(scene, b, a, gripOf(b), [x + ahead(a, cheekOf(a) * 0.3), y])
  scene.join(b, a, 'over')
}

/** Cats and wolves take their young by the neck; others whom it was said of. */
export const isByScruff = (a: Member, b: Member, part: string): boolean =>
  !isFish(b) && (/mouth|beak|teeth/.test(part) || (part === '' && TUGS.test(a.entry.name) && isYoungOf(a, b)))

/** Has no neck to be taken by: it is across the mouth. */
const isFish = ({ entry }: Member): boolean =>
  /fish$|salmon|trout|herring|shrimp|tuna|worm|lizard|frog/.test(entry.name)

/** In radii of the head: a mouth that is farther from its middle is at the end of a trunk. */
const TRUNK = 1.7
/** Of its own height: what is larger rides on its back. */
const LIFTED = 0.25

/** An elephant lifts what is small with its trunk. */
const isByTrunk = (a: Member, b: Member, word: string): boolean =>
  /^(lift|rais|pick|hoist)/.test(word) && b.being && b.entry.height < a.entry.height * LIFTED && isTrunked(a)

const isTrunked = (a: Member): boolean =>
  !a.handed &&
  distance(a.point('mouth'), a.point('headMid')) > headOf(a) * TRUNK &&
  /elephant|mammoth/.test(a.entry.name)

const FETCHED = /slipper|shoe|sock|boot|newspaper|bone|stick|leash|letter|envelope|mitten|glove|hat$|cap$|scarf/

/** What a dog brings is between its teeth, what a pelican takes is in its bill. */
export const isMouthed = (a: Member, b: Member, part: string, word = ''): boolean =>
  isByTrunk(a, b, word) ||
  (/^(mouth|beak)?$/.test(part) &&
    (isFish(b) ? part !== '' : !b.being && TUGS.test(a.entry.name) && FETCHED.test(b.entry.name)))

/** Of the height of who carries. */
const YOUNG = 0.38

/** Hanging from the mouth by the neck, before the chest, both faces free. */
export function byScruff(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  if (b.place.h > a.place.h * YOUNG) resize(scene, b, a.place.h * YOUNG)
  b.at({ facing: a.place.facing })
  b.act({ pose: 'sit' })
  a.act({ pose: 'walk' })
  const [[mx, my], r] = [a.point('mouth'), headOf(b)]
  meet(scene, b, a, b.point('headMid'), [mx + ahead(a, cheekOf(a) * 0.55 + r * 0.6), my + r * 0.5])
  scene.join(b, a, 'over')
}

/** Hanging by hands, hook or string; head down by the feet or by the tail. */
import type { Point } from '../../art/art.ts'
import { STRUNG_OUT } from '../../things/holidays/strung.ts'
import { midX, midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf, toFront, turnTogether } from './acts/kit.ts'
import { face } from './beside.ts'
import { line, stroke, tube } from './effects.ts'
import { fromAbove, fromSide, isBranch } from './from-edge.ts'
import { ahead, meet, resize, type Stager } from './kit.ts'

const HANGING = new Set(['hangs-from', 'swings-on'])
/** These hang as they are drawn. */
const HUNG_BY_NATURE = /bat$|spider|caterpillar|chrysalis|sloth|fish|bird|snake|worm|bee$/
/** In degrees: turned over, or with the head straight down from four legs. */
const [OVER, DOWN] = [180, 90]
/** In heights: how long a tail is that one hangs by. */
const TAIL = 0.34
const STOCKING = 0.4
/** In heights of a spider: how far below its web it hangs. */
const THREAD = 0.55
/** In degrees. */
const SWUNG = 14
const VINE = /^(vine|liana|jungle vine)$/

const DOORS = /^(door|front door|gate|wooden door)$/
/** In widths of a door: how wide a wreath on it is. */
const WREATH = 0.56

/** What is hung up along something, from end to end. */
const STRUNG = /^(bunting|christmas lights|string lights)$/
/** In widths of what it hangs along; in heights from the top: over a door, and where a house does not say where its eaves are. */
const ALONG = { door: { wide: 1.3, at: 0.01 }, house: { wide: 0.94, at: 0.47 } }

/** From one side to the other, by both ends. */
function along(scene: Scene, a: Member, b: Member): void {
  const { box } = b.art
  const isDoor = DOORS.test(b.entry.name)
  const { wide: share, at } = isDoor ? ALONG.door : ALONG.house
  if (!isDoor) a.wear(STRUNG_OUT)
  resize(scene, a, (a.place.h * wide(box) * share) / wide(a.art.box))
  const y = b.has('eaves') ? b.point('eaves')[1] : box.y0 + tall(box) * at
  meet(scene, a, b, [midX(a.art.box), a.art.box.y0], [midX(box), y])
  scene.join(a, b, 'over')
}

/** On the face of it, where eyes are. */
function onDoor(scene: Scene, a: Member, b: Member): void {
  const { box } = b.art
  resize(scene, a, (a.place.h * wide(box) * WREATH) / Math.max(wide(a.art.box), tall(a.art.box)))
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [midX(box), box.y0 + tall(box) * 0.33])
  scene.join(a, b, 'over')
}

/** By its hands, its hook or its string. */
export const hangs: Stager = (scene, a, b, { pose }) => {
  if (
    a.entry.kind === 'being' &&
    !pose?.match(/^(by-tail|upside-down)$/) &&
    (!HUNG_BY_NATURE.test(a.entry.name) || a.upright) &&
    !a.entry.human &&
    a.entry.upright() &&
    scene.alone(a)
  ) {
    a.upright = true
    a.act({ pose: 'hang' })
  }
  const isFront = DOORS.test(b.entry.name) || b.entry.category === 'buildings and places'
  if (STRUNG.test(a.entry.name) && isFront && !scene.together(a, b)) return along(scene, a, b)
  if (!a.being && DOORS.test(b.entry.name) && !scene.together(a, b)) return onDoor(scene, a, b)
  // Several need a tree that is broad enough for them.
  const many = scene.bonds.filter((bond) => bond.b === b && HANGING.has(bond.relation.relation)).length
  const isInCrown = many > 1 && a.being && /tree$/.test(b.entry.name)
  if (isInCrown && wide(b.art.box) * 0.8 < wide(a.art.box) * many)
    resize(scene, b, (b.place.h * wide(a.art.box) * many) / (wide(b.art.box) * 0.8))
  // Stockings hang from the mantel, over the fire.
  if (!a.being && b.entry.name === 'fireplace')
    resize(scene, a, (a.place.h * tall(b.art.box) * STOCKING) / tall(a.art.box))
  // Under bars there is room for the whole body.
  else if (a.handed && b.has('low') && b.has('rung0')) resize(scene, b, a.place.h * 1.6)
  else if (b.place.h < a.place.h * 1.5)
    resize(scene, b, a.place.h * (b.has('branch') || tall(b.art.box) > wide(b.art.box) ? 1.7 : 1.1))
  // Whoever has a vine in the hand is beside it, not under its end.
  const isVine = VINE.test(b.entry.name) && a.being
  if (isVine && a.handed) resize(scene, b, a.place.h * 1.5)
  const [lowX, lowY] = isVine ? b.point('grip') : b.point('low', 'branch', 'tip')
  const low: Point = isInCrown ? [midX(b.art.box), lowY - a.place.h * 0.1] : [lowX, lowY]
  const { index, count } = scene.slot(b, 'low', HANGING)
  if (!index && isBranch(b)) fromSide(scene, b)
  if (!index && isVine) fromAbove(scene, b, 'vine')
  const spread = (index - (count - 1) / 2) * Math.max(wide(a.art.box) * 1.1, (wide(b.art.box) * 0.7) / count)
  const isSpun = /spider$/.test(a.entry.name) && b.entry.name === 'spider web'
  let at: Point = [low[0] + spread, low[1] + (isSpun ? a.place.h * THREAD : 0)]
  if (a.being && (pose === 'by-tail' || pose === 'upside-down'))
    return headDown(scene, a, b, { at, byTail: pose === 'by-tail' })
  // One hand stays free for an ice cream.
  const isBusy = scene.does(a, 'eats', 'drinks', 'holds', 'reads')?.b !== undefined
  if (a.handed && isBusy && !isVine) return byOneHand(scene, a, b, at)
  const from: Point = isVine
    ? beside(a)
    : a.being && a.handed
      ? a.point('nearHand')
      : a.has('hook')
        ? a.point('hook')
        : [(a.art.box.x0 + a.art.box.x1) / 2, a.art.box.y0]
  meet(scene, a, b, from, at)
  scene.join(a, b, 'over')
  if (isSpun) spin(scene, a, b)
  if (!a.handed) return
  // Past the cheeks: arms before it would hide the face.
  const w = Math.max(a.place.h * 0.08, headOf(a) * 1.05)
  if (!isVine) return void a.act({ reach: { nearHand: [at[0] - w, at[1]], farHand: [at[0] + w, at[1]] } })
  // Swinging.
  turnTogether([...scene.group(a).members], SWUNG * -side(a.place.facing), at)
  at = b.point('grip')
  a.reach({ farHand: at, ...(isBusy ? {} : { nearHand: [at[0], at[1] + w * 0.35] }) })
}

/** From the middle of its web down to its back. */
function spin(scene: Scene, a: Member, b: Member): void {
  scene.extras.push({
    of: a,
    draw: (sw) => stroke(line([b.point('seat'), [midX(a.art.box), a.art.box.y0 + 6]]), sw * 0.8),
  })
}

/** Beside the end of the branch with one arm around it, the feet off the ground: arms are hardly longer than heads are high. */
function byOneHand(scene: Scene, a: Member, b: Member, at: Point): void {
  a.act({ pose: 'jump' })
  const r = headOf(a)
  const needed = tall(a.art.box) * 1.15
  const high = b.art.box.y1 - at[1]
  if (/tree$/.test(b.entry.name) && high < needed && resize(scene, b, (b.place.h * needed) / high))
    at = b.point('low', 'branch', 'tip')
  const [hx, hy] = a.point('headMid')
  meet(scene, a, b, [hx - ahead(a, r * 1.3), hy - r * 0.3], at)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: at } })
}

/** Where a vine is that somebody hangs at: past the cheek, over the head. */
function beside(a: Member): Point {
  const [x, y] = a.point('headMid')
  return [x + ahead(a, headOf(a) * 1.5), y - headOf(a) * 0.9]
}

export const isHeadDown = (a: Member): boolean => Math.abs(a.tilt) >= DOWN

function headDown(scene: Scene, a: Member, b: Member, { at, byTail }: { at: Point; byTail: boolean }): void {
  if (a.handed) {
    a.act({ pose: byTail ? 'jump' : 'stand', turn: 0.15 })
    a.tilt = OVER
    if (byTail) a.without.add('tail')
  } else {
    a.act({ pose: byTail ? 'jump' : 'stand' })
    a.tilt = byTail ? DOWN : OVER
  }
  a.draw()
  const isOwn = byTail && !a.handed && a.has('tailTip')
  const drop = byTail && !isOwn ? a.place.h * TAIL : 0
  const top: Point = isOwn ? a.point('tailTip') : [midX(a.art.box), a.art.box.y0]
  meet(scene, a, b, top, [at[0], at[1] + drop - a.place.h * 0.03])
  scene.join(a, b, 'over')
  if (!byTail || isOwn) return
  // Around the branch and down to the hip, in one curve.
  tube(
    scene,
    a,
    () => {
      const [x, y] = a.point('seat')
      return [
        [x, y],
        [x + ahead(a, a.place.h * 0.22), (y + at[1]) / 2],
        [
          x - ahead(a, a.place.h * 0.02),
          Math.min(y - a.place.h * TAIL, b.point('low', 'branch', 'tip')[1]) - a.place.h * 0.06,
        ],
      ]
    },
    0.05,
    'bark',
  )
}

/** Who hangs head down hands it down to whoever stands below. */
export function passDown(scene: Scene, a: Member, b: Member, gift: Member): void {
  // Turned over it looks the other way.
  const s = -side(a.place.facing)
  face(scene, b, a.place.facing)
  if (b.handed) b.act({ pose: 'reach-up' })
  const [hx, hy] = a.point('headMid')
  const hand: Point = [hx + s * a.place.h * 0.3, hy + headOf(a) * 0.5]
  const size = Math.max(wide(gift.art.box), tall(gift.art.box))
  gift.at({ h: (gift.place.h * a.place.h * 0.24) / size })
  const [gx, gy] = gift.point('grip')
  gift.move({ scale: 1, dx: hand[0] - gx, dy: hand[1] - gy })
  gift.draw()
  // Turned over the far arm is on that side: the near one would lie across the face and end short of it.
  a.reach({ farHand: hand })
  toFront(scene, gift)
  toFront(scene, a, 'farArm')
  const { box } = gift.art
  const [bx, by] = b.handed
    ? [b.point('chest')[0] - ahead(b, -b.place.h * 0.2), b.point('headMid')[1]]
    : b.point('mouth')
  scene.group(b).shift(midX(box) + s * wide(box) * 0.4 - bx, box.y1 - tall(box) * 0.3 - by)
  scene.join(b, a, 'over')
  if (b.handed) b.act({ reach: { nearHand: [midX(box) + s * wide(box) * 0.3, box.y1 - tall(box) * 0.3] } })
  scene.contacts.push({ a, b, tool: gift, at: () => (b.handed ? b.point('nearHand') : b.point('mouth')) })
}

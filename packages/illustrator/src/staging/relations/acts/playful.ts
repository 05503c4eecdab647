/** Small games of the face: peekaboo behind a cloth, a picture of oneself, seeds blown off, one's own image in a mirror. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, side, tall, turned, wide } from '../../geometry.ts'
import { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face, setBeside } from '../beside.ts'
import { area, disc, stroke } from '../effects.ts'
import { fitHeld } from '../hands.ts'
import { ahead, resize } from '../kit.ts'
import { toLips } from '../meals.ts'
import { type ActStager, halfHead, headOf, put, toFront } from './kit.ts'

const n = (value: number): string => value.toFixed(1)

/** A cloth held up to the nose, the eyes over its edge; the other one laughs. */
export const peekaboo: ActStager = (scene, a, b) => {
  if (!a.handed) return
  if (b && !scene.together(a, b)) {
    face(scene, b, turned(a.place.facing))
    setBeside(scene, a, b, a.place.facing === 'left', 0.3)
    b.act({ mood: 'happy', mouth: 'open', ...(b.handed ? { pose: 'arms-up' } : {}) })
  }
  a.act({ pose: 'stand', turn: 0, mood: 'happy' })
  const edge = (): [left: Point, right: Point] => {
    const [x, y] = a.point('headMid')
    const [half, r] = [halfHead(a) * 0.92, headOf(a)]
    const eyes = (a.art.features ?? []).slice(0, -1)
    const top = Math.max(y + r * 0.3, ...eyes.map(([, ey, er]) => ey + er * 0.9))
    return [
      [x - half, top],
      [x + half, top],
    ]
  }
  const [left, right] = edge()
  const isNearLeft = a.point('nearHand')[0] < a.point('farHand')[0]
  a.act({ reach: { nearHand: isNearLeft ? left : right, farHand: isNearLeft ? right : left } })
  toFront(scene, a, 'nearArm', 'farArm')
  scene.extras.push({
    of: a,
    draw(sw) {
      const [[x0, y], [x1]] = edge()
      const [w, low] = [x1 - x0, y + a.place.h * 0.34]
      const wave = [0.75, 0.5, 0.25, 0].map(
        (t, i) => `Q${n(x0 + w * (t + 0.125))} ${n(low + w * 0.1)} ${n(x0 + w * t)} ${n(low - (i % 2) * 2)}`,
      )
      const cloth = area(
        `M${n(x0)} ${n(y)}Q${n((x0 + x1) / 2)} ${n(y + w * 0.05)} ${n(x1)} ${n(y)}L${n(x1)} ${n(low)}${wave.join('')}Z`,
        'aqua',
        sw,
      )
      const spots = [
        [0.22, 0.3],
        [0.5, 0.5],
        [0.78, 0.3],
        [0.28, 0.74],
        [0.72, 0.74],
      ].map(([u = 0, v = 0]) => disc([x0 + w * u, y + (low - y) * v], Math.max(9, w * 0.05), 'straw', sw))
      return cloth + spots.join('')
    },
  })
}

/** At arm's length, up and to the side, the face to the reader. */
export const selfie: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'stand', turn: 0, mouth: 'open' })
  const h = a.place.h
  resize(scene, b, (b.place.h * headOf(a) * 0.8) / tall(b.art.box))
  const [x, y] = a.point('chest')
  const out = halfHead(a) + h * 0.1
  const hand =
    Math.sign(a.point('nearHand')[0] - a.point('farHand')[0]) === side(a.place.facing) ? 'nearHand' : 'farHand'
  a.act({ reach: { [hand]: [x + ahead(a, out), y - h * 0.08] } })
  const [hx, hy] = a.point(hand)
  b.tilt = 8
  put(b, b.has('grip') ? 'grip' : 'mid', [hx, hy])
  const { box } = b.art
  b.move({ scale: 1, dx: hx - midX(box), dy: hy - (box.y1 - tall(box) * 0.2) })
  scene.join(b, a, { before: hand.replace('Hand', 'Arm'), of: a })
  for (const { a: one } of scene.bonds)
    if (one !== a && one.handed && one.acting.pose === 'stand') one.act({ turn: 0, mouth: 'open' })
}

/** The seed head before the lips, seeds on their way. */
export const blowSeeds: ActStager = (scene, a, b) => {
  if (!b || !a.handed) return
  fitHeld(scene, a, b, 0.5)
  a.act({ pose: 'hold-to-mouth', mouth: 'open' })
  toLips(scene, a, b)
  toFront(scene, a, 'nearArm')
  scene.extras.push({ of: b, draw: (sw) => seeds(a, b, sw) })
}

/** In heights of who blows: where the seeds are, from the head of the flower. */
const FLIGHT: readonly Point[] = [
  [0.06, -0.16],
  [0.14, -0.02],
  [0.18, -0.24],
  [0.02, -0.32],
]

function seeds(a: Member, b: Member, sw: number): string {
  const s = side(a.place.facing)
  const { box } = b.art
  const h = a.place.h
  const [x, y] = [s > 0 ? box.x1 : box.x0, box.y0 + wide(box) * 0.4]
  return FLIGHT.map(([dx, dy]) => {
    const [u, v, r] = [x + s * dx * h, y + dy * h, Math.max(13, h * 0.034)]
    const stem = stroke(`M${n(u)} ${n(v)}L${n(u - s * r * 0.5)} ${n(v + r * 1.5)}`, sw * 0.7)
    const down = area(
      `M${n(u)} ${n(v + r * 0.3)}L${n(u - r)} ${n(v - r * 0.5)}Q${n(u)} ${n(v - r * 1.7)} ${n(u + r)} ${n(v - r * 0.5)}Z`,
      'mist',
      sw * 0.75,
    )
    return stem + down + disc([u - s * r * 0.5, v + r * 1.6], r * 0.28, 'umber', sw * 0.8)
  }).join('')
}

/** Beside the glass, which shows who stands before it. */
export const reflect: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (tall(b.art.box) < tall(a.art.box) * 1.05) resize(scene, b, (b.place.h * tall(a.art.box) * 1.1) / tall(b.art.box))
  setBeside(scene, a, b, a.place.facing === 'left', 0.04)
  if (a.handed && a.acting.pose === 'stand' && !relation.tool) a.act({ turn: 0.5 })
  if (b.art.hollow) scene.extras.push({ of: b, draw: (sw) => imageOf(scene, a, b, sw) })
}

/** As tall as the glass has room for, looking back at whom it shows. */
function imageOf(scene: Scene, a: Member, b: Member, sw: number): string {
  const glass = b.art.hollow
  if (!glass) return ''
  const image = new Member(a.named, a.entry, a.copy, a.seed)
  Object.assign(image, {
    upright: a.upright,
    sw: sw * 0.8,
    detail: a.detail,
    album: scene.members[0]?.album ?? image.album,
  })
  const { gaze: _, ...acting } = a.acting
  image.acting = { ...acting, reach: {} }
  for (const look of a.looks) image.looks.add(look)
  image.at({ h: a.place.h, facing: turned(a.place.facing) })
  const { box } = image.art
  const scale = Math.min(tall(glass) / tall(box), wide(glass) / wide(box))
  image.at({ h: a.place.h * scale })
  const small = image.art.box
  image.move({ scale: 1, dx: midX(glass) - midX(small), dy: midY(glass) - midY(small) })
  return image
    .draw()
    .art.layers.map(({ svg }) => svg)
    .join('')
}

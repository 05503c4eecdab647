/** With muzzle, nose or beak at another: licked, nuzzled, sniffed at, nibbled, pecked. On one's own four legs, the face beside what it touches. */
import type { Point } from '../../../art/art.ts'
import { clamp, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face, facing } from '../beside.ts'
import { hearts, stroke } from '../effects.ts'
import { grazes } from '../grazing.ts'
import { ahead, cheekOf, resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { isLicking, licks } from '../tongue.ts'
import { type ActStager, clearHeads, halfHead, headOf, toFront } from './kit.ts'

/** In meters: what is smaller lies before the nose. */
const SMALL = 0.3
/** In heights of who does it: what is larger would leave it small on the page, what is smaller would be no thing to color. */
const [LARGEST, LEAST] = [1.5, 0.4]
const NUZZLES = /^nuzzl/
const SNIFFS = /^(sniff|smell)/
const BITES = /^(nibbl|chew|gnaw|bit|munch|nip|peck)/

export const muzzle: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (a.handed || !a.has('mouth')) return facing(scene, a, b, relation)
  const word = relation.word ?? ''
  if (BITES.test(word)) a.act({ mouth: 'open' })
  if (!b.being) atThing(scene, a, b, word)
  else if (b.handed) atPerson(scene, a, b, relation.part)
  else headToHead(scene, a, b)
  if (isLicking(word)) licks(scene, a, a, () => nearSide(a, b))
  if (SNIFFS.test(word)) sniffs(scene, a)
  if (NUZZLES.test(word) && b.being) hearts(scene, a, b)
  scene.contacts.push({ a, b, tool: null, at: () => frontOf(a) })
}

/** Foremost of a face: the nose, or the cheek of one that looks at the reader. */
const frontOf = (a: Member): Point => {
  const [x, y] = a.point('mouth')
  return [x + ahead(a, cheekOf(a) * 0.96), y]
}

/** With the ears that hang or stand out beside it: they would be before the other's eyes. */
function broadFrontOf(a: Member): Point {
  const [x, y] = frontOf(a)
  const [hx] = a.point('headMid')
  const broad = hx + ahead(a, halfHead(a))
  return cheekOf(a) ? [ahead(a, 1) > 0 ? Math.max(x, broad) : Math.min(x, broad), y] : [x, y]
}

/** The side of it that is turned to a, as high as a's mouth. */
function nearSide(a: Member, b: Member): Point {
  const s = side(a.place.facing)
  const [, my] = a.point('mouth')
  if (b.being && b.has('headMid') && Math.abs(b.point('headMid')[1] - my) < headOf(b) * 1.6) {
    const [x, y] = b.point('headMid')
    return [x - s * headOf(b) * 0.7, clamp(my, y + headOf(b) * 0.1, y + headOf(b) * 0.7)]
  }
  const { box } = b.art
  return [(s > 0 ? box.x0 : box.x1) + s * wide(box) * 0.1, clamp(my - headOf(a) * 0.2, box.y0, box.y1)]
}

/** Head to head: who is taller bends down to the other. */
function headToHead(scene: Scene, a: Member, b: Member): void {
  const [small, large] = a.place.h < b.place.h ? [a, b] : [b, a]
  face(scene, b, turned(a.place.facing))
  const higher = large.place.h * (large === a ? BOWS : 0.04)
  if (large.point('mouth')[1] < small.point('headMid')[1] - higher && !isDown(large)) large.act({ pose: 'head-down' })
  const s = side(a.place.facing)
  scene
    .group(a)
    .shift(b.point('mouth')[0] - s * headOf(b) * 0.3 - a.point('mouth')[0], footing(scene, b) - a.art.box.y1)
  clearHeads(scene, a, b, cheekOf(a) && cheekOf(b) ? 1.08 : 0.94)
  scene.join(a, b, 'over')
}

/** Of its height: how much higher a mouth is at least that has to come down. */
const BOWS = 0.16

const isDown = ({ acting }: Member): boolean => /^(lie|sit|sleep|head-down)/.test(acting.pose)

/** At the face of who kneels down to it, or at the hand that is held out to it; at the foot or the back that was named. */
function atPerson(scene: Scene, a: Member, b: Member, part = 'face'): void {
  face(scene, b, turned(a.place.facing))
  const s = side(a.place.facing)
  const rise = () => a.art.box.y1 - a.point('mouth')[1]
  const isHead = /^(face|head|hair|cheek|nose|mouth|ear|neck|chin)$/.test(part)
  const headRise = () => b.art.box.y1 - b.point('headMid')[1]
  for (const pose of ['kneel', 'sit-cross-legged'])
    if (isHead && scene.alone(b) && b.acting.pose !== 'sit' && rise() < headRise() - headOf(b)) b.act({ pose })
  if (isHead && scene.alone(a)) resize(scene, a, a.place.h * clamp(headRise() / rise(), 1, GROWN))
  const atFace = isHead && rise() > headRise() - headOf(b) * 1.5
  if (/^(foot|leg)$/.test(part)) a.act({ pose: 'head-down' })
  const front = atFace ? broadFrontOf(a) : frontOf(a)
  const to = atFace
    ? b.point('headMid')[0] - s * Math.max(headOf(b) * 0.98, halfHead(b) * 0.94)
    : /^(foot|leg)$/.test(part)
      ? b.point('nearFoot')[0] - s * b.place.h * 0.04
      : b.point('chest')[0] - s * b.place.h * (part === 'back' ? 0.14 : 0.24)
  scene.group(a).shift(to - front[0], footing(scene, b) - a.art.box.y1)
  scene.join(a, b, 'over')
  if (atFace || /^(foot|leg|back)$/.test(part)) return
  const [x, y] = frontOf(a)
  b.act({ pose: 'stand', reach: { nearHand: [x + s * 4, Math.min(y, b.art.box.y1 - b.place.h * 0.1)] } })
  toFront(scene, b, 'nearArm')
}

/** How much larger than life a dog may be that licks a face. */
const GROWN = 1.3

/** Small things lie before the nose; at the side of larger ones it stands, the head as high as they are. */
function atThing(scene: Scene, a: Member, b: Member, word: string): void {
  if (b.entry.height < SMALL && scene.alone(b) && !isLicking(word)) {
    grazes(scene, a, b)
    return
  }
  const high = Math.max(tall(a.art.box), wide(a.art.box) * 0.7)
  if (scene.alone(b)) {
    const size = Math.max(tall(b.art.box), wide(b.art.box))
    resize(scene, b, (b.place.h * clamp(size, high * LEAST, high * LARGEST)) / size)
  }
  const top = footing(scene, b) - b.art.box.y0
  const rise = a.art.box.y1 - a.point('mouth')[1]
  if (top < rise * 1.1) a.act({ pose: 'head-down' })
  else if (footing(scene, b) - b.art.box.y1 > rise * 1.4) a.act({ pose: 'reach-up' })
  const s = side(a.place.facing)
  const { box } = b.art
  const edge = (s > 0 ? box.x0 : box.x1) + s * Math.min(wide(box) * 0.08, a.place.h * 0.05)
  scene.group(a).shift(edge - frontOf(a)[0], footing(scene, b) - a.art.box.y1)
  scene.join(a, b, 'over')
}

/** Short bows before the nose. */
function sniffs(scene: Scene, a: Member): void {
  scene.extras.push({
    of: a,
    draw(sw) {
      const [x, y] = frontOf(a)
      const [r, s] = [Math.max(headOf(a), 40), side(a.place.facing)]
      const n = (value: number) => value.toFixed(1)
      return [0.3, 0.55]
        .map((step) =>
          stroke(
            `M${n(x + s * r * (step - 0.2))} ${n(y - r * (0.1 + step))}q${n(s * r * 0.26)} ${n(r * 0.02)} ${n(s * r * 0.22)} ${n(r * 0.34)}`,
            sw * 0.8,
          ),
        )
        .join('')
    },
  })
}

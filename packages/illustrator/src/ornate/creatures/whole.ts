/** Animals whole, their bodies from the side and their heads toward us. */
import type { Rng } from '../../ink/random.ts'
import { headSubject } from '../heads/subject.ts'
import { box, type Point } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { COATS, catBody } from './big-cat.ts'
import { bearBody, deerBody, hareBody } from './bodies.ts'
import { catSeated, catWalking } from './cat.ts'
import { type Creature, mapped } from './creature.ts'
import { drawnAt } from './drawn.ts'
import { foxSeated, foxWalking, wolfWalking } from './wolf-and-fox.ts'

/** A body that faces right, and the place of its head on it. */
interface Whole {
  body: Creature
  head: { x: number; y: number; w: number; h: number }
}

const HARE: Whole = { body: hareBody, head: { x: 640, y: 350, w: 430, h: 560 } }
const DEER: Whole = { body: deerBody, head: { x: 736, y: 160, w: 560, h: 560 } }
const onCat = (name: string): Whole => ({
  body: catBody(COATS[name]!),
  head: name === 'lion' ? { x: 800, y: 330, w: 520, h: 560 } : { x: 800, y: 300, w: 440, h: 470 },
})

const WHOLE: Readonly<Record<string, readonly Whole[]>> = {
  fox: [
    { body: foxSeated(), head: { x: 640, y: 180, w: 420, h: 510 } },
    { body: foxWalking(), head: { x: 726, y: 160, w: 400, h: 480 } },
  ],
  cat: [
    { body: catSeated(), head: { x: 500, y: 236, w: 430, h: 480 } },
    { body: catWalking(), head: { x: 740, y: 190, w: 350, h: 400 } },
  ],
  wolf: [{ body: wolfWalking(), head: { x: 726, y: 160, w: 420, h: 510 } }],
  deer: [DEER],
  stag: [DEER],
  reindeer: [DEER],
  rabbit: [HARE],
  hare: [HARE],
  bear: [{ body: bearBody, head: { x: 760, y: 400, w: 400, h: 420 } }],
  ...Object.fromEntries(Object.keys(COATS).map((name) => [name, [onCat(name)]])),
}

export const isWhole = (name: string): boolean => name in WHOLE

export interface Figure {
  w: number
  h: number
  subject: Subject
}

/** `isWhole(name)` holds. */
export function wholeAnimal(name: string, rng: Rng, isLeft: boolean): Figure {
  const { body, head } = rng.pick(WHOLE[name]!)
  const { x0, y0, x1, y1 } = box([
    ...body.map(({ poly }) => poly),
    [
      [head.x - head.w / 2, head.y - head.h / 2],
      [head.x + head.w / 2, head.y + head.h / 2],
    ],
  ])
  const [w, h] = [x1 - x0, y1 - y0]
  const draw = headSubject(name, rng)
  return {
    w,
    h,
    subject: (place) => {
      const scale = Math.min(place.w / w, place.h / h)
      const at = ([u, v]: Point): Point => [
        place.x + (u - x0 - w / 2) * scale * (isLeft ? -1 : 1),
        place.y + (v - y0 - h / 2) * scale,
      ]
      const trunk = drawnAt(mapped(body, at), scale, place)
      const [x, y] = at([head.x, head.y])
      const front = draw({ ...place, x, y, w: head.w * scale, h: head.h * scale })
      return { svg: trunk.svg + front.svg, outlines: [...trunk.outlines, ...front.outlines] }
    },
  }
}

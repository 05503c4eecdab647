/** Wound around a body or a thing several times, half of it behind, half before. */
import type { Pen } from '../../../art/pen.ts'
import type { Entry, Inanimate } from '../../../world/world.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { redrawn } from '../../redrawn.ts'
import type { Scene } from '../../scene.ts'
import { setBeside } from '../beside.ts'
import { cord } from '../stance.ts'
import type { ActStager } from './kit.ts'

/** Each turn: its middle from the foot up and its height in shares of the height, its slant in the same. */
const TURNS = [
  [0.86, 0.09, 0.1],
  [0.62, 0.1, -0.12],
  [0.4, 0.11, 0.1],
  [0.18, 0.09, -0.06],
] as const
const LIGHTS = /light|lantern|bulb/
const CORD =
  /^(christmas lights|string lights|fairy lights|rope|ribbon|bunting|garland|tinsel|vine|yarn|ball of yarn|string|streamer|paper chain|hose|garden hose|seaweed|toilet paper)$/
/** What is pointed: the turns are as wide as it is where they are. */
const POINTED = /christmas tree|pine|fir tree/

export const isCord = ({ entry, being }: Member): boolean => !being && CORD.test(entry.name)
const BALL = /yarn|wool|ball of/

/** As wide as what it goes around and as high; "taper" is how much of its width is gone at the top. */
function coil(entry: Entry, w: number, h: number, taper = 0): Inanimate {
  const isLit = LIGHTS.test(entry.name)
  const thick = h * 0.022
  const broad = (at: number): number => w * (1 - taper * at)
  const arc = (at: number, tall: number, slant: number, s: number): string =>
    [-1, -0.72, 0, 0.72, 1]
      .map((x) => {
        const bow = Math.sqrt(Math.max(0, 1 - x * x)) * tall * h * s
        return `${((x * broad(at)) / 2).toFixed(1)},${(-at * h + x * slant * h * 0.5 + bow).toFixed(1)}`
      })
      .join(' ')
  const bulbs = (p: Pen, at: number, tall: number, slant: number): void => {
    const tints = ['vermilion', 'gamboge', 'sap', 'cerulean']
    for (const [i, x] of [-0.78, -0.26, 0.26, 0.78].entries()) {
      const y = -at * h + x * slant * h * 0.5 + Math.sqrt(1 - x * x) * tall * h
      const r = h * 0.055
      p.tint(tints[i % tints.length] as string).ell((x * broad(at)) / 2, y + r * 1.1, r * 0.8, r * 1.2)
    }
  }
  return redrawn(entry, {
    size: [w, h],
    back(p) {
      p.tint(isLit ? 'leaf' : 'rose')
      for (const [at, high, slant] of TURNS) p.bar(arc(at, high, slant, -1), thick)
    },
    front(p) {
      for (const [at, high, slant] of TURNS) {
        p.tint(isLit ? 'leaf' : 'rose').bar(arc(at, high, slant, 1), thick)
        if (isLit) bulbs(p, at, high, slant)
      }
    },
  })
}

export const tangle: ActStager = (scene, a, b) => {
  if (!b?.entry || !scene.alone(b) || b.being) {
    if (b) setBeside(scene, a, b, true)
    return
  }
  a.act(a.handed ? { pose: 'stand', turn: 0, mood: 'surprised' } : { pose: 'sit', mood: 'surprised' })
  const { box } = a.art
  const top = Math.min(a.point('neck')[1] + tall(box) * 0.03, box.y1 - tall(box) * 0.4)
  const [w, h] = [wide(box) * (a.handed ? 0.72 : 0.62), box.y1 - top]
  const isBall = BALL.test(b.entry.name)
  b.recast(coil(b.entry, w, h))
  b.at({ x: midX(box), y: box.y1 - h * 0.02, h, facing: 'right' })
  scene.renew(b)
  scene.join(b, a, { before: 'head', of: a })
  const first = a.art.layers[0]?.part ?? ''
  scene.group(a).rearrange(b, new Set(['back']), { before: first, of: a })
  if (isBall) ballAtFoot(scene, a)
}

/** About a tree, a post, a present: from foot to top. */
export function windAround(scene: Scene, a: Member, b: Member): void {
  const { box } = b.art
  const isPointed = POINTED.test(b.entry.name)
  // Of a tree with a crown the crown alone: about the trunk the turns would hang in the air.
  const isCrowned = !isPointed && /tree/.test(b.entry.name)
  const h = tall(box) * (isPointed ? 0.74 : isCrowned ? 0.6 : 0.8)
  const w = wide(box) * (isPointed ? 0.84 : 1.02)
  a.recast(coil(a.entry, w, h, isPointed ? 0.72 : 0))
  a.at({ x: midX(box), y: box.y1 - tall(box) * (isCrowned ? 0.32 : 0.12), h, facing: 'right' })
  scene.renew(a)
  scene.join(a, b, 'over')
  scene.group(b).rearrange(a, new Set(['back']), 'under')
}

/** The rest of it lies on the ground, the end runs up to the body. */
function ballAtFoot(scene: Scene, a: Member): void {
  const ball = scene.bring('ball of yarn', a.place.h * 0.24)
  if (!ball) return
  const s = side(a.place.facing)
  const x = s > 0 ? a.art.box.x1 : a.art.box.x0
  scene.group(ball).shift(x + s * wide(ball.art.box) * 0.7 - midX(ball.art.box), a.art.box.y1 - ball.art.box.y1)
  scene.join(ball, a, 'over')
  scene.extras.push({
    of: ball,
    draw: (sw) =>
      cord([midX(ball.art.box), ball.art.box.y0 + 6], [midX(a.art.box), a.art.box.y1 - tall(a.art.box) * 0.1], 0.2, sw),
  })
}

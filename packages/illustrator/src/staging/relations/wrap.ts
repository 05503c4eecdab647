/** Wrapped in a blanket or a towel: it goes around the whole body, the head looks out. */
import type { Entry, Inanimate } from '../../world/world.ts'
import { midX, tall, turned, union, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { redrawn } from '../redrawn.ts'
import type { Scene } from '../scene.ts'
import { isSeated } from '../traits.ts'
import { toFront } from './acts/kit.ts'
import { setBeside } from './beside.ts'

export const isWrap = (name: string): boolean => /^(blanket|towel|quilt|sheet|beach towel|picnic blanket)$/.test(name)

/** Drawn anew for the one who is in it, as wide as the body and as high as it is below the chin. */
function wrapOf(entry: Entry, w: number, h: number): Inanimate {
  const [x, y] = [w / 2, -h]
  return redrawn(entry, {
    size: [w, h],
    back(p) {
      const collar = Math.min(w * 0.22, h * 0.3)
      p.tint('cerulean').blob(
        `${-collar},${y}! 0,${y + h * 0.1} ${collar},${y}! ${x * 0.82},${y + h * 0.2} ${x},${-h * 0.35} ${x * 0.9},0! 0,${-h * 0.04} ${-x * 0.9},0! ${-x},${-h * 0.35} ${-x * 0.82},${y + h * 0.2}`,
      )
      // The near edge is drawn across, with a hem along it.
      p.line(`${collar * 0.5},${y + h * 0.08} ${x * 0.1},${-h * 0.5} ${x * 0.34},${-h * 0.02}`)
      p.line(`${-x * 0.62},${-h * 0.62} ${-x * 0.56},${-h * 0.34} ${-x * 0.66},${-h * 0.1}`)
      p.line(`${x * 0.72},${-h * 0.6} ${x * 0.62},${-h * 0.34} ${x * 0.7},${-h * 0.12}`)
      const r = Math.min(w, h) * 0.07
      p.tint('straw')
      for (const [dx, dy] of [
        [-0.34, 0.55],
        [-0.3, 0.22],
        [0.5, 0.36],
      ] as const)
        p.ell(w * dx * 0.9, -h * dy, r)
    },
  })
}

/** Over the head as well: behind it like a hood, before the body like a cloak. */
function hoodOf(entry: Entry, w: number, h: number, chin: number): Inanimate {
  const x = w / 2
  return redrawn(entry, {
    size: [w, h],
    back(p) {
      p.tint('cerulean').blob(
        `0,${-h}! ${x * 0.6},${-h * 0.95} ${x * 0.86},${-h * 0.7} ${x * 0.98},${-h * 0.3} ${x},0! ${-x},0! ${-x * 0.98},${-h * 0.3} ${-x * 0.86},${-h * 0.7} ${-x * 0.6},${-h * 0.95}`,
      )
    },
    front(p) {
      p.tint('cerulean').blob(
        `${-x * 0.8},${-chin * 1.12}! ${-x * 0.3},${-chin * 0.9} 0,${-chin * 0.84} ${x * 0.3},${-chin * 0.9} ${x * 0.8},${-chin * 1.12}! ${x * 0.98},${-chin * 0.5} ${x},0! 0,${-chin * 0.05} ${-x},0! ${-x * 0.98},${-chin * 0.5}`,
      )
      p.tint('straw')
      for (const [dx, dy] of [
        [-0.32, 0.5],
        [0.02, 0.42],
        [0.34, 0.55],
        [-0.16, 0.2],
        [0.2, 0.18],
      ] as const)
        p.ell(w * dx, -chin * dy, Math.min(w, chin) * 0.08)
    },
  })
}

/** Under a blanket, sitting: the face looks out. */
export function hood(scene: Scene, a: Member, b: Member): void {
  a.act(a.handed ? { pose: 'sit-cross-legged', turn: 0 } : { pose: 'sit' })
  const { box } = a.art
  const [w, h] = [wide(box) * 1.16, (box.y1 - box.y0) * 1.1]
  b.recast(hoodOf(b.entry, w, h, box.y1 - a.point('neck')[1]))
  b.at({ x: midX(box), y: box.y1 + 2, h, facing: 'right' })
  scene.renew(b)
  scene.join(b, a, 'over')
  scene.group(a).rearrange(b, new Set(['back']), 'under')
}

export function wraps(scene: Scene, a: Member, b: Member): void {
  const sits = isSeated(a.acting.pose) && !scene.alone(a)
  if (!sits) a.act(a.handed ? { pose: 'stand', turn: 0 } : { pose: 'sit' })
  const { box } = a.art
  const top = a.point('neck')[1]
  // On a chair it is about the shoulders, down to the lap.
  const low = sits && a.has('lap') ? a.point('lap')[1] + a.place.h * 0.04 : box.y1
  const [w, h] = [wide(box) * (sits ? 0.7 : a.handed ? 1.08 : 0.96), low - top]
  b.recast(wrapOf(b.entry, w, h))
  b.at({ x: sits ? a.point('chest')[0] : midX(box), y: low + 4, h, facing: 'right' })
  scene.join(b, a, { before: 'head', of: a })
}

/** Laid over all who share it, up to their chins. */
function coverOf(entry: Entry, w: number, h: number): Inanimate {
  const x = w / 2
  return redrawn(entry, {
    size: [w, h],
    back(p) {
      p.tint('cerulean').blob(
        `${-x * 0.86},${-h}! ${-x * 0.42},${-h * 0.93} 0,${-h} ${x * 0.42},${-h * 0.93} ${x * 0.86},${-h}! ${x * 0.98},${-h * 0.6} ${x},0! ${x * 0.5},${-h * 0.05} 0,0 ${-x * 0.5},${-h * 0.05} ${-x},0! ${-x * 0.98},${-h * 0.6}`,
      )
      p.line(
        `${-x * 0.91},${-h * 0.82}! ${-x * 0.42},${-h * 0.77} 0,${-h * 0.83} ${x * 0.42},${-h * 0.77} ${x * 0.91},${-h * 0.82}!`,
      )
      p.tint('straw')
      for (const [dx, dy] of [
        [-0.66, 0.5],
        [-0.24, 0.54],
        [0.2, 0.5],
        [0.64, 0.54],
        [-0.46, 0.24],
        [0, 0.26],
        [0.44, 0.24],
      ] as const)
        p.ell(x * dx, -h * dy, Math.min(w * 0.045, h * 0.1))
    },
  })
}

/** Side by side under one blanket, or with it over their laps where they sit on something. */
export function tuckIn(scene: Scene, all: readonly Member[], b: Member): void {
  const [first, ...rest] = all
  if (!first || !scene.alone(b)) return
  const isSettled = (one: Member) => isSeated(one.acting.pose) && !scene.alone(one)
  const low = all.some(isSettled)
  for (const one of all)
    if (!isSettled(one)) one.act(one.handed ? { pose: 'sit-cross-legged', turn: 0 } : { pose: 'sit' })
  for (const [i, one] of rest.entries()) {
    if (scene.alone(one)) one.at({ facing: turned(first.place.facing) })
    setBeside(scene, one, all[i] as Member, first.place.facing === 'right', -0.06)
  }
  const box = union(all.map(({ art }) => art.box))
  const points = all.map((one) => (low && one.has('lap') ? one.point('lap') : one.point('neck'))[1])
  const top = Math.min(Math.max(...points) + (low ? 0 : tall(box) * 0.03), box.y1 - tall(box) * 0.25)
  const [w, h] = [wide(box) * 1.02, box.y1 - top]
  b.recast(coverOf(b.entry, w, h))
  b.at({ x: midX(box), y: box.y1 + 4, h, facing: 'right' })
  scene.renew(b)
  scene.join(b, first, 'over')
  for (const one of all) toFront(scene, one, 'head')
}

/** A tongue that is out: at the ice cream, at a cheek, at the ant. */
import type { Point } from '../../art/art.ts'
import { clamp, distance, midX, midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { type ActStager, headOf } from './acts/kit.ts'
import { area, stroke, tube } from './effects.ts'
import { cheekOf, meet, resize } from './kit.ts'

export const isLicking = (word = ''): boolean => /^lick/.test(word)

/** In radii of the head: how long a tongue is at least and at most, and how broad. */
const [LONG, LONGEST, BROAD] = [0.62, 1.3, 0.42]
/** How steeply it may rise. */
const LEVEL = 0.3

const n = (value: number): string => value.toFixed(1)

/** From the mouth toward what is licked, round at its end, with a line down its middle. */
export function licks(scene: Scene, a: Member, b: Member, to: () => Point): void {
  a.act({ mouth: 'open' })
  scene.extras.push({
    of: b,
    draw(sw) {
      const [[mx, my], r] = [a.point('mouth'), headOf(a)]
      const [tx, ty] = to()
      // Under the nose of a face that is turned to the reader.
      const isDown = Math.abs(tx - mx) < r * 0.1
      const from: Point =
        cheekOf(a) && !isDown
          ? [mx + Math.sign(tx - mx) * r * 0.12, my + r * 0.16]
          : isDown
            ? a.point('lips', 'mouth')
            : [mx, my]
      // Sideways out of the mouth: upward it would lie over the nose.
      const level = Math.abs(tx - from[0]) * (cheekOf(a) ? 0 : LEVEL)
      const aim: Point = [tx, clamp(ty, from[1] - level, from[1] + Math.max(level, Math.abs(ty - from[1])))]
      const far = Math.max(1, distance(from, aim))
      const [ux, uy] = [(aim[0] - from[0]) / far, (aim[1] - from[1]) / far]
      const long = Math.max(clamp(far, r * LONG, r * LONGEST), sw * 5)
      const half = Math.max((r * BROAD) / 2, sw * 2)
      const at = (u: number, v: number): string => `${n(from[0] + ux * u - uy * v)} ${n(from[1] + uy * u + ux * v)}`
      // It hangs a little on its way, and its end is up and broad.
      const sag = (Math.abs(ux) > 0.5 ? long * 0.16 : 0) * Math.sign(ux || 1)
      const edge = (v: number, broad: number): [string, string] => [
        at(long * 0.45, sag + v * half * 0.8),
        at(long * 0.8, v * half * broad),
      ]
      const [[upperBend, upperEnd], [lowerBend, lowerEnd]] = [edge(-1, 1), edge(1, 1)]
      return (
        area(
          `M${at(0, -half * 0.6)}Q${upperBend} ${upperEnd}C${at(long * 1.14, -half)} ${at(long * 1.14, half)} ${lowerEnd}Q${lowerBend} ${at(0, half * 0.6)}C${at(-half * 0.5, half * 0.6)} ${at(-half * 0.5, -half * 0.6)} ${at(0, -half * 0.6)}Z`,
          'rose',
          sw * 0.8,
        ) + stroke(`M${at(long * 0.3, sag * 0.9)}Q${at(long * 0.5, sag * 0.9)} ${at(long * 0.72, 0)}`, sw * 0.7)
      )
    },
  })
}

const SHOOTS = /^(frog|toad|tree frog|chameleon|lizard|gecko|anteater|froglet|iguana)$/

/** These take insects with the end of a long tongue. */
export const isOnTongue = (a: Member, b: Member): boolean =>
  !a.handed && SHOOTS.test(a.entry.name) && b.being && b.entry.height < 0.1

/** In heights of who eats: how large the insect is, and how far ahead. */
const [INSECT, AHEAD] = [0.4, 0.5]

/** At the end of the tongue, up and ahead; what crawls is on the ground there, and the others of its kind behind it. */
export function withTongue(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const { index } = scene.slot(a, 'tongue', new Set())
  const [h, s] = [a.place.h, side(a.place.facing)]
  resize(scene, b, (b.place.h * h * INSECT) / Math.max(wide(b.art.box), tall(b.art.box)))
  const { box } = a.art
  const edge = s > 0 ? box.x1 : box.x0
  const crawls = b.habitat !== 'air'
  const x = edge + s * (h * AHEAD + index * wide(b.art.box) * 1.2)
  const y = crawls ? box.y1 - tall(b.art.box) / 2 : box.y0 + tall(box) * 0.12
  meet(scene, b, a, [midX(b.art.box), midY(b.art.box)], [x, y])
  scene.join(b, a, 'over')
  if (index) return
  const way = (): Point[] => {
    const [from, end] = [a.point('mouth'), b.point('mid')]
    return [from, [(from[0] + end[0]) / 2, from[1]], end]
  }
  tube(scene, a, way, 0.05, 'rose')
}

/** Out and down, whoever has one. */
export const tongueOut: ActStager = (scene, a) => {
  // A face of a person has a grin with the tongue in it.
  if (a.handed) return void a.act({ turn: 0, mood: 'silly' })
  licks(scene, a, a, () => {
    const [x, y] = a.point('mouth')
    return [x + (cheekOf(a) ? 0 : side(a.place.facing) * headOf(a) * 0.5), y + headOf(a) * 0.45]
  })
}

/** A cat washes a paw that it lifts to its mouth. */
export const ownPaw: ActStager = (scene, a) => {
  if (a.handed || !a.has('mouth')) return
  a.act({ pose: 'wave' })
  licks(scene, a, a, () => a.point('nearHand'))
}

export const mouthOpen: ActStager = (_, a) => void a.act({ mouth: 'open' })

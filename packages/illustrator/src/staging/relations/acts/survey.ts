/** Measuring somebody, following a track, looking in at an upper window: what is between the eye or the hand and its aim is drawn. */
import type { Box, Point } from '../../../art/art.ts'
import type { SceneGraph } from '../../../reading/graph.ts'
import type { Entry, Inanimate } from '../../../world/world.ts'
import { nameById } from '../../entries.ts'
import { clamp, midX, midY, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { redrawn } from '../../redrawn.ts'
import type { Scene } from '../../scene.ts'
import { setBeside } from '../beside.ts'
import { area, stroke } from '../effects.ts'
import { meet, resize } from '../kit.ts'
import { panesOf } from '../panes.ts'
import { cord, stand } from '../stance.ts'
import { type ActStager, aim, before, headOf, toFront, toolIn } from './kit.ts'

/** The ruler is in the hand of who measures, not of who is measured. */
export function measured(graph: SceneGraph): SceneGraph {
  const deed = graph.relations.find(({ b, word }) => b && /^measur/.test(word ?? ''))
  const held = graph.relations.find(
    ({ a, b, relation }) => a === deed?.b && relation === 'holds' && /^(ruler|tape measure)$/.test(nameById(graph, b)),
  )
  if (!deed || !held?.b) return graph
  const tool = held.b
  return {
    ...graph,
    relations: graph.relations.map((one) =>
      one === held ? { ...one, a: deed.a } : one === deed ? { ...one, tool } : one,
    ),
  }
}

/** A tape from the ground to the top of who is measured, along the side where the other one stands. */
export const measure: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (wide(b.art.box) > tall(b.art.box) * 1.3) return alongside(scene, a, b, toolIn(scene, a, relation))
  if (tall(b.art.box) > a.place.h * 2.4) resize(scene, b, (b.place.h * a.place.h * 2.4) / tall(b.art.box))
  const s = side(a.place.facing)
  const edge = (): number => (s > 0 ? b.art.box.x0 : b.art.box.x1) - s * a.place.h * 0.06
  const target: Point = [
    edge(),
    clamp(a.point('headMid')[1] + b.art.box.y1 - a.art.box.y1, b.art.box.y0, b.art.box.y1 - 20),
  ]
  stand(scene, a, b, target, 0.28)
  scene.join(a, b, 'over')
  if (a.handed) a.act({ pose: 'reach', reach: { nearHand: target } })
  const tool = toolIn(scene, a, relation)
  if (tool && scene.together(tool, a)) toHand(tool, target)
  scene.extras.push({ of: b, draw: (sw) => tape(edge(), b.art.box.y0, b.art.box.y1, a.place.h * 0.07, sw) })
}

/** Who is longer than high is measured from end to end. */
function alongside(scene: Scene, a: Member, b: Member, tool: Member | null): void {
  const s = side(a.place.facing)
  a.act({ pose: a.handed ? 'kneel' : 'sit' })
  const low = (): number => b.art.box.y1 + a.place.h * 0.07
  const start = (): number => (s > 0 ? b.art.box.x0 : b.art.box.x1)
  const [cx] = a.point('chest')
  scene.group(a).shift(start() - s * a.place.h * 0.26 - cx, low() - a.art.box.y1)
  scene.join(a, b, 'over')
  if (a.handed) a.act({ reach: { nearHand: [start(), low() - a.place.h * 0.05] } })
  if (tool && scene.together(tool, a)) {
    tool.at({ h: (tool.place.h * a.place.h * 0.16) / wide(tool.art.box) })
    toHand(tool, [start() - s * a.place.h * 0.05, low() - a.place.h * 0.05])
    toFront(scene, tool)
  }
  scene.extras.push({ of: b, draw: (sw) => band(b.art.box.x0, b.art.box.x1, low(), a.place.h * 0.09, sw) })
}

function band(x0: number, x1: number, y: number, w: number, sw: number): string {
  const n = (value: number) => value.toFixed(1)
  const width = Math.max(w, 22)
  const step = Math.max(26, (x1 - x0) / 14)
  const marks = Array.from({ length: Math.floor((x1 - x0) / step) }, (_, i) =>
    stroke(`M${n(x0 + (i + 0.8) * step)} ${n(y - width)}v${n(width * (i % 2 ? 0.45 : 0.7))}`, sw * 0.6),
  )
  return area(`M${n(x0)} ${n(y - width)}H${n(x1)}V${n(y)}H${n(x0)}Z`, 'gamboge', sw * 0.8) + marks.join('')
}

function toHand(tool: Member, [x, y]: Point): void {
  tool.move({ scale: 1, dx: x - midX(tool.art.box), dy: y - (tool.art.box.y0 + tool.art.box.y1) / 2 })
  tool.draw()
}

/** With a mark at every step. */
function tape(x: number, y0: number, y1: number, w: number, sw: number): string {
  const n = (value: number) => value.toFixed(1)
  const width = Math.max(w, 22)
  const step = Math.max(24, (y1 - y0) / 12)
  const marks = Array.from({ length: Math.floor((y1 - y0) / step) }, (_, i) =>
    stroke(`M${n(x - width / 2)} ${n(y0 + (i + 0.8) * step)}h${n(width * (i % 2 ? 0.45 : 0.7))}`, sw * 0.6),
  )
  return area(`M${n(x - width / 2)} ${n(y0)}h${n(width)}V${n(y1)}h${n(-width)}Z`, 'gamboge', sw * 0.8) + marks.join('')
}

/** Steps of a track, along and across in shares of its length. */
const STEPS = [
  [-0.42, 0.3],
  [-0.25, -0.3],
  [-0.08, 0.3],
  [0.09, -0.3],
  [0.26, 0.3],
  [0.43, -0.3],
] as const

/** On the ground, one step behind the other. */
function track(entry: Entry, w: number): Inanimate {
  const h = w * 0.16
  const isPaw = /paw/.test(entry.name)
  return redrawn(entry, {
    size: [w, h],
    back(p) {
      const r = h * 0.24
      p.tint('umber')
      for (const [x, y] of STEPS) {
        const [cx, cy] = [x * w, -h / 2 + y * h]
        if (!isPaw) p.ell(cx + r * 0.5, cy, r * 1.25, r * 0.72).ell(cx - r * 1.5, cy, r * 0.62, r * 0.6)
        else {
          p.ell(cx, cy, r * 0.9, r * 0.62)
          for (const dy of [-0.8, 0, 0.8]) p.ell(cx + r * 1.6, cy + dy * r, r * 0.42, r * 0.36)
        }
      }
    },
  })
}

/** The track runs along the ground before who follows it. */
export const follow: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || b.copy) return
  const first = scene.members.find((one) => one.named === a.named)
  if (first && first !== a) return setBeside(scene, a, first, a.place.facing === 'left', 0.05)
  a.act({ pose: a.handed ? 'lean-over' : 'head-down' })
  const s = side(a.place.facing)
  const w = a.place.h * 2
  b.recast(track(b.entry, w))
  b.at({ h: w * 0.16, facing: a.place.facing })
  const front = s > 0 ? a.art.box.x1 : a.art.box.x0
  scene.group(b).shift(front + s * w * 0.36 - midX(b.art.box), a.art.box.y1 + tall(b.art.box) * 0.4 - b.art.box.y1)
  scene.join(b, a, 'under')
  const glass = toolIn(scene, a, { a: '', b: null, relation: '' })
  if (!glass || !a.handed || !scene.together(glass, a)) return
  // Over the track, not before the face.
  aim(glass, before(a, 0.22, 0.12), before(a, 0.4, 0.2), ['grip', glass.has('eye') ? 'eye' : 'tip'])
  a.act({ reach: { nearHand: glass.point('grip') } })
}

/** Largest size of a catch, in heights of who has it. */
const CATCH = 0.26

/** What was fished out hangs on the line. */
export const hook: ActStager = (scene, a, b, relation) => {
  const rod = toolIn(scene, a, relation)
  if (!b || !rod) return
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  resize(scene, b, (b.place.h * clamp(size, a.place.h * 0.2, a.place.h * CATCH)) / size)
  const [x, y] = rod.point('tie', 'tip')
  const { box } = b.art
  meet(scene, b, a, [midX(box), box.y0], [x, y + a.place.h * 0.05])
  scene.join(b, a, 'over')
  scene.extras.push({
    of: b,
    draw: (sw) => cord(rod.point('tie', 'tip'), [midX(b.art.box), b.art.box.y0 + 6], 0, sw * 0.8),
  })
}

/** Beside the house, the head at its upper window, before nobody who is in it. */
export const lookIn: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const upper = (): Box => panesOf(b)[0] ?? b.art.box
  const eye = a.art.box.y1 - a.point('headMid')[1]
  resize(scene, b, (b.place.h * eye) / (b.art.box.y1 - midY(upper())))
  const s = side(a.place.facing)
  const edge = s > 0 ? upper().x0 : upper().x1
  meet(
    scene,
    a,
    b,
    [a.point('headMid')[0], a.art.box.y1],
    [edge - s * headOf(a) * 0.8, b.art.box.y1 + tall(a.art.box) * 0.03],
  )
  scene.join(a, b, 'over')
}

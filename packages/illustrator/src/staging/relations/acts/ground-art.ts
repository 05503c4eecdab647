/** On the knees, drawing on the ground: with chalk on the sidewalk, with a stick in the sand. */
import type { Point } from '../../../art/art.ts'
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById, nameById } from '../../entries.ts'
import { midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { area, stroke } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, aim, before, toFront, toolIn } from './kit.ts'

const DRAWS = /^(draw|drew|sketch|doodl|writ|wrote|scribbl|chalk|mak|made|creat|color|paint)/
const DEEDS = /^(holds|paints|builds|plays-with)$/
const PAVED = /street|driveway|playground|school yard|crosswalk|parking lot|backyard/
/** Whoever has one of these draws on it, wherever they sit. */
const SHEET =
  /^(chalkboard|math board|letter board|whiteboard|easel|canvas|paper|notebook|picture|map|table|desk|wall)$/

export function onTheGround(graph: SceneGraph): SceneGraph {
  const named = graph.things.filter(({ via }) => via !== 'implied')
  if (named.some(({ name }) => SHEET.test(name))) return graph
  const isSand = graph.place === 'beach'
  const chalk = named.find(({ name }) => name === (isSand ? 'branch' : 'chalk'))
  const deeds = graph.relations.filter(
    ({ a, b, relation, word }) =>
      DEEDS.test(relation) &&
      DRAWS.test(word ?? '') &&
      entryById(graph, a)?.kind === 'being' &&
      entryById(graph, b)?.kind !== 'being' &&
      (b === chalk?.id ||
        (relation === 'paints' &&
          (chalk || isWritten(word, isSand) || (isPaved(graph) && !isBrushed(graph, b, word))))),
  )
  if (!deeds.length || (!chalk && !isSand && !isPaved(graph))) return graph
  const tool = chalk ?? brought(isSand ? 'branch' : 'chalk')
  const drawers = new Set(deeds.map(({ a }) => a))
  const n = graph.things.reduce((sum, thing) => sum + (drawers.has(thing.id) ? thing.n : 0), 0)
  // The pencil and the notebook of who writes at home.
  const isLeft = ({ name, via, id }: NamedThing) =>
    id === tool.id ||
    (via === 'implied' && /^(pencil|crayon|marker|paintbrush|notebook|easel|paper|envelope)$/.test(name))
  const doodles = new Map(deeds.flatMap(({ b }) => (DOODLES[nameById(graph, b)] ? [[b, nameById(graph, b)]] : [])))
  const things = graph.things.filter((thing) => !isLeft(thing) && !doodles.has(thing.id))
  const kept = new Set(things.map(({ id }) => id))
  const others = graph.relations.filter(
    (one) => !deeds.includes(one) && kept.has(one.a) && (one.b === null || kept.has(one.b)),
  )
  const drawn = deeds.flatMap(({ a, b, word }): Relation[] => [
    {
      a,
      relation: 'paints',
      b: b && kept.has(b) ? b : null,
      word: /^(writ|wrote)/.test(word ?? '') ? 'writing' : (doodles.get(b) ?? ''),
      tool: tool.id,
      how: 'ground-art',
      pose: 'crawl',
    },
    { a, relation: 'holds', b: tool.id },
  ])
  return { ...graph, things: [...things, { ...tool, n }], relations: [...others, ...drawn] }
}

const isPaved = ({ place }: SceneGraph): boolean => PAVED.test(place ?? '')
/** Whoever paints a fence by the street has the brush at it. */
const isBrushed = (graph: SceneGraph, b: string | null, word = ''): boolean =>
  word.startsWith('paint') && b !== null && !DOODLES[nameById(graph, b)]
const isWritten = (word: string | undefined, isSand: boolean): boolean => isSand && /^(writ|wrote)/.test(word ?? '')

/** In heights of who draws: how far ahead the chalk is on the ground, how long it is, how far in front of it the hand, and how large a drawing is. */
const [AHEAD, CHALK, STICK, DRAWING, NAMED] = [0.24, 0.11, 0.22, 0.1, 0.36]
/** With a stick one kneels upright. */
const STICK_AHEAD = 0.38

export const groundArt: ActStager = (scene, a, b, relation) => {
  if (!a.handed) return
  const h = a.place.h
  const tool = toolIn(scene, a, relation)
  const isChalk = tool?.entry.name === 'chalk'
  a.act({ pose: isChalk ? 'crawl' : 'kneel', turn: 0.6 })
  const [x] = before(a, isChalk ? AHEAD : STICK_AHEAD, 0)
  const ground = a.art.box.y1
  const tip: Point = [x, ground - h * 0.01]
  const long = isChalk ? CHALK : STICK
  const hand: Point = [x - ahead(a, long * h * 0.42), tip[1] - long * h * 0.84]
  a.act({ reach: { nearHand: hand } })
  if (tool) {
    if (!scene.together(tool, a)) scene.join(tool, a, 'over')
    tool.at({ facing: a.place.facing })
    aim(tool, a.point('nearHand'), tip, tool.has('tip') ? ['grip', 'tip'] : ['grip', 'low'])
    // Twigs that would be under the ground are none: the page would stand on them.
    tool.move({ scale: 1, dx: 0, dy: Math.min(0, ground - tool.art.box.y1) })
    a.act({ reach: { nearHand: tool.point('grip') } })
    toFront(scene, tool)
    toFront(scene, a, 'nearArm')
  }
  if (b) laidBefore(scene, a, b, tip)
  else if (scene.bonds.find(({ relation: one }) => one.how === 'ground-art')?.a === a) doodle(scene, a, relation.word)
}

/** What was said to be drawn lies where the chalk is. */
function laidBefore(scene: Scene, a: Member, b: Member, [x, y]: Point): void {
  if (scene.together(a, b) || !scene.alone(b)) return
  resize(scene, b, (b.place.h * a.place.h * NAMED) / Math.max(tall(b.art.box), wide(b.art.box)))
  scene.group(b).shift(x + ahead(a, wide(b.art.box) * 0.6) - midX(b.art.box), y - b.art.box.y1)
  scene.join(b, a, 'under')
}

const n = (value: number): string => value.toFixed(1)
/** Seen at a slant the ground is so much less deep than wide. */
const SLANT = 0.55

/** Before the first of them: two drawings in one place would be one scrawl. */
function doodle(scene: Scene, a: Member, said = ''): void {
  const draw = DOODLES[said] ?? sun
  scene.extras.push({
    of: a,
    draw(sw) {
      const r = Math.max(36, a.place.h * DRAWING)
      const x = before(a, AHEAD, 0)[0] + ahead(a, r * 0.3)
      const y = a.art.box.y1 + r * SLANT * 0.85
      return draw((u, v) => `${n(x + u * r)} ${n(y + v * r * SLANT)}`, sw * 0.7)
    },
  })
}

type Pin = (u: number, v: number) => string

const ring = (p: Pin, u: number, v: number, r: number, sw: number, pigment: string): string => {
  const k = 0.552 * r
  return area(
    `M${p(u - r, v)}C${p(u - r, v - k)} ${p(u - k, v - r)} ${p(u, v - r)}C${p(u + k, v - r)} ${p(u + r, v - k)} ${p(u + r, v)}C${p(u + r, v + k)} ${p(u + k, v + r)} ${p(u, v + r)}C${p(u - k, v + r)} ${p(u - r, v + k)} ${p(u - r, v)}Z`,
    pigment,
    sw,
  )
}

const round = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count
    return [Math.sin(turn), -Math.cos(turn)] as const
  })

const sun = (p: Pin, sw: number): string =>
  ring(p, 0, 0, 0.56, sw, 'gamboge') +
  stroke(
    round(10)
      .map(([u, v]) => `M${p(u * 0.74, v * 0.74)}L${p(u * 1.04, v * 1.04)}`)
      .join(''),
    sw,
  )

const heart = (p: Pin, sw: number): string =>
  area(
    `M${p(0, 1)}C${p(-0.5, 0.5)} ${p(-1.1, 0.1)} ${p(-1.05, -0.4)}C${p(-1, -0.95)} ${p(-0.25, -1)} ${p(0, -0.4)}C${p(0.25, -1)} ${p(1, -0.95)} ${p(1.05, -0.4)}C${p(1.1, 0.1)} ${p(0.5, 0.5)} ${p(0, 1)}Z`,
    'rose',
    sw,
  )

const flower = (p: Pin, sw: number): string =>
  round(6)
    .map(([u, v]) => ring(p, u * 0.62, v * 0.62, 0.36, sw, 'rose'))
    .join('') + ring(p, 0, 0, 0.36, sw, 'gamboge')

/** Nobody reads what is written in sand: a line of loops. */
const writing = (p: Pin, sw: number): string => {
  const loops = [-1.5, -0.7, 0.1, 0.9].map(
    (u) =>
      `C${p(u + 0.5, 0.5)} ${p(u + 0.7, -0.9)} ${p(u + 0.35, -0.7)}C${p(u, -0.5)} ${p(u + 0.3, 0.6)} ${p(u + 0.8, 0.4)}`,
  )
  return stroke(`M${p(-1.5, 0.4)}${loops.join('')}`, sw)
}

const star = (p: Pin, sw: number): string =>
  area(
    `M${round(10)
      .map(([u, v], i) => p(u * (i % 2 ? 0.45 : 1.1), v * (i % 2 ? 0.45 : 1.1)))
      .join('L')}Z`,
    'gamboge',
    sw,
  )

const rainbow = (p: Pin, sw: number): string =>
  [1.2, 0.85, 0.5]
    .map((r) => {
      const k = 0.552 * r
      return area(
        `M${p(-r, 0.5)}C${p(-r, 0.5 - k * 2)} ${p(-k, 0.5 - r * 2)} ${p(0, 0.5 - r * 2)}C${p(k, 0.5 - r * 2)} ${p(r, 0.5 - k * 2)} ${p(r, 0.5)}Z`,
        'rose',
        sw,
      )
    })
    .join('')

/** What can be drawn as it would be with chalk; anything else stands there as it is. */
const DOODLES: Readonly<Record<string, (p: Pin, sw: number) => string>> = {
  sun,
  heart,
  flower,
  star,
  rainbow,
  writing,
}

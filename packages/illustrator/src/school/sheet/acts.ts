/** A child that does what a lesson says, with what it does it with: rows of data, fitted to a cell. */
import type { Art, Box, Point } from '../../art/art.ts'
import { createRng } from '../../ink/random.ts'
import { apart } from '../../lettering/objects.ts'
import { type Fitted, fittedDrawing } from '../../ornate/mandala/motif.ts'
import { dataLines } from '../../words/data-file.ts'
import { lookUp } from '../../world/world.ts'

type Where = 'hands' | 'near' | 'far' | 'above' | 'before' | 'between'

interface Prop {
  name: string
  where: Where
  size: number
}

interface Act {
  who: readonly { name: string; pose: string }[]
  props: readonly Prop[]
}

const ROWS: ReadonlyMap<string, Act> = new Map(
  dataLines('school-acts.txt').map((line) => {
    const [deed = '', who = '', props = ''] = line.split(' | ')
    return [deed, { who: who.split(' & ').map(childOf), props: props.split(', ').filter(Boolean).map(propOf) }]
  }),
)

function childOf(text: string): { name: string; pose: string } {
  const [name = '', pose = 'stand'] = text.split(' ')
  return { name, pose }
}

function propOf(text: string): Prop {
  const words = text.split(' ')
  return { name: words.slice(0, -2).join(' '), where: words.at(-2) as Where, size: Number(words.at(-1)) }
}

/** What it shows, for whoever asks what is on the page. */
export const shownBy = (name: string): string[] => {
  const act = ROWS.get(name)
  return act ? [...act.who.map((child) => child.name), ...act.props.map((prop) => prop.name)] : []
}

const CHILD = 100
/** Between two children. */
const STEP = 78

/** Null where nobody can be drawn so. */
export function actOf(name: string): Fitted | null {
  const act = ROWS.get(name)
  if (!act) return null
  const { box } = staged(act, 0, 0, 1)
  return (x, y, w, h) => {
    const scale = Math.min(w / (box.x1 - box.x0), h / (box.y1 - box.y0))
    return apart(staged(act, x - ((box.x0 + box.x1) / 2) * scale, y - ((box.y0 + box.y1) / 2) * scale, scale).svg)
  }
}

const lineFor = (height: number): number => Math.max(2.4, Math.min(5, 1.6 + height / 60))

function staged({ who, props }: Act, x: number, y: number, scale: number): { svg: string; box: Box } {
  const children = who.map((child, i) => childAt(child, x + i * STEP * scale, y, scale))
  const first = children[0]
  if (!first) return { svg: '', box: { x0: 0, y0: 0, x1: 1, y1: 1 } }
  const placed = props.map((prop) => propAt(prop, first, { x, y, scale }))
  return {
    svg:
      children.flatMap(({ layers }) => layers.map(({ svg }) => svg)).join('') + placed.map(({ svg }) => svg).join(''),
    box: around([...children.map(({ box }) => box), ...placed.map(({ box }) => box)]),
  }
}

function childAt({ name, pose }: { name: string; pose: string }, x: number, y: number, scale: number): Art {
  const entry = lookUp(name)
  if (entry?.kind !== 'being') throw new Error(`no ${name} for a lesson`)
  const h = CHILD * scale
  const spot = { x, y, h, sw: lineFor(h), facing: 'right', detail: 'simple', rng: createRng(1) } as const
  return entry.actor.act(spot, { pose, mood: 'happy' })
}

const around = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
})

function propAt(
  { name, where, size }: Prop,
  child: Art,
  { x, y, scale }: { x: number; y: number; scale: number },
): { svg: string; box: Box } {
  const side = size * scale
  const [px, py] = middleOf(where, child, side, [x, y], scale)
  const draw = fittedDrawing(name, lineFor)
  return {
    svg: draw?.(px, py, side, side) ?? '',
    box: { x0: px - side / 2, y0: py - side / 2, x1: px + side / 2, y1: py + side / 2 },
  }
}

function middleOf(where: Where, { points, box }: Art, side: number, [x, y]: Point, scale: number): Point {
  const near = points.nearHand ?? [x, y]
  const far = points.farHand ?? near
  const gap = 4 * scale
  switch (where) {
    case 'near':
      return near
    case 'far':
      return far
    case 'hands':
      // Below the chin, whatever its size.
      return [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2 + side * 0.22]
    case 'above':
      return [(box.x0 + box.x1) / 2, box.y0 - side / 2 - gap]
    case 'before':
      return [box.x1 + side / 2 + gap, box.y1 - side / 2]
    case 'between':
      return [x + (STEP / 2) * scale, y - 38 * scale]
  }
}

/** Gives a drawing what was asked of it and what it does not show by itself: data/traits.txt. */
import type { Actor, Art, Box, Layer, Spot, Thing } from '../../art/art.ts'
import { partPatternsOf, traitsOf } from '../../reading/looks.ts'
import { largestArea } from './area.ts'
import { arms, LEGS, legs, wings } from './limbs.ts'
import { onPart } from './parts.ts'
import { PATTERNS } from './patterns.ts'
import { STATES } from './states.ts'

const around = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
})

/** Onto the layer whose largest area is the largest of all. */
function patterned(layers: readonly Layer[], trait: string, sw: number): Layer[] {
  const areas = layers.map(({ svg }) => largestArea(svg))
  const sizes = areas.map((area) => (area ? (area.box.x1 - area.box.x0) * (area.box.y1 - area.box.y0) : 0))
  const at = sizes.indexOf(Math.max(...sizes))
  const area = areas[at]
  const marks = area && PATTERNS[trait]?.(area, sw)
  if (!area || !marks) return [...layers]
  return layers.map((layer, i) =>
    i === at ? { ...layer, svg: layer.svg.slice(0, area.end) + marks + layer.svg.slice(area.end) } : layer,
  )
}

/** The same layers with something behind the first and before the last. */
const between = (layers: readonly Layer[], behind: string, before: string): Layer[] =>
  layers.map((layer, i) => ({
    ...layer,
    svg: (i === 0 ? behind : '') + layer.svg + (i === layers.length - 1 ? before : ''),
  }))

function given(art: Art, trait: string, { h, y, sw }: Spot): Art {
  if (PATTERNS[trait]) return { ...art, layers: patterned(art.layers, trait, sw) }
  if (trait === 'legs') {
    const { svg, feet } = legs(art, h, y, sw)
    const [near = [0, 0], far = [0, 0]] = feet
    const points = { ...art.points, nearFoot: near, farFoot: far }
    return { ...art, points, box: { ...art.box, y1: y }, layers: between(art.layers, svg, '') }
  }
  if (trait === 'arms') {
    const { svg, hands } = arms(art, h, sw)
    const [near = [0, 0], far = [0, 0]] = hands
    return {
      ...art,
      points: { ...art.points, nearHand: near, farHand: far },
      layers: between(art.layers, svg, ''),
    }
  }
  // A face is fitted to its box: what sticks out at the sides does not count.
  if (trait === 'wings') return { ...art, layers: between(art.layers, wings(art, sw), '') }
  const { behind = '', before = '', box = art.box } = STATES[trait]?.(art, sw) ?? {}
  return { ...art, box: around(art.box, box), layers: between(art.layers, behind, before) }
}

/** Above its legs a thing is drawn that much smaller. */
const raised = (spot: Spot, traits: readonly string[]): Spot =>
  traits.includes('legs') ? { ...spot, h: spot.h * (1 - LEGS), y: spot.y - spot.h * LEGS } : spot

function traited(name: string, spot: Spot, draw: (spot: Spot) => Art): Art {
  const traits = traitsOf(name, spot.attributes ?? [])
  const art = traits.reduce((known, trait) => given(known, trait, spot), draw(raised(spot, traits)))
  const parts = partPatternsOf(name, spot.attributes ?? [])
  return { ...art, layers: parts.reduce((layers, said) => onPart(layers, said, spot.sw), art.layers) }
}

export const withTraits = (thing: Thing): Thing => ({
  ...thing,
  draw: (spot) => traited(thing.name, spot, (at) => thing.draw(at)),
})

export const actorWithTraits = (name: string, actor: Actor): Actor => ({
  name: actor.name,
  aspect: actor.aspect,
  habitat: actor.habitat,
  ...(actor.idle ? { idle: actor.idle } : {}),
  can: (pose) => actor.can(pose),
  act: (spot, acting) => traited(name, spot, (at) => actor.act(at, acting)),
})

/** The traits that have a hand of their own. */
export const TRAITS: readonly string[] = [...Object.keys(PATTERNS), ...Object.keys(STATES), 'arms', 'legs', 'wings']

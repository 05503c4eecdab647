/** Gives a drawing what was asked of it and what it does not show by itself: data/traits.txt. */
import type { Actor, Art, Box, Layer, Spot, Thing } from '../../art/art.ts'
import { formsIn, isOnChest, replacementsIn } from '../../reading/forms.ts'
import { partPatternsOf, traitsOf } from '../../reading/looks.ts'
import { platedOn } from '../../reading/printed.ts'
import { BENDS, bentArt, isBend } from '../forms/bend.ts'
import { halved } from '../forms/halved.ts'
import { facesOf } from '../forms/kit.ts'
import { lettered } from '../forms/lettered.ts'
import { MARKS, MATERIALS } from '../forms/materials.ts'
import type { Draws } from '../forms/picture.ts'
import { onChest, printed } from '../forms/printed.ts'
import { replaced } from '../forms/replaced.ts'
import { ridged } from '../forms/ridged.ts'
import { shaped } from '../forms/shapes.ts'
import { ofMaterial, ofMotifs } from '../forms/textures.ts'
import { largestArea } from './area.ts'
import { arms, LEGS, legs, wings } from './limbs.ts'
import { onPart } from './parts.ts'
import { PATTERNS } from './patterns.ts'
import { onRump, RUMPS } from './rump.ts'
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

function given(plain: Art, trait: string, { h, y, sw, facing }: Spot): Art {
  // What melts sinks into itself.
  const art = trait === 'melting' ? bentArt(plain, BENDS.sagging(plain.box)) : plain
  if (MARKS[trait] && facesOf(art).length) return ofMaterial(art, trait, sw)
  if (PATTERNS[trait]) return { ...art, layers: patterned(art.layers, trait, sw) }
  const rump = RUMPS[trait]
  if (rump) return onRump(art, trait, sw) ?? { ...art, layers: patterned(art.layers, rump, sw) }
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
  if (MATERIALS[trait]) return ofMaterial(art, trait, sw)
  if (isBend(trait)) return bentArt(art, BENDS[trait](art.box))
  // A face is fitted to its box: what sticks out at the sides does not count.
  if (trait === 'wings') {
    const { svg, high } = wings(art, sw)
    return { ...art, box: { ...art.box, y0: Math.min(art.box.y0, high) }, layers: between(art.layers, svg, '') }
  }
  const { behind = '', before = '', box = art.box } = STATES[trait]?.(art, sw, facing) ?? {}
  return { ...art, box: around(art.box, box), layers: between(art.layers, behind, before) }
}

/** Above its legs a thing is drawn that much smaller. */
const raised = (spot: Spot, traits: readonly string[]): Spot =>
  traits.includes('legs') ? { ...spot, h: spot.h * (1 - LEGS), y: spot.y - spot.h * LEGS } : spot

/** A hero's costume has its star on the chest. */
const isHero = (name: string, { attributes = [] }: Spot): boolean =>
  name === 'superhero' || attributes.includes('dressed as superhero')

/** As it is drawn by itself, or in the shape of something else. */
function formed(name: string, spot: Spot, draw: (spot: Spot) => Art, draws: Draws): Art {
  const forms = formsIn(spot.attributes ?? [])
  const shape = forms.find(({ how }) => how === 'shaped')
  const whole = (shape ? shaped(name, { noun: shape.noun, spot, draws }) : null) ?? draw(spot)
  const again = (look: string) => draw({ ...spot, attributes: [...(spot.attributes ?? []), look] })
  const parted = replacementsIn(spot.attributes ?? []).reduce(
    (art, said) => replaced({ art, spot, draws, again }, said),
    whole,
  )
  return forms.reduce((art, { noun, how }) => {
    if (how === 'halved') return halved(art, { noun, spot, draws })
    if (how === 'ridged') return ridged(art, { noun, draws }, spot)
    if (how === 'printed') return printed(art, { noun, draws }, spot)
    if (how === 'chested' && noun === 'star' && isHero(name, spot)) return art
    if (how === 'chested') return onChest(art, { noun, draws, isBadge: true }, spot)
    return how === 'shaped' ? art : ofMotifs(art, { noun, draws, how }, spot)
  }, parted)
}

function traited(name: string, spot: Spot, draw: (spot: Spot) => Art, draws: Draws): Art {
  const traits = traitsOf(name, spot.attributes ?? [])
  const plain = formed(name, raised(spot, traits), draw, draws)
  const art = traits.reduce((known, trait) => given(known, trait, spot), plain)
  const parts = partPatternsOf(name, spot.attributes ?? [])
  return { ...art, layers: parts.reduce((layers, said) => onPart(layers, said, spot.sw), art.layers) }
}

export const withTraits = (thing: Thing, draws: Draws): Thing => ({
  ...thing,
  draw(spot) {
    const art = traited(thing.name, spot, (at) => thing.draw(at), draws)
    const text = platedOn(thing.name, spot.attributes ?? [])
    return text ? lettered(art, text, spot) : art
  },
})

export const actorWithTraits = (name: string, actor: Actor, draws: Draws): Actor => ({
  name: actor.name,
  // Measured by drawing: whoever is only looked up need not be drawn.
  get aspect() {
    return actor.aspect
  },
  habitat: actor.habitat,
  ...(actor.idle ? { idle: actor.idle } : {}),
  can: (pose) => actor.can(pose),
  act: (spot, acting) => {
    const art = traited(name, spot, (at) => actor.act(at, acting), draws)
    const worn = acting.wears?.flatMap(({ name: garment, attributes }) =>
      formsIn(attributes.filter((look) => isOnChest(garment, look))),
    )
    return worn?.reduce((known, { noun }) => onChest(known, { noun, draws }, spot), art) ?? art
  },
})

/** The traits that have a hand of their own. */
export const TRAITS: readonly string[] = [
  ...Object.keys(PATTERNS),
  ...Object.keys(STATES),
  ...Object.keys(MATERIALS),
  ...Object.keys(BENDS),
  ...Object.keys(RUMPS),
  'arms',
  'legs',
  'wings',
]

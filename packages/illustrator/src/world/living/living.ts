/** Things that are alive: those with a face, and those with arms and legs besides. */
import type { Acting, Spot, Thing } from '../../art/art.ts'
import { type Anatomy, asLiving, faceOn, type Shell } from '../../figures/index.ts'
import { type Being, type Inanimate, lookUp } from '../world.ts'
import { measure } from './anatomy.ts'
import { bareThing, cleared } from './bare.ts'

const known = new Map<string, Anatomy>()

/** Before anybody is cast: a drawing has to be seen before a face is put on it. */
export async function learnAnatomy(name: string, how: 'face' | 'body'): Promise<void> {
  const key = `${name} ${how}`
  const entry = known.has(key) ? null : lookUp(name)
  const canStand = how === 'body' && !SET.test(entry?.category ?? '') && !LEVEL.test(name)
  if (entry?.kind === 'thing') known.set(key, await measure(entry.thing, canStand))
}

/** These stand as they are. */
const SET = /vehicles|buildings|sky/
/** So are these, though long. */
const LEVEL = /couch|bed|table|bench|bathtub|rug|shelf|sofa|piano|desk|drawer|dresser/

/** How high somebody is who is as large as a child, in meters: a potato that fences, a house that dances. */
const living = (height: number): number => Math.max(0.85, Math.min(1.5, 1.05 * height ** 0.12))

const beings = new Map<string, Being>()

/** With a face, arms and legs. It can be drawn once its anatomy was learned. */
export function asBeing(entry: Inanimate): Being {
  const { name, category, height, thing } = entry
  const before = beings.get(name)
  if (before) return before
  const actor = asLiving(name, () => shellOf(thing, learned(`${name} body`)))
  const being: Being = {
    kind: 'being',
    name,
    category,
    height: living(height),
    actor,
    human: true,
    upright: () => actor,
  }
  beings.set(name, being)
  return being
}

function learned(key: string): Anatomy {
  const anatomy = known.get(key)
  if (!anatomy) throw new Error(`nobody has looked at ${key}`)
  return anatomy
}

const shellOf = (thing: Thing, anatomy: Anatomy): Shell => ({
  anatomy,
  draw: (spot) => bareWithRoom(thing, anatomy, spot),
})

function bareWithRoom(thing: Thing, anatomy: Anatomy, spot: Spot) {
  const { face } = anatomy
  const art = bareThing(thing, spot, anatomy)
  const across = face.x * spot.h * (spot.facing === 'left' ? -1 : 1)
  const at = [spot.x + across, spot.y - face.y * spot.h, face.r * spot.h * ROOM] as const
  const svg = art.layers.map((layer) => layer.svg).join('')
  return { ...art, features: [at], svg: cleared(svg, spot.h, { at, isSmoothed: anatomy.isSmoothed }) }
}
/** Of a face's radius: nothing else is within it. */
const ROOM = 0.7

/** Made in the likeness of somebody: they have a face, and need no second one on the belly. */
const FACED: ReadonlySet<string> = new Set(['rocking horse', 'carousel horse', 'pinata', 'piggy bank', 'balloon dog'])

/** With a face and nothing else. */
export function withFace(entry: Inanimate, mood: NonNullable<Acting['mood']>): Inanimate {
  const { name, thing } = entry
  if (FACED.has(name)) return entry
  return {
    ...entry,
    thing: {
      ...thing,
      draw(spot) {
        const anatomy = learned(`${name} face`)
        const { svg, ...art } = bareWithRoom(thing, anatomy, spot)
        return { ...art, layers: [{ part: 'back', svg: svg + faceOn(anatomy, spot, mood) }] }
      },
    },
  }
}

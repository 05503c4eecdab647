/** Whoever a page is about, drawn into the place that a style has for them: alone, or as they are staged together. */
import type { Rng } from '../ink/random.ts'
import { pen } from '../ink/svg.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { facesOf } from '../staging/faces.ts'
import { union } from '../staging/geometry.ts'
import type { Staged } from '../staging/stage.ts'
import { bestOf } from '../staging/tries.ts'
import { canDress, type Dressing, dressed, dressedLayer, outlinesOf } from './dressed.ts'
import { ellipse } from './kit/curves.ts'
import { box, move, type Poly } from './kit/points.ts'

export interface Shown {
  svg: string
  /** Where ornament must not go. */
  outlines: Poly[]
}

export type Subject = (place: Dressing) => Shown

/** What covers nothing. */
export const BARE: Dressing['cover'] = () => ''

export const alone =
  (name: string, rng: Rng, attributes: readonly string[] = []): Subject =>
  (place) => {
    const cover = canDress(name) ? place.cover : BARE
    const svg = dressed(name, rng, { ...place, cover }, attributes)
    return { svg, outlines: outlinesOf(svg) }
  }

/** Two of them, face to face. */
export const twins =
  (name: string, rng: Rng, attributes: readonly string[] = []): Subject =>
  (place) =>
    mirrored((half) => {
      const svg = dressed(
        name,
        rng,
        { ...half, cover: canDress(name) ? half.cover : BARE, facing: 'right' },
        attributes,
      )
      return { svg, outlines: outlinesOf(svg) }
    })(place)

/** One that looks to the right, and its likeness that looks back at it. */
export const mirrored =
  (one: Subject): Subject =>
  (place) => {
    const { svg, outlines } = one({ ...place, x: place.x - place.w * 0.26, w: place.w * 0.52 })
    const other = (outline: Poly): Poly => outline.map(([x, y]) => [2 * place.x - x, y])
    return {
      svg: svg + pen`<g transform="matrix(-1 0 0 1 ${2 * place.x} 0)">${svg}</g>`,
      outlines: [...outlines, ...outlines.map(other)],
    }
  }

export interface Cast {
  subject: Subject
  /** The nouns that are in it. */
  shows: string[]
}

/** All of them, doing what was said, without the place around them. Null where nothing of it can be staged. */
export async function together(graph: SceneGraph, key: string, seed: number): Promise<Cast | null> {
  const { staged, missing } = await bestOf(graph, key, seed, 'medium')
  const { members } = staged.scene
  if (!members.length) return null
  const isThere = ({ id, word }: NamedThing): boolean =>
    staged.elsewhere.get(id) !== 'ground' && !missing.includes(word)
  return { subject: staging(staged), shows: graph.things.filter(isThere).map(({ name }) => name) }
}

function staging({ parts, scene }: Staged): Subject {
  const { members } = scene
  const painted = parts.filter(({ kind }) => kind === 'being' || kind === 'thing')
  const areas = outlinesOf(painted.map(({ svg }) => svg).join(''))
  const { x0, y0, x1, y1 } = areas.length ? box(areas) : union(members.map(({ art }) => art.box))
  const faces = facesOf(members).map(([x, y, r]) => ellipse(x, y, r))
  const isBare = members.some(({ handed, being, entry }) => handed || (being && !canDress(entry.name)))
  return ({ x, y, w, h, cover, sw }) => {
    const scale = Math.min(w / (x1 - x0), h / (y1 - y0))
    const [dx, dy] = [x - ((x0 + x1) / 2) * scale, y - ((y0 + y1) / 2) * scale]
    const drawn = painted
      .map(({ svg }) => (isBare ? svg : dressedLayer({ part: 'body', svg }, faces, cover, sw)))
      .join('')
    return {
      svg: pen`<g transform="translate(${dx} ${dy}) scale(${scale.toFixed(4)})">${weighed(drawn, scale)}</g>`,
      outlines: outlinesOf(drawn).map((outline) => move(outline, dx, dy, 0, scale)),
    }
  }
}

/** Made smaller, lines stay about as wide as they were. */
export const weighed = (svg: string, scale: number): string =>
  svg.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => pen`stroke-width="${Number(width) / scale ** 0.8}"`)

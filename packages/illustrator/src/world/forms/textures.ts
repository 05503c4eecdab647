/** A drawing all over of some stuff, or of many small ones of something else. */
import type { Art, Box, Layer, Spot } from '../../art/art.ts'
import { shift } from '../../ink/svg.ts'
import { boxAround } from './bend.ts'
import { type Ground, groundsOf, laidOn } from './grounds.ts'
import { facesOf } from './kit.ts'
import { DRAWN, MARKS, MATERIALS } from './materials.ts'
import { stepsOf } from './outlines.ts'
import { type Draws, filling, svgOf } from './picture.ts'

/** Narrower than this, lines would be a smudge. */
const LEAST = 58
/** Windows and eyes stay what they are. */
const SPARED = /^(glass|blush|water|sky|fire)$/

const smaller = ({ x0, x1, y0, y1 }: Box): number => Math.min(x1 - x0, y1 - y0)

/** Areas of a layer that are large enough and no face. */
function isRoomy(art: Art, { part }: Layer): (ground: Ground) => boolean {
  const faces = part === 'head' ? facesOf(art) : []
  return ({ box, tint }) =>
    smaller(box) > LEAST &&
    !SPARED.test(tint) &&
    !faces.some(([x, y, r]) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1 && smaller(box) < r * 3)
}

/** The same area without the face on it. */
function besideFace(art: Art, ground: Ground): Ground {
  const faces = facesOf(art)
  if (!faces.length) return ground
  const off = (x: number, y: number) => Math.min(...faces.map(([u, v, r]) => Math.hypot(u - x, v - y) - r))
  return { ...ground, depth: (x, y) => Math.min(ground.depth(x, y), off(x, y)) }
}

const WALLS = /^(bricks|stones)$/
/** What a ship has of cloth is of cloth, whatever the ship is made of. */
const CLOTH = /^(sail|flag)$/
const HARD = /^(bricks|stones|wooden|riveted)$/

/** What most of it is. */
const largestTint = (art: Art): string => {
  const grounds = art.layers.flatMap((layer) => groundsOf(layer).grounds).filter(({ part }) => part !== 'roof')
  const size = ({ box }: Ground) => (box.x1 - box.x0) * (box.y1 - box.y0)
  return grounds.toSorted((a, b) => size(b) - size(a))[0]?.tint ?? ''
}

export function ofMaterial(art: Art, name: string, sw: number): Art {
  const material = MATERIALS[name] ?? MARKS[name]
  if (!material) return art
  const own = DRAWN[name]
  // A chestnut horse is no wooden one.
  if (own && !facesOf(art).length && own.test(largestTint(art))) return art
  const coat = (ground: Ground) => material(besideFace(art, ground), sw)
  // A brick house has walls of brick, not a door.
  const wall = WALLS.test(name) ? largestTint(art) : null
  const isMeant = (layer: Layer) => (ground: Ground) =>
    isRoomy(art, layer)(ground) &&
    !(HARD.test(name) && CLOTH.test(ground.part)) &&
    (wall === null || (ground.tint === wall && ground.part !== 'roof'))
  return { ...art, layers: art.layers.map((layer) => laidOn(layer, isMeant(layer), coat)) }
}

interface Motif {
  noun: string
  draws: Draws
  /** In rows like bricks, strewn with room between, or on the crown of a tree. */
  how: 'built' | 'strewn' | 'grown'
}

const SIZE = { built: 84, strewn: 62, grown: 96 }
const CROWN = /^(crown|leaf|bush|pine)/

/** Small ones of something on every area that has room for some. */
export function ofMotifs(art: Art, { noun, draws, how }: Motif, spot: Spot): Art {
  const size = SIZE[how]
  const half = size / 2
  const small: Spot = { ...spot, sw: Math.min(3, spot.sw * 0.6), detail: 'simple' }
  const picture = filling({ noun, spot: small, draws }, { x0: -half, x1: half, y0: -half, y1: half })
  if (!picture) return art
  const mark = svgOf(picture)
  const [w, h] = [picture.box.x1 - picture.box.x0, picture.box.y1 - picture.box.y0]
  const [dx, dy] = how === 'built' ? [w * 1.12 + 5, h * 1.1 + 5] : [Math.max(w, size * 0.8) * 1.55, h * 1.4]
  const coat = (ground: Ground): string => {
    const { box, depth } = besideFace(art, ground)
    let out = ''
    for (let row = 0, y = box.y0 + h * 0.62; y < box.y1; row++, y += dy)
      for (let x = box.x0 + w * 0.6 + (row % 2) * (dx / 2); x < box.x1; x += dx)
        if (fits(depth, x, y, w, h)) out += shift(x, y, mark)
    return out
  }
  const isMeant = (layer: Layer) => (ground: Ground) =>
    isRoomy(art, layer)(ground) && (how !== 'grown' || CROWN.test(ground.tint))
  if (!art.layers.some((layer) => groundsOf(layer).grounds.some(isMeant(layer)))) return art
  const bare = how !== 'strewn' ? art.layers.map((layer) => withoutMarks(layer, isMeant(layer))) : art.layers
  return { ...art, layers: bare.map((layer) => laidOn(layer, isMeant(layer), coat)) }
}

/** Longer lines are folds and edges. */
const MARK = 90

/** A few bricks on a wall would run through what the wall is built of now. */
function withoutMarks(layer: Layer, isMeant: (ground: Ground) => boolean): Layer {
  const { svg, grounds } = groundsOf(layer)
  const walls = grounds.filter(isMeant)
  const kept = svg.replace(/<path d="([^"]+)" fill="none" stroke="#000"[^>]*\/>/g, (tag, d: string) => {
    const points = (stepsOf(d) ?? []).flatMap(([, ...all]) => all)
    if (!points.length) return tag
    const { x0, x1, y0, y1 } = boxAround(points)
    const isMark = Math.max(x1 - x0, y1 - y0) < MARK
    return isMark && walls.some(({ depth }) => depth((x0 + x1) / 2, (y0 + y1) / 2) > 0) ? '' : tag
  })
  return { ...layer, svg: kept }
}

/** The whole picture is inside. */
const fits = (depth: Ground['depth'], x: number, y: number, w: number, h: number): boolean =>
  depth(x, y) > Math.min(w, h) * 0.42 &&
  [-0.48, 0.48].every((u) => [-0.48, 0.48].every((v) => depth(x + u * w, y + v * h) > 1))

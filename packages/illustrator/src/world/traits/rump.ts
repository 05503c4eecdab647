/** What an animal has on its hindquarters: "a unicorn with stars on her bum". */
import type { Art } from '../../art/art.ts'
import { heart, star } from '../../ink/marks.ts'
import { createRng } from '../../ink/random.ts'
import { tint } from '../../ink/tint.ts'
import { flowerHead } from '../../scenery/flowers.ts'
import { deepest, largestArea } from './area.ts'
import { headOf } from './heads.ts'

type Mark = (x: number, y: number, r: number, sw: number) => string

const MARKS: Readonly<Record<string, Mark>> = {
  'rump-starry': star,
  'rump-heart-patterned': heart,
  'rump-flowered': (x, y, r, sw) => flowerHead(x, y, r, createRng(3), sw, 'daisy'),
}

/** The pattern for the whole of who hides it. */
export const RUMPS: Readonly<Record<string, string>> = {
  'rump-starry': 'starry',
  'rump-heart-patterned': 'hearts',
  'rump-flowered': 'flowery',
}

/** A large one and two smaller beside it, in shares of the large one. */
const PLACES = [
  [0, 0, 1],
  [-0.9, 1.5, 0.72],
  [1.1, 1.35, 0.62],
] as const

/** Over all that covers the hindquarters; null for who shows nothing but the face and the chest. */
export function onRump(art: Art, trait: string, sw: number): Art | null {
  const mark = MARKS[trait]
  const at = art.layers.findIndex(({ part }) => part === 'torso')
  const torso = largestArea(art.layers[at]?.svg ?? '')
  if (!mark || !torso) return null
  const { x0, x1, y0, y1 } = torso.box
  const w = x1 - x0
  const head = headOf(art)
  const ahead = (head?.middle[0] ?? 0) - (x0 + x1) / 2
  // A large head in profile lies over the middle of its body as well.
  if (!head?.way && Math.abs(ahead) < w * 0.2) return null
  const share = (head?.way || ahead) > 0 ? 0.06 : 0.64
  const { x, y, depth } = deepest({ ...torso, box: { x0: x0 + w * share, x1: x0 + w * (share + 0.3), y0, y1 } })
  const r = depth * 0.4
  const marks = PLACES.map(([u, v, k], i) =>
    tint(`any${i + 1}`, mark(x + u * r, y + (v - 0.7) * r, r * k, sw * 0.8)),
  ).join('')
  const hind = art.layers.findLastIndex(({ part }) => /^(torso|nearLeg)$/.test(part))
  return { ...art, layers: art.layers.map((layer, i) => (i === hind ? { ...layer, svg: layer.svg + marks } : layer)) }
}

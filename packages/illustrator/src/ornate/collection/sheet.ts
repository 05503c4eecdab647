/** A sheet of specimens: as many as were asked for, each whole in a place of its own, no two alike. */
import { createRng, type Rng } from '../../ink/random.ts'
import { pen } from '../../ink/svg.ts'
import { lookUp } from '../../world/world.ts'
import { canDress, dressed } from '../dressed.ts'
import { INSECTS, type Insect } from '../insects/insects.ts'
import { leaf, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { MUSHROOMS } from '../plants/mushroom-kinds.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { weighed } from '../subject.ts'
import { type TangleName, tangleBag } from '../zentangle/fill.ts'
import { axis, fillWith } from '../zentangle/panels.ts'
import { crystal } from './crystals.ts'

const EDGE = 40

/** `guests` sit where places meet. */
export function sheet(rng: Rng, names: readonly string[], count: number, guests: readonly string[]): string {
  const { columns, rows } = gridFor(count)
  const [w, h] = [(1024 - 2 * EDGE) / columns, (1024 - 2 * EDGE) / rows]
  const variety = varieties(rng)
  let cells = ''
  let joints = ''
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const x = 512 + ((i % columns) - (inRow - 1) / 2) * w
    const y = EDGE + (row + 0.5) * h
    const name = names[i % names.length]!
    // In a high place there is room for a guest above.
    const head = guests.length && h > w * 1.25 ? h - w * 1.05 : 0
    cells +=
      frame(x, y, w - 14, h - 14) + variety(name, Math.floor(i / names.length), x, y + head / 2, w - 56, h - 56 - head)
    if (head)
      cells +=
        fittedDrawing(guests[i % guests.length]!, () => 4.4, 'fly')?.(x, y - h / 2 + 24 + head / 2, w * 0.62, head) ??
        ''
  }
  const isTall = h > w * 1.25
  for (let i = 1; i < columns; i++)
    for (let k = 1; k < rows; k++)
      joints += joint(isTall ? [] : guests, EDGE + i * w, EDGE + k * h, Math.min(w, h), rng)
  return page(cells + joints)
}

/** As near to square places as it goes. */
function gridFor(count: number): { columns: number; rows: number } {
  const columns = count <= 3 ? count : Math.ceil(Math.sqrt(count))
  return { columns, rows: Math.ceil(count / columns) }
}

function frame(x: number, y: number, w: number, h: number): string {
  const outer = rect(x - w / 2, y - h / 2, w, h)
  let out = shape(outer, 4.4) + shape(rect(x - w / 2 + 9, y - h / 2 + 9, w - 18, h - 18), 3)
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [cx, cy] = [x + (u * (w - 18)) / 2, y + (v * (h - 18)) / 2]
    out += [-0.5, 0.5].map((k) => shape(leaf(cx, cy, 34, 16, Math.atan2(-v, -u) + k, 0.5), 3.2)).join('')
  }
  return out
}

/** A guest, or a small ornament. */
function joint(guests: readonly string[], x: number, y: number, room: number, rng: Rng): string {
  if (!guests.length) {
    let out = ''
    for (let i = 0; i < 4; i++) out += shape(leaf(x, y, 26, 18, (i * TAU) / 4, 0.55), 3.4)
    return out + circle(x, y, 9, 3.4)
  }
  const size = room * 0.42
  const name = rng.pick(guests)
  return fittedDrawing(name, () => 4.4, 'fly')?.(x, y, size, size) ?? ''
}

type Variety = (name: string, turn: number, x: number, y: number, w: number, h: number) => string

/** Each time it is asked, the same name looks another way: another kind of it, or the same in another pattern. */
function varieties(rng: Rng): Variety {
  const bag = tangleBag(rng, PATTERNS)
  return (name, turn, x, y, w, h) => {
    const size = Math.min(w, h)
    if (name in FLOWER_HEADS) return FLOWER_HEADS[name]!(x, y, size * 0.42, rng)
    if (name in SPRIGS) return SPRIGS[name]!(x, y + size * 0.46, size * 0.86, -Math.PI / 2, rng)
    if (name === 'mushroom' || name === 'toadstool')
      return MUSHROOMS[turn % MUSHROOMS.length]!(x, y + h / 2, Math.min(h, w * 0.94), rng)
    if (name === 'leaf')
      return SPRIGS[LEAVES[turn % LEAVES.length]!]!(x, y + size * 0.46, size * 0.8, -Math.PI / 2, rng)
    const insect = INSECTS[name]?.(rng, 2.2)
    if (insect) return pinned(insect, x, y, w, h)
    if (name === 'crystal') return crystal(turn, x, y, w, h)
    if (!canDress(name)) return fittedDrawing(name, () => 4.6)?.(x, y, w, h) ?? ''
    const pattern = bag()
    let isPlain = true
    const cover = (area: Poly): string => {
      isPlain = false
      return turn % 4 === 3 ? '' : fillWith(area, pattern, axis(area), 0.9, rng)
    }
    const facing = turn % 2 ? 'left' : 'right'
    const svg = dressed(name, createRng(rng.int(1, 1e6)), { x, y, w, h, cover, sw: 5, facing })
    // What has no area for a pattern lies another way each time.
    return isPlain ? pen`<g transform="rotate(${((turn % 3) - 1) * 24} ${x} ${y})">${svg}</g>` : svg
  }
}

/** From above, as large as its place. */
const pinned = ({ svg, reach: { x: wide, up, down } }: Insect, x: number, y: number, w: number, h: number): string => {
  const scale = Math.min(w / 2 / wide, h / (up + down))
  return pen`<g transform="translate(${x} ${y + ((up - down) / 2) * scale}) scale(${scale.toFixed(3)})">${weighed(svg, scale)}</g>`
}

const LEAVES = [
  'oak',
  'fern',
  'maple',
  'eucalyptus',
  'ivy',
  'willow',
  'holly',
  'basil',
  'olive',
  'sage',
  'mistletoe',
  'pine',
]

const PATTERNS: readonly TangleName[] = ['scales', 'waves', 'leaves', 'petals', 'arcs', 'feathers', 'hexagons']

export const canCollect = (noun: string): boolean => noun in FLOWER_HEADS || noun in SPRIGS || lookUp(noun) !== null

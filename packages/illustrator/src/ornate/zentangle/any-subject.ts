/** Any animal or thing we can draw, filled with tangles. */
import type { Rng } from '../../ink/random.ts'
import type { Dressing } from '../dressed.ts'
import { cutLines, grow, union } from '../kit/clip.ts'
import { ellipse, leaf } from '../kit/curves.ts'
import { line, page, shape } from '../kit/marks.ts'
import { box, center, length, type Poly, area as sizeOf } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { tangleBag } from './fill.ts'
import { onGround } from './ground.ts'
import { axis, fillPanels, fillWith } from './panels.ts'

const ROOM = 760

/** Areas so large get a panel for each such part of them. */
const PANEL = 10500

/** `beside` are in the corners. */
export function tangledSubject(rng: Rng, subject: Subject, beside: readonly string[] = []): string {
  const { svg, outlines } = subject({ x: 512, y: 512, w: ROOM, h: ROOM, cover: tangleCover(rng), sw: 6 })
  return onGround(svg, outlines, rng, { beside })
}

/** A head has a fine coat of its own: the tangles are behind it, in a disc, with clear paper around the head. */
export function beforeTangles(rng: Rng, subject: Subject): string {
  const { svg, outlines } = subject({ x: 512, y: 520, w: 600, h: 640, cover: tangleCover(rng), sw: 6.4 })
  const disc = ellipse(512, 512, 480, 480, 72)
  const moat = shape(grow(union(outlines), 15), 4.4)
  const corners = [0, 90, 180, 270]
    .map((turn) => `<g transform="rotate(${turn} 512 512)">${shape(leaf(30, 30, 120, 54, Math.PI / 4, 0.5), 4)}</g>`)
    .join('')
  return page(
    corners +
      shape(disc, 6) +
      fillPanels(disc, PANEL * 2.6, tangleBag(rng, CLEAR), rng) +
      shape(disc, 6, 'none') +
      moat +
      svg,
  )
}

/** Coats in panels; what is narrow, and feathers, with a single tangle each or left clear. */
export function tangleCover(rng: Rng): Dressing['cover'] {
  const bag = tangleBag(rng, CLEAR)
  const breast = rng.pick(BREASTS)
  const along = rng.pick(ALONG)
  const crown = rng.pick(CROWNS)
  let feather = 0
  return (area, role = 'coat') => {
    const size = Math.abs(sizeOf(area))
    if (role === 'feather') return size > 3000 ? barred(area, feather++) : ''
    if (size < SMALL || (role === 'mane' && size < LOCK)) return ''
    if (role === 'head') return fillWith(area, crown, 0, 0.8, rng)
    if (role === 'belly') return fillWith(area, breast, 0, 1, rng)
    if (role === 'limb') return fillWith(area, along, axis(area), 0.95, rng)
    if (role === 'tail' || role === 'mane')
      return fillWith(area, breast === 'scales' ? 'waves' : 'scales', axis(area), 1.15, rng)
    return fillPanels(area, size > LARGE ? PANEL * 1.35 : PANEL, bag, rng)
  }
}

/** Every third feather has bars, every third a second line; lines of the shaft are drawn over both. */
function barred(area: Poly, i: number): string {
  if (i % 3 === 0)
    return grow([area], -7)
      .filter((inner) => Math.abs(sizeOf(inner)) > 600)
      .map((inner) => shape(inner, 2.8, 'none'))
      .join('')
  if (i % 3 === 2) return ''
  const turn = axis(area)
  const [cx, cy] = center(area)
  const { w, h } = box(area)
  const bars: Poly[] = []
  for (let s = -Math.hypot(w, h) / 2; s < Math.hypot(w, h) / 2; s += 17)
    bars.push([
      [cx + s * Math.cos(turn) + 90 * Math.sin(turn), cy + s * Math.sin(turn) - 90 * Math.cos(turn)],
      [cx + s * Math.cos(turn) - 90 * Math.sin(turn), cy + s * Math.sin(turn) + 90 * Math.cos(turn)],
    ])
  return cutLines(bars, grow([area], -1))
    .filter((bar) => length(bar) > 14)
    .map((bar) => line(bar, 2.8))
    .join('')
}

const CLEAR = [
  'scales',
  'spirals',
  'petals',
  'arcs',
  'drops',
  'hexagons',
  'diamonds',
  'weave',
  'rays',
  'waves',
  'leaves',
  'braids',
  'vines',
  'dots',
  'zigzag',
  'stripes',
  'pebbles',
  'bricks',
] as const
const BREASTS = ['scales', 'petals', 'arcs'] as const
const CROWNS = ['scales', 'petals', 'waves'] as const
/** No room for a tangle. */
const SMALL = 4200
/** A lock of hair has strands of its own. */
const LOCK = 22000
/** So large, a part has larger panels. */
const LARGE = 120000
const ALONG = ['stripes', 'scales', 'ropes'] as const

/** Furniture that is as wide as those at it need: a laid table for any number, and the backs of their chairs. */
import type { Thing } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import { thing } from '../art/thing.ts'
import type { Inanimate } from '../world/world.ts'
import { wide } from './geometry.ts'
import type { Scene } from './scene.ts'

const HEIGHT = 200
/** How deep one sees onto the top: dishes stand in the middle of it. */
const DEPTH = 56

const tables = new Map<string, Inanimate>()

/** `aspect` is width over height. The cloth hangs to the floor: nobody asks what legs do under it. */
export function laidTable(aspect: number, use: Use = 'meal'): Inanimate {
  const w = Math.round(aspect * 10) * (HEIGHT / 10)
  const known = tables.get(`${use} ${w}`)
  if (known) return known
  const entry: Inanimate = {
    kind: 'thing',
    name: 'table',
    category: 'indoor things',
    height: 0.75,
    thing: drawing(w, use),
  }
  tables.set(`${use} ${w}`, entry)
  return entry
}

function drawing(w: number, use: Use): Thing {
  const half = w / 2
  return thing({
    name: 'table',
    size: [w, HEIGHT],
    points: { top: [0, DEPTH / 2 - HEIGHT], seat: [0, DEPTH / 2 - HEIGHT] },
    tops: [[20 - half, half - 20, DEPTH / 2 - HEIGHT]],
    back(p, { detail, rng }) {
      const low = DEPTH - HEIGHT
      const kind = rng.pick(FRONTS[use])
      if (kind === 'wood') {
        wooden(p, half, low, detail === 'simple')
        return
      }
      p.tint('bark')
        .bar(`${24 - half},-40 ${22 - half},-6`, 10)
        .bar(`${half - 24},-40 ${half - 22},-6`, 10)
      cloth(p, half, low)
      if (detail !== 'simple' && kind === 'scallops') border(p, half, low, rng.pick(['dot', 'heart', 'flower']))
      if (detail !== 'simple' && kind === 'checks') checks(p, half, low)
      if (detail !== 'simple' && kind === 'pennants') pennants(p, half, low)
      p.tint('rose').poly(`${34 - half},${-HEIGHT} ${half - 34},${-HEIGHT} ${half},${low} ${-half},${low}`)
    },
  })
}

/** Not every meal has the same cloth, and who bakes or builds stands at a worktop more often than at hearts. */
type Use = 'meal' | 'work'
const FRONTS = { meal: ['scallops', 'checks', 'pennants'], work: ['wood', 'wood', 'checks'] } as const

/** The hem is a band of its own: a cloth that is bare to the floor looks unfinished. */
const HEM = -42

/** Broad squares all over the cloth, down to its hem. */
function checks(p: Pen, half: number, low: number): void {
  const n = Math.max(4, Math.round(half / 24))
  const step = (2 * half - 20) / n
  const rows = 3
  const rise = (HEM - low) / rows
  p.tint('rose').card(10 - half, low, 2 * half - 20, HEM - low, 3)
  for (let i = 1; i < rows; i++) p.line(`${10 - half},${low + i * rise} ${half - 10},${low + i * rise}`)
  for (let i = 1; i < n; i++) p.line(`${10 - half + i * step},${low} ${10 - half + i * step},${HEM}`)
}

/** A smaller cloth laid over the large one, its points hanging down with a blossom in each. */
function pennants(p: Pen, half: number, low: number): void {
  const n = Math.max(3, Math.round(half / 58))
  const step = (2 * half - 20) / n
  for (let i = 0; i < n; i++) {
    const [x0, x1] = [10 - half + i * step, 10 - half + (i + 1) * step]
    const x = (x0 + x1) / 2
    p.tint('rose').poly(`${x0},${low} ${x1},${low} ${x1},${low + 12} ${x},${HEM - 16} ${x0},${low + 12}`)
    if (p.fits(18)) blossom(p, x, low + 34, 13)
  }
  hem(p, half)
}

function hem(p: Pen, half: number): void {
  p.line(`${11 - half},${HEM + 4} ${half - 11},${HEM + 4}`)
}

function blossom(p: Pen, x: number, y: number, r: number): void {
  for (let i = 0; i < 5; i++) {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2
    p.tint('any1').ell(x + Math.cos(turn) * r, y + Math.sin(turn) * r, r * 0.66, r * 0.66, 0, p.at.sw * 0.75)
  }
  p.tint('straw').ell(x, y, r * 0.62, r * 0.62, 0, p.at.sw * 0.75)
}

/** A worktop over doors: at it one bakes, draws and builds. */
function wooden(p: Pen, half: number, low: number, plain: boolean): void {
  const n = Math.max(2, Math.round(half / 84))
  const step = (2 * half - 40) / n
  p.tint('bark').card(26 - half, -22, 2 * half - 52, 20, 4)
  p.tint('wood').card(14 - half, low, 2 * half - 28, 10 - low - 32, 4)
  for (let i = 0; i < n; i++) {
    const x = 20 - half + i * step
    p.tint('apricot').card(x + 10, low + 26, step - 20, -low - 62, 8)
    if (!plain && p.fits(20)) p.tint('straw').ell(x + (i % 2 ? 30 : step - 30), low / 2 + 4, 10, 10)
  }
  p.tint('wood').poly(`${34 - half},${-HEIGHT} ${half - 34},${-HEIGHT} ${half},${low} ${-half},${low}`)
  p.tint('wood').card(-half - 4, low - 2, 2 * half + 8, 16, 5)
}

function panelsOf(half: number): { n: number; step: number } {
  const n = Math.max(3, Math.round(half / 62))
  return { n, step: (2 * half - 24) / n }
}

/** It falls in waves, with a fold above every notch of its hem. */
function cloth(p: Pen, half: number, low: number): void {
  const { n, step } = panelsOf(half)
  const foot = Array.from({ length: n }, (_, i) => {
    const x = half - 12 - i * step
    return `${x},-18! ${x - step * 0.26},-8 ${x - step * 0.74},-8`
  })
  p.tint('cream').blob(`${10 - half},${low}! ${half - 10},${low}! ${foot.join(' ')} ${12 - half},-18!`)
  for (let i = 1; i < n; i++) {
    const x = half - 12 - i * step
    p.line(`${x},-20 ${x + (i % 2 ? 5 : -4)},${-52 - (i % 2) * 14} ${x + 1},${-78 - (i % 2) * 22}`)
  }
}

/** A scalloped border along the edge of the table, with something in every scallop. */
function border(p: Pen, half: number, low: number, kind: 'dot' | 'heart' | 'flower'): void {
  const n = Math.max(4, Math.round(half / 36))
  const step = (2 * half - 24) / n
  for (let i = 0; i < n; i++) {
    const [x0, x1] = [12 - half + i * step, 12 - half + (i + 1) * step]
    const x = (x0 + x1) / 2
    p.tint('rose').blob(
      `${x0},${low}! ${x1},${low}! ${x1},${low + 16} ${x + step * 0.3},${low + 40} ${x},${low + 46} ${x - step * 0.3},${low + 40} ${x0},${low + 16}`,
    )
    if (!p.fits(18)) continue
    const y = low + 22
    if (kind === 'heart')
      p.tint('any1').blob(
        `${x},${y + 14}! ${x - 13},${y - 2} ${x - 7},${y - 11} ${x},${y - 5}! ${x + 7},${y - 11} ${x + 13},${y - 2}`,
        p.at.sw * 0.75,
      )
    else p.tint('any1').ell(x, y, 11, 11, 0, p.at.sw * 0.75)
    if (kind === 'flower') p.ink(x, y, 3.2)
  }
  // Between the folds, which would cut it.
  const panels = panelsOf(half)
  for (let i = 0; i < panels.n; i++) if (p.fits(18)) blossom(p, half - 12 - (i + 0.5) * panels.step, low + 74, 13)
  hem(p, half)
}

/** So many times as large as among people: what is on the table is what one looks at. */
const SERVED = 1.6
const LAID_ASPECT = 2.9

/** A table that bears a feast and that nobody sits at: under a cloth, and as wide as the feast. */
export function layTables({ members, bonds }: Scene): void {
  for (const table of members.filter(({ entry }) => entry.name === 'table')) {
    const about = bonds.filter(({ a, b }) => a === table || b === table)
    const dishes = about.flatMap(({ a, relation }) => (relation.relation === 'on-top-of' && !a.being ? [a] : []))
    if (dishes.length < 2 || dishes.length < about.length) continue
    for (const dish of dishes) dish.at({ h: dish.place.h * SERVED })
    const width = dishes.reduce((sum, { art }) => sum + wide(art.box), 0)
    table.recast(laidTable(LAID_ASPECT)).at({ h: (width * 1.1) / LAID_ASPECT })
  }
}

/** Seen from the front, behind whoever sits on it. */
export const CHAIR_BACK: Inanimate = {
  kind: 'thing',
  name: 'chair back',
  category: 'indoor things',
  height: 0.5,
  thing: thing({
    name: 'chair back',
    size: [204, 170],
    points: {},
    back(p) {
      p.tint('bark').bar('-86,-4 -86,-130', 10).bar('86,-4 86,-130', 10)
      p.card(-100, -168, 200, 52, 22)
    },
  }),
}

/** Stripes, spots and scales: laid along the spine, so that they bend with it. */
import { ROOM } from '../../ink/svg.ts'
import { add, dir, dist, type P } from '../rig/geom.ts'
import { poly, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { has, type Kit, onTorso } from './kit.ts'
import { legField } from './leg-skin.ts'
import { stripes } from './stripes.ts'
import { hasUnderside, marksFit, underside } from './underside.ts'

export function pattern(k: Kit): void {
  const { ink, b } = k
  if (hasUnderside(k)) underside(k)
  if (has(k, 'stripe-skunk')) skunk(k)
  if (has(k, 'stripes-back')) alongBack(k)
  if (has(k, 'saddle-dark')) saddle(k)
  if (has(k, 'vest')) vest(k)
  ink.tint(b.coat.mark ?? 'umber')
  switch (b.pattern) {
    case 'stripes':
    case 'bands':
      stripes(k)
      break
    case 'spots':
      grid(k, Math.max(8.6, 22 / ink.scale), 2, (p, i) => {
        const r = Math.max(1.5, 3.6 / ink.scale) * (1 + (i % 3) * 0.16)
        ink.dot(p, r, r * 0.86, (i * 37) % 90)
      })
      break
    case 'rosettes':
      joined(k, room(k, 12.4), 2.6, rosette)
      break
    case 'blobs':
      blobs(k)
      break
    case 'net':
      joined(k, room(k, 15), -2, patch)
      break
    case 'patch':
      patches(k, ONE)
      break
    case 'patches':
      patches(k, PATCHES)
      break
    case 'fur':
      if (ink.detail === 'intricate')
        strokes(k, room(k, 16), 6, (g, i) =>
          i % 2 ? `M${g(-5, -2)}Q${g(-4, 2)} ${g(-1.4, 2.6)}M${g(-1, -2)}Q${g(0, 2)} ${g(2.6, 2.6)}` : '',
        )
      break
    case 'scales':
      strokes(k, room(k, 10), 5, (g) => `M${g(-3.6, -1.4)}Q${g(0, 4.4)} ${g(3.6, -1.4)}`)
      break
    case 'bare':
      break
    case 'plain':
    case undefined:
      if (isFurry(k)) tufts(k)
  }
}

const isFurry = (k: Kit): boolean =>
  k.ink.detail === 'intricate' &&
  k.b.legs.foot === 'paw' &&
  !k.b.sprawl &&
  k.b.stance === undefined &&
  k.b.extra?.every((e) => /^(socks|bib)$/.test(e)) !== false

/** A few tufts of hair on a plain coat, of fine pages only: on a large calm flank they are scratches. */
function tufts(k: Kit): void {
  const r = Math.max(k.b.belly * 0.2, 12 / k.ink.scale)
  let d = ''
  for (const [u, v] of TUFTS) {
    const p = onTorso(k, u, v)
    // On the line of the thigh it would be a scribble.
    if (Math.abs(legField(k.b, k.s.legs.nh)(...p)) < r * 1.9) continue
    const g = (x: number, y: number) => xy(add(p, [x * r, y * r]))
    d += `M${g(-1.4, -0.5)}Q${g(-1.1, 0.5)} ${g(-0.5, 0.5)}M${g(-0.6, -0.4)}Q${g(-0.3, 0.8)} ${g(0.4, 0.8)}M${g(0.4, -0.3)}Q${g(0.6, 0.5)} ${g(1.2, 0.6)}`
  }
  k.ink.line(d, 0.72)
}

const TUFTS = [
  [0, 0.25],
  [0.46, 0.4],
  [0.5, 0.5],
  [0.3, -0.4],
  [-0.1, -0.3],
  [0.8, 0.4],
] as const

/** Wider apart where the animal is small on the page or few areas are wanted. */
const room = (k: Kit, gap: number): number => {
  const least = 34 / k.ink.scale
  return Math.max(gap, least) * (k.ink.detail === 'simple' ? 1.4 : 1)
}

function grid(k: Kit, gap: number, inside: number, mark: (p: P, i: number) => void): void {
  const { b, s } = k
  const jitter = b.pattern === 'net' ? 0.07 : 0.16
  const inBody = (p: P) => Math.min(k.torso(p[0], p[1]), k.neck(p[0], p[1]))
  const clear = b.head.size * (k.over ? 1.15 : 1.3)
  const r = Math.max(b.belly, b.chest, b.rump)
  const rows = Math.ceil((r + b.neck.len) / (gap * 0.86))
  const columns = Math.ceil((b.len / 2 + r + b.neck.len) / gap)
  const fits = marksFit(k)
  const strict = b.pattern !== 'net' && b.pattern !== 'fur'
  let n = 0
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const dx = Math.sin(row * 12.9 + column * 78.2) * gap * jitter
      const dy = Math.sin(row * 39.3 + column * 11.1) * gap * jitter
      const u = 0.5 + ((column + (row % 2 ? 0.5 : 0)) * gap + dx) / b.len
      const p = onTorso(k, u, (row * gap * 0.86 + dy) / b.belly)
      if (inBody(p) < -inside && dist(p, s.head) > clear && (!strict || fits(p, inside))) mark(p, n++)
    }
}

/** Round spots, large enough to color. */
function blobs(k: Kit): void {
  const least = (ROOM + k.ink.sw) / 2 / k.ink.scale
  const r = Math.max(3.2, least)
  const placed: P[] = []
  grid(k, Math.max(room(k, 12), r * 2.6), r + 1, (p, i) => {
    if (placed.some((q) => dist(p, q) < r * 3)) return
    placed.push(p)
    k.ink.oval(p, r * (1 + (i % 3) * 0.14), r * (1 + (i % 2) * 0.1), 0, 0.8)
  })
}

/** Many areas as one path: a third of the text. */
function joined(k: Kit, gap: number, inside: number, area: (k: Kit, p: P, i: number) => string): void {
  let d = ''
  grid(k, gap, inside, (p, i) => {
    d += area(k, p, i)
  })
  k.ink.shape(d, 0.8)
}

function strokes(
  k: Kit,
  gap: number,
  inside: number,
  mark: (g: (x: number, y: number) => string, i: number) => string,
): void {
  let d = ''
  grid(k, gap, inside, (p, i) => {
    d += mark((x, y) => xy(add(p, [x, y])), i)
  })
  k.ink.line(d, 0.72)
}

function rosette(k: Kit, p: P, i: number): string {
  const turn = (i * 53) % 360
  const r = room(k, 12.4) * 0.29
  const ring = Array.from({ length: 6 }, (_, j) => add(p, dir(turn + j * 60), r * (1 + ((i + j) % 2) * 0.16)))
  return through(ring, true)
}

/** One mesh of a giraffe's net: six corners that nearly meet those of its neighbors. */
function patch(k: Kit, p: P, i: number): string {
  const r = room(k, 15) * 0.5
  const corner = (j: number) => add(p, dir(j * 60 + 30), r * (0.8 + ((i * 7 + j * 5) % 4) * 0.1))
  return poly(...Array.from({ length: 6 }, (_, j) => corner(j)))
}

const PATCHES = [
  [-0.06, 0.5, 13],
  [0.46, 0.62, 15],
  [0.62, -0.5, 9],
  [0.98, 0.05, 10],
] as const

const ONE = [[0, 0.6, 12]] as const

function patches(k: Kit, places: readonly (readonly [u: number, v: number, r: number])[]): void {
  for (const [u, v, r] of places) {
    const c = onTorso(k, u, v)
    const ring = Array.from({ length: 9 }, (_, i) => add(c, dir(i * 40), r * (1 + 0.22 * Math.sin(i * 2.4 + u * 9))))
    k.ink.shape(through(ring, true), 0.85)
  }
}

/** One white stripe from nape to tail. */
function skunk(k: Kit): void {
  const edge = (v: number) => [-0.6, -0.1, 0.3, 0.7, 1, 1.4].map((u) => onTorso(k, u, v))
  k.ink.tint('white').shape(through([...edge(0.84), ...edge(0.26).reverse()], true), 0.85)
}

/** Dark and light stripes along a chipmunk's flank. */
function alongBack(k: Kit): void {
  const { ink, b } = k
  for (const v of [0.78, 0.3]) {
    const line = (dv: number) => [-0.25, 0.1, 0.5, 0.9, 1.2].map((u) => onTorso(k, u, v + dv))
    ink.tint(b.coat.mark ?? 'umber').shape(through([...line(0.14), ...line(-0.14).reverse()], true), 0.8)
  }
}

/** A dark back, as a shepherd dog has. */
function saddle(k: Kit): void {
  const at = (u: number, v: number) => onTorso(k, u, v)
  k.ink
    .tint(k.b.coat.mark ?? 'slate')
    .shape(
      through(
        [
          at(-0.6, 1.6),
          at(0.5, 1.8),
          at(1.5, 1.6),
          at(1.16, 0.2),
          at(0.8, -0.2),
          at(0.45, 0.05),
          at(0.1, -0.15),
          at(-0.3, 0.3),
        ],
        true,
      ),
      0.85,
    )
}

/** Dark forelegs and shoulders, as a panda wears them. */
function vest(k: Kit): void {
  const { ink, b, s } = k
  const at = (u: number, v: number) => onTorso(k, u, v)
  ink.tint(b.coat.mark ?? 'slate')
  ink.shape(
    through(
      [at(0.86, 1.6), at(0.74, 0.6), at(0.66, -0.4), at(0.7, -1.6), at(0.7, -4), at(1.8, -4), at(1.9, 0), at(1.3, 1.6)],
      true,
    ),
    0.9,
  )
  if (k.pose.hip === 'ground') return
  const { root, sole } = s.legs.nh
  const y = root[1] + (sole[1] - root[1]) * 0.42
  ink.shape(
    through(
      [
        [root[0] - 30, y],
        [root[0], y - 5],
        [root[0] + 30, y],
        [root[0] + 30, 8],
        [root[0] - 30, 8],
      ],
      true,
    ),
    0.9,
  )
}

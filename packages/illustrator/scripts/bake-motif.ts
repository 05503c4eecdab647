/** One glyph to one motif: two weights of its lines, what they enclose, and which solid parts are opened up. */
import type { Motif } from '../src/motifs/motif.ts'

export type Glyph = { command: string; args: number[] }[]
interface Spot {
  x: number
  y: number
}
type Path = Spot[]

/** The part of clipper2-ts that is used. */
export interface Geometry {
  Clipper: {
    inflatePaths(paths: Path[], delta: number, join: number, end: number, miter?: number, arc?: number): Path[]
    union(subject: Path[], clip: Path[], rule: number): Path[]
    difference(subject: Path[], clip: Path[], rule: number): Path[]
    area(path: Path): number
    ramerDouglasPeuckerPaths(paths: Path[], epsilon: number): Path[]
  }
  FillRule: { NonZero: number }
  JoinType: { Round: number }
  EndType: { Polygon: number }
}

export interface Raw {
  name: string
  group: string
  emoji: string
  light: Glyph
  regular: Glyph
}

/** Clipper works on whole numbers: half a font unit is fine enough. */
const K = 2
const LINE = 40
/** Ink thicker than twice this is solid rather than a line. */
const SOLID = 27
/** A round solid smaller than this is an eye or a nose and stays black: larger on things that have no face. */
const EYE_WITH_FACE = 45000
const EYE_WITHOUT = 2600
const OPS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}
/** Faces drawn dark, whose light eyes become dots once they are opened up. */
const DARK = new Set(['🐻', '🐈‍⬛', '🐦‍⬛'])

export function createBaker({ Clipper, FillRule, JoinType, EndType }: Geometry): (raw: Raw) => Motif {
  const grow = (paths: Path[], by: number) =>
    Clipper.inflatePaths(paths, by * K, JoinType.Round, EndType.Polygon, 2, K * 1.5)
  const unite = (paths: Path[]) => Clipper.union(paths, [], FillRule.NonZero)
  const area = (path: Path) => Clipper.area(path) / (K * K)
  const total = (paths: Path[]) => paths.reduce((sum, path) => sum + area(path), 0)
  const outers = (paths: Path[]) => unite(paths.filter((path) => area(path) > 0))
  const simplify = (paths: Path[]) => Clipper.ramerDouglasPeuckerPaths(paths, K * 1.2).filter((path) => path.length > 2)

  return ({ name, group, emoji, light, regular }) => {
    let ink = unite(flatten(light))
    if (total(ink) < 0) ink = ink.map((path) => path.slice().reverse())
    ink = grow(grow(ink, 3), -3)
    const solids = openSolids(
      grow(ink, -SOLID),
      /^(Anim|Smil|Peop)/.test(group) ? EYE_WITH_FACE : EYE_WITHOUT,
      DARK.has(emoji),
    )
    const { silhouette, gap } = closeOutline(ink)
    const hollow = solids.open.length ? grow(grow(solids.open, 13), -13) : []
    return {
      name,
      group,
      box: boxOf(silhouette.flat()).map(Math.round),
      ...weights(light, regular),
      silhouette: text(simplify(grow(silhouette, -LINE / 2))),
      hollow: text(simplify(hollow)),
      gap,
      eyes: solids.eyes,
      dots: solids.dots,
    }
  }

  /** Solid parts become areas to color, except eyes, noses and holes within them. */
  function openSolids(core: Path[], eyeArea: number, dark: boolean) {
    const open: Path[] = []
    const eyes: number[][] = []
    const dots: number[][] = []
    for (const path of core) {
      const a = area(path)
      if (a <= 0) continue
      const round = (4 * Math.PI * a) / length(path) ** 2
      const [x0, y0, x1, y1] = boxOf(path)
      const holes = core.filter((hole) => area(hole) < -5200 && inside(hole[0] as Spot, path))
      if (!holes.length && ((a < eyeArea && round > 0.74) || a < 500)) {
        if (a > 1500 && round > 0.74)
          eyes.push([(x0 + x1) / 2, (y0 + y1) / 2, Math.min(x1 - x0, y1 - y0) / 2 + SOLID].map(Math.round))
        continue
      }
      if (dark)
        for (const hole of holes) {
          const [a0, b0, a1, b1] = boxOf(hole)
          if (-area(hole) < 90000)
            dots.push([(a0 + a1) / 2, (b0 + b1) / 2, (a1 - a0) / 2 - SOLID, (b1 - b0) / 2 - SOLID].map(Math.round))
        }
      open.push(path, ...holes)
    }
    return { open, eyes, dots }
  }

  /** Some glyphs leave their outline open: the smallest closing that encloses clearly more is taken. */
  function closeOutline(ink: Path[]): { silhouette: Path[]; gap: number } {
    const silhouette = outers(ink)
    const whole = total(silhouette)
    for (const gap of [25, 45, 70]) {
      const closed = grow(outers(grow(ink, gap)), -gap)
      const added = Clipper.difference(closed, silhouette, FillRule.NonZero)
      if (total(grow(added, -gap * 1.5)) > whole * 0.05) return { silhouette: closed, gap }
    }
    return { silhouette, gap: 0 }
  }
}

const onGrid = (x: number, y: number): Spot => ({ x: Math.round(x * K), y: Math.round(-y * K) })

/** Fonts grow upward, pages downward: y is turned here and in weights(). */
function flatten(glyph: Glyph): Path[] {
  const out: Path[] = []
  let [x, y] = [0, 0]
  for (const { command, args } of glyph) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') out.push([])
    if (command === 'moveTo' || command === 'lineTo') {
      out.at(-1)?.push(onGrid(a, b))
      ;[x, y] = [a, b]
    } else if (command === 'quadraticCurveTo') {
      const span = Math.hypot(a - x, b - y) + Math.hypot(c - a, d - b)
      const n = Math.max(2, Math.min(14, Math.ceil(Math.sqrt(span) * 0.55)))
      for (let s = 1; s <= n; s++) {
        const u = s / n
        const v = 1 - u
        out.at(-1)?.push(onGrid(v * v * x + 2 * u * v * a + u * u * c, v * v * y + 2 * u * v * b + u * u * d))
      }
      ;[x, y] = [c, d]
    }
  }
  return out
}

function weights(light: Glyph, regular: Glyph): Pick<Motif, 'ops' | 'thin' | 'widen'> {
  const thin: number[] = []
  const widen: number[] = []
  for (const [i, { args }] of light.entries())
    for (const [j, v] of args.entries()) {
      const turn = j % 2 ? -1 : 1
      thin.push(Math.round(v) * turn || 0)
      widen.push((Math.round(regular[i]?.args[j] ?? v) - Math.round(v)) * turn || 0)
    }
  return { ops: light.map(({ command }) => OPS[command] ?? '').join(''), thin, widen }
}

function boxOf(path: Path): [number, number, number, number] {
  const xs = path.map((p) => p.x / K)
  const ys = path.map((p) => p.y / K)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const length = (path: Path): number =>
  path.reduce((sum, p, i) => {
    const q = path[(i + 1) % path.length] as Spot
    return sum + Math.hypot(p.x - q.x, p.y - q.y)
  }, 0) / K

function inside(p: Spot, path: Path): boolean {
  let within = false
  for (let i = 0, j = path.length - 1; i < path.length; j = i++) {
    const [a, b] = [path[i] as Spot, path[j] as Spot]
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within
  }
  return within
}

const text = (paths: Path[]): string =>
  paths.map((path) => `M${path.map((p) => `${Math.round(p.x / K)} ${Math.round(p.y / K)}`).join(' ')}`).join('')

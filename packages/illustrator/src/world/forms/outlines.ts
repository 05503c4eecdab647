/** Path data as absolute curves, so that a drawing can be bent: every number of it is a place of the page. */
import type { Point } from '../../art/art.ts'
import { num } from '../../ink/svg.ts'

type Step = readonly [op: 'M' | 'L' | 'C' | 'Z', ...points: Point[]]

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 }

/** Null where it has arcs. */
export function stepsOf(d: string): Step[] | null {
  const steps: Step[] = []
  let [at, start, handle]: Point[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ] as Point[] as [Point, Point, Point]
  let before = ''
  for (const [, op = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = op.toUpperCase()
    const size = SIZES[kind]
    if (size === undefined) return null
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (kind === 'Z') {
      steps.push(['Z'])
      at = start as Point
      before = kind
      continue
    }
    for (let i = 0; i + size <= values.length; i += size) {
      const v = values.slice(i, i + size)
      const from = at as Point
      const [ox, oy] = op === kind ? [0, 0] : from
      const point = (n: number): Point => [(v[n] ?? 0) + ox, (v[n + 1] ?? 0) + oy]
      const mirrored = (kinds: RegExp): Point =>
        kinds.test(before) ? [2 * from[0] - (handle as Point)[0], 2 * from[1] - (handle as Point)[1]] : from
      let to: Point
      if (kind === 'C' || kind === 'S') {
        const first = kind === 'C' ? point(0) : mirrored(/^[CS]$/)
        handle = point(kind === 'C' ? 2 : 0)
        to = point(kind === 'C' ? 4 : 2)
        steps.push(['C', first, handle, to])
      } else if (kind === 'Q' || kind === 'T') {
        handle = kind === 'Q' ? point(0) : mirrored(/^[QT]$/)
        to = point(kind === 'Q' ? 2 : 0)
        steps.push(['C', toward(from, handle, 2 / 3), toward(to, handle, 2 / 3), to])
      } else {
        to = kind === 'H' ? [(v[0] ?? 0) + ox, from[1]] : kind === 'V' ? [from[0], (v[0] ?? 0) + oy] : point(0)
        const isMove = kind === 'M' && i === 0
        steps.push(isMove ? ['M', to] : ['L', to])
        if (isMove) start = to
      }
      at = to
      before = kind
    }
  }
  return steps
}

const toward = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Straight lines become curves: they may be bent. */
export function mapped(d: string, map: (point: Point) => Point): string | null {
  const steps = stepsOf(d)
  if (!steps) return null
  const write = (point: Point) => map(point).map(num).join(' ')
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  return steps
    .map(([op, ...points]) => {
      const from = at
      at = points.at(-1) ?? start
      if (op === 'M') start = at
      if (op !== 'L') return op + points.map(write).join(' ')
      return `C${[toward(from, at, 1 / 3), toward(from, at, 2 / 3), at].map(write).join(' ')}`
    })
    .join('')
}

/** An oval as a path. */
export function ovalD(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const k = 0.5523
  const a = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const at = (u: number, v: number): string => {
    const [p, q] = [u * rx, v * ry]
    return `${num(x + p * c - q * s)} ${num(y + p * s + q * c)}`
  }
  return `M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}Z`
}

const value = (tag: string, name: string): number => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? 0)

/** Ovals and rectangles as paths, all else as it was. */
export const asPaths = (svg: string): string =>
  svg.replace(/<(circle|ellipse|rect)([^>]*?)\/>/g, (_, kind: string, rest: string) => {
    const tag = ` ${rest.trim()}`
    const turn = Number(/rotate\((-?[\d.]+)/.exec(tag)?.[1] ?? 0)
    const kept = tag.replace(/ (?:cx|cy|rx|ry|r|x|y|width|height|transform)="[^"]*"/g, '')
    const d =
      kind === 'rect'
        ? rectD(value(tag, 'x'), value(tag, 'y'), value(tag, 'width'), value(tag, 'height'))
        : ovalD(
            value(tag, 'cx'),
            value(tag, 'cy'),
            value(tag, kind === 'circle' ? 'r' : 'rx'),
            value(tag, kind === 'circle' ? 'r' : 'ry'),
            turn,
          )
    return `<path d="${d}"${kept}/>`
  })

const rectD = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}L${num(x + w)} ${num(y)}L${num(x + w)} ${num(y + h)}L${num(x)} ${num(y + h)}Z`

/** A drawing through a map of the page; null where something in it is moved as a whole, or has arcs. */
export function bent(svg: string, map: (point: Point) => Point): string | null {
  if (/<g[^>]* transform=/.test(svg)) return null
  let isWhole = true
  const out = asPaths(svg).replace(/ d="([^"]+)"/g, (said, d: string) => {
    const moved = mapped(d, map)
    isWhole &&= moved !== null
    return moved === null ? said : ` d="${moved}"`
  })
  return isWhole ? out : null
}

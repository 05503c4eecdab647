import { pathOperators, short } from './path-operators.ts'

type Attributes = Record<string, string>

/** What a shape inherits from what is around it. */
interface Look {
  fill: string
  stroke: string
  'stroke-width': string
  'stroke-linecap': string
  'stroke-linejoin': string
  'fill-rule': string
}

const bare: Look = {
  fill: '#000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'fill-rule': 'nonzero',
}
const lookNames = Object.keys(bare) as (keyof Look)[]
const caps: Record<string, number> = { butt: 0, round: 1, square: 2 }
const joins: Record<string, number> = { miter: 0, round: 1, bevel: 2 }

const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi
const attribute = /([\w:-]+)="([^"]*)"/g

/**
 * The drawings of our own illustrator as the operators that draw the same in a PDF: its lines stay lines. They are made of few
 * kinds of elements; anything else is an error, and whoever asked takes the pixels instead.
 */
export function svgOperators(svg: string): string {
  const out: string[] = []
  const clips = new Map<string, string[]>()
  const looks: Look[] = [bare]
  /** What the PDF has been told, at each depth: said again only where it changes. */
  const told: Partial<Record<keyof Look, string>>[] = [{}]
  /** Of each open element, whether it is to be taken back at its end. */
  const open: boolean[] = []
  let clip: string[] | null = null

  for (const [, closing, name = '', list = '', single] of svg.matchAll(tag)) {
    const kind = name.toLowerCase()
    if (closing) {
      if (kind === 'clippath') clip = null
      if (kind !== 'g' && kind !== 'svg') continue
      looks.pop()
      if (open.pop()) end()
      continue
    }
    const given: Attributes = {}
    for (const [, key = '', value = ''] of list.matchAll(attribute)) given[key] = value
    if (kind === 'clippath') {
      clip = []
      clips.set(given.id ?? '', clip)
      continue
    }
    const look = inherit(looks.at(-1) ?? bare, given)
    if (kind === 'g' || kind === 'svg') {
      if (single) continue
      const isInside = looks.length > 1
      looks.push(look)
      open.push(kind === 'svg' && isInside ? beginInside(given) : begin(given))
      continue
    }
    const shape = shapeOf(kind, given)
    if (clip) clip.push(shape)
    else {
      const moved = begin(given)
      paint(shape, look)
      if (moved) end()
    }
  }
  return out.join('\n')

  /** Moves and clips what follows, until it is taken back. */
  function begin(given: Attributes): boolean {
    const { transform, 'clip-path': clipPath } = given
    if (!transform && !clipPath) return false
    out.push('q')
    told.push({ ...told.at(-1) })
    if (transform) out.push(...transformOperators(transform))
    const id = clipPath && /^url\(#(.+)\)$/.exec(clipPath)?.[1]
    if (id) out.push(...(clips.get(id) ?? []), 'W n')
    return true
  }

  /** A drawing in a place of another: what lies outside its window is cut off. */
  function beginInside({ x = '0', y = '0', width = '', height = '', viewBox = '' }: Attributes): boolean {
    const [left = 0, top = 0, wide = 1, high = 1] = viewBox.split(/[\s,]+/).map(Number)
    const scale = Math.min(Number(width) / wide, Number(height) / high)
    if (!Number.isFinite(scale)) throw new Error('A drawing without a size is not drawn')
    out.push('q', matrix(scale, 0, 0, scale, Number(x) - left * scale, Number(y) - top * scale))
    out.push(rectangle(left, top, wide, high, 0), 'W n')
    told.push({ ...told.at(-1) })
    return true
  }

  function end(): void {
    out.push('Q')
    told.pop()
  }

  function paint(shape: string, look: Look): void {
    const { fill, stroke, 'fill-rule': rule } = look
    const hasFill = fill !== 'none'
    const hasStroke = stroke !== 'none' && Number(look['stroke-width']) > 0
    if (!hasFill && !hasStroke) return
    if (hasFill) say('fill', fill, () => colorOperator(fill, 'g', 'rg'))
    if (hasStroke) {
      say('stroke', stroke, () => colorOperator(stroke, 'G', 'RG'))
      say('stroke-width', look['stroke-width'], (width) => `${short(Number(width))} w`)
      say('stroke-linecap', look['stroke-linecap'], (cap) => `${caps[cap] ?? 0} J`)
      say('stroke-linejoin', look['stroke-linejoin'], (join) => `${joins[join] ?? 0} j`)
    }
    const evenOdd = rule === 'evenodd' ? '*' : ''
    out.push(shape, hasFill ? `${hasStroke ? 'B' : 'f'}${evenOdd}` : 'S')
  }

  function say(what: keyof Look, value: string, operator: (value: string) => string): void {
    const known = told.at(-1)
    if (!known || known[what] === value) return
    known[what] = value
    out.push(operator(value))
  }
}

function inherit(look: Look, given: Attributes): Look {
  let own = look
  for (const name of lookNames) if (given[name] !== undefined) own = { ...own, [name]: given[name] }
  return own
}

function shapeOf(kind: string, given: Attributes): string {
  const n = (name: string) => Number(given[name] ?? 0)
  switch (kind) {
    case 'path':
      return pathOperators(given.d ?? '')
    case 'circle':
      return ellipse(n('cx'), n('cy'), n('r'), n('r'))
    case 'ellipse':
      return ellipse(n('cx'), n('cy'), n('rx'), n('ry'))
    case 'rect':
      return rectangle(n('x'), n('y'), n('width'), n('height'), n('rx'))
    default:
      throw new Error(`A ${kind} is not drawn`)
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  pathOperators(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`)

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `${short(x)} ${short(y)} ${short(width)} ${short(height)} re`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return pathOperators(
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`,
  )
}

const named: Record<string, string> = { white: '#fff', black: '#000' }

/** Grey where it is: ink on paper needs no three numbers. */
function colorOperator(color: string, grey: 'g' | 'G', rgb: 'rg' | 'RG'): string {
  const hex = (named[color] ?? color).slice(1)
  const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  if (!/^[\da-f]{6}$/i.test(whole)) throw new Error(`Color ${color} is not drawn`)
  const parts = [0, 2, 4].map((at) => short(Number.parseInt(whole.slice(at, at + 2), 16) / 255))
  return new Set(parts).size === 1 ? `${parts[0]} ${grey}` : `${parts.join(' ')} ${rgb}`
}

const step = /(\w+)\(([^)]*)\)/g
/** Turns need more digits than places. */
const matrix = (...values: number[]) => `${values.map((value) => Number(value.toFixed(5))).join(' ')} cm`

function transformOperators(transform: string): string[] {
  return [...transform.matchAll(step)].flatMap(([, kind = '', list = '']) => {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    switch (kind) {
      case 'translate':
        return [matrix(1, 0, 0, 1, a, b ?? 0)]
      case 'scale':
        return [matrix(a, 0, 0, b ?? a, 0, 0)]
      case 'matrix':
        return [matrix(a, b ?? 0, c ?? 0, d, e, f)]
      case 'rotate': {
        const angle = (a * Math.PI) / 180
        const turned = matrix(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0)
        if (b === undefined || c === undefined) return [turned]
        return [matrix(1, 0, 0, 1, b, c), turned, matrix(1, 0, 0, 1, -b, -c)]
      }
      default:
        throw new Error(`A ${kind} is not drawn`)
    }
  })
}

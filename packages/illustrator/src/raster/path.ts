/** The letters and numbers of a path, followed with a pen. */
import type { Matrix } from './matrix.ts'
import { Outline } from './outline.ts'

/** Numbers that each letter takes at a time. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }

export function pathOutline(matrix: Matrix, d: string): Outline {
  const pen = new Pen(new Outline(matrix))
  const reader = new Reader(d)
  for (let letter = reader.letter(''); letter; letter = reader.letter(letter)) {
    const upper = letter.toUpperCase()
    if (upper === 'Z') pen.close()
    else pen.go(upper, letter !== upper, reader.numbers(TAKES[upper] ?? 0, upper === 'A'))
  }
  return pen.outline
}

class Pen {
  readonly outline: Outline
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** The last curve's second handle, which a smooth one mirrors. */
  #handle: { by: 'C' | 'Q' | ''; x: number; y: number } = { by: '', x: 0, y: 0 }
  #isDown = false

  constructor(outline: Outline) {
    this.outline = outline
  }

  close(): void {
    this.outline.close()
    this.#x = this.#startX
    this.#y = this.#startY
    this.#isDown = false
  }

  go(letter: string, isRelative: boolean, n: Float64Array): void {
    if (isRelative) this.#shift(letter, n)
    if (letter === 'M') this.#move(n[0] as number, n[1] as number)
    else {
      if (!this.#isDown) this.#move(this.#x, this.#y)
      this.#draw(letter, n)
    }
  }

  #draw(letter: string, n: Float64Array): void {
    if (letter === 'C')
      this.#curve(n[0] as number, n[1] as number, n[2] as number, n[3] as number, n[4] as number, n[5] as number)
    else if (letter === 'S') {
      const [x, y] = this.#mirrored('C')
      this.#curve(x, y, n[0] as number, n[1] as number, n[2] as number, n[3] as number)
    } else if (letter === 'Q') this.#bow(n[0] as number, n[1] as number, n[2] as number, n[3] as number)
    else if (letter === 'T') {
      const [x, y] = this.#mirrored('Q')
      this.#bow(x, y, n[0] as number, n[1] as number)
    } else if (letter === 'A') this.#round(n)
    else {
      const [x, y] = letter === 'H' ? [n[0], this.#y] : letter === 'V' ? [this.#x, n[0]] : [n[0], n[1]]
      this.outline.lineTo(x as number, y as number)
      this.#at(x as number, y as number, '')
    }
  }

  #shift(letter: string, n: Float64Array): void {
    if (letter === 'V') n[0] = (n[0] as number) + this.#y
    else if (letter === 'A') {
      n[5] = (n[5] as number) + this.#x
      n[6] = (n[6] as number) + this.#y
    } else for (let i = 0; i < n.length; i++) n[i] = (n[i] as number) + (i % 2 ? this.#y : this.#x)
  }

  #move(x: number, y: number): void {
    this.outline.moveTo(x, y)
    this.#startX = x
    this.#startY = y
    this.#isDown = true
    this.#at(x, y, '')
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.outline.curveTo(x1, y1, x2, y2, x, y)
    this.#at(x, y, 'C', x2, y2)
  }

  #bow(u: number, v: number, x: number, y: number): void {
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3
    this.outline.curveTo(third(this.#x, u), third(this.#y, v), third(x, u), third(y, v), x, y)
    this.#at(x, y, 'Q', u, v)
  }

  /** An arc by its ends, as the standard for SVG tells to find its middle (appendix B.2.4). */
  #round(n: Float64Array): void {
    const [rx = 0, ry = 0, degrees = 0, large = 0, sweeping = 0, x = 0, y = 0] = n
    if (rx && ry) this.#arc(Math.abs(rx), Math.abs(ry), (degrees * Math.PI) / 180, large, sweeping, x, y)
    this.outline.lineTo(x, y)
    this.#at(x, y, '')
  }

  #arc(rx: number, ry: number, tilt: number, large: number, sweeping: number, x: number, y: number): void {
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
    const [dx, dy] = [(this.#x - x) / 2, (this.#y - y) / 2]
    const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx]
    const stretch = Math.max(1, Math.sqrt((u / rx) ** 2 + (v / ry) ** 2))
    const [a, b] = [rx * stretch, ry * stretch]
    const square = (a * b) ** 2 / ((a * v) ** 2 + (b * u) ** 2 || 1) - 1
    const far = Math.sqrt(Math.max(0, square)) * (large === sweeping ? -1 : 1)
    const [mu, mv] = [(far * a * v) / b, (-far * b * u) / a]
    const from = Math.atan2((v - mv) / b, (u - mu) / a)
    const to = Math.atan2((-v - mv) / b, (-u - mu) / a)
    const turn = sweeping ? (to - from + 4 * Math.PI) % (2 * Math.PI) : -((from - to + 4 * Math.PI) % (2 * Math.PI))
    const [cx, cy] = [cos * mu - sin * mv + (this.#x + x) / 2, sin * mu + cos * mv + (this.#y + y) / 2]
    this.outline.arc(cx, cy, a, b, tilt, from, turn)
  }

  #mirrored(by: 'C' | 'Q'): [number, number] {
    const { x, y } = this.#handle.by === by ? this.#handle : { x: this.#x, y: this.#y }
    return [2 * this.#x - x, 2 * this.#y - y]
  }

  #at(x: number, y: number, by: 'C' | 'Q' | '', handleX = 0, handleY = 0): void {
    this.#x = x
    this.#y = y
    this.#handle.by = by
    this.#handle.x = handleX
    this.#handle.y = handleY
  }
}

const [ZERO, NINE, MINUS, PLUS, POINT, E_SMALL, E_BIG] = [48, 57, 45, 43, 46, 101, 69]

class Reader {
  readonly #d: string
  #i = 0
  readonly #kept = new Map<number, Float64Array>()

  constructor(d: string) {
    this.#d = d
  }

  /** The next letter, or the last one again where numbers follow at once; a move goes on as a line. Empty at the end. */
  letter(last: string): string {
    this.#skip()
    const code = this.#d.charCodeAt(this.#i)
    if (Number.isNaN(code)) return ''
    const isNumber = (code >= ZERO && code <= NINE) || code === MINUS || code === POINT || code === PLUS
    if (!isNumber) return this.#d[this.#i++] as string
    return last === 'M' ? 'L' : last === 'm' ? 'l' : last
  }

  /** Good until the next call with the same count. The flags of an arc are one digit each and may stand without room between. */
  numbers(count: number, isArc: boolean): Float64Array {
    const row = this.#kept.get(count) ?? new Float64Array(count)
    this.#kept.set(count, row)
    for (let k = 0; k < count; k++) row[k] = isArc && (k === 3 || k === 4) ? this.#flag() : this.#number()
    return row
  }

  #flag(): number {
    this.#skip()
    return this.#d.charCodeAt(this.#i++) - ZERO
  }

  #skip(): void {
    for (;;) {
      const code = this.#d.charCodeAt(this.#i)
      if (code !== 32 && code !== 44 && code !== 10 && code !== 9) return
      this.#i++
    }
  }

  #number(): number {
    this.#skip()
    const start = this.#i
    let value = 0
    let scale = 0
    let code = this.#d.charCodeAt(this.#i)
    const isNegative = code === MINUS
    if (isNegative || code === PLUS) code = this.#d.charCodeAt(++this.#i)
    for (; ; code = this.#d.charCodeAt(++this.#i)) {
      if (code >= ZERO && code <= NINE) {
        value = value * 10 + code - ZERO
        scale *= 10
      } else if (code === POINT && !scale) scale = 1
      else break
    }
    if (code === E_SMALL || code === E_BIG) return this.#exponent(start)
    if (this.#i === start) this.#i++
    if (scale > 1) value /= scale
    return isNegative ? -value : value
  }

  #exponent(start: number): number {
    const [number] = /^[-+]?[\d.]+e[-+]?\d+/i.exec(this.#d.slice(start, start + 40)) ?? ['0']
    this.#i = start + Math.max(1, number.length)
    return Number(number)
  }
}

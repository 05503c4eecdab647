import { arcCurves } from './arc.ts'

/** To a hundredth of the drawing's own unit: finer than any printer. */
export const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Reads the numbers of path data, which need nothing between them where a sign or a second point tells them apart. */
class Numbers {
  readonly #text: string
  #at = 0
  constructor(text: string) {
    this.#text = text
  }

  /** The next command, or null where numbers go on. */
  command(): string | null {
    this.#skip()
    const letter = this.#text[this.#at] ?? ''
    if (!/[a-z]/i.test(letter)) return null
    this.#at += 1
    return letter
  }

  get isOver(): boolean {
    this.#skip()
    return this.#at >= this.#text.length
  }

  next(): number {
    this.#skip()
    number.lastIndex = this.#at
    const found = number.exec(this.#text)
    if (!found) throw new Error(`Path data: a number is missing at ${this.#at}`)
    this.#at = number.lastIndex
    return Number(found[0])
  }

  /** Of an arc: one digit, also where the next number begins at once. */
  flag(): boolean {
    this.#skip()
    const digit = this.#text[this.#at]
    this.#at += 1
    return digit === '1'
  }

  #skip(): void {
    while (separators.has(this.#text.charCodeAt(this.#at))) this.#at += 1
  }
}

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
/** Space, tab, line feed, carriage return, comma. */
const separators = new Set([32, 9, 10, 13, 44])

/** Path data of an SVG as the operators that draw the same path in a PDF. */
export function pathOperators(d: string): string {
  const numbers = new Numbers(d)
  const out: string[] = []
  let command = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The last control point, which a smooth curve mirrors; where there is none, the point itself. */
  let [controlX, controlY] = [0, 0]
  let before = ''

  const line = () => out.push(`${short(x)} ${short(y)} l`)
  function curve(x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): void {
    out.push(`${short(x1)} ${short(y1)} ${short(x2)} ${short(y2)} ${short(toX)} ${short(toY)} c`)
    ;[x, y, controlX, controlY] = [toX, toY, x2, y2]
  }
  /** A PDF has cubic curves only. */
  function quadratic(cx: number, cy: number, toX: number, toY: number): void {
    const [fromX, fromY] = [x, y]
    curve(
      fromX + (2 / 3) * (cx - fromX),
      fromY + (2 / 3) * (cy - fromY),
      toX + (2 / 3) * (cx - toX),
      toY + (2 / 3) * (cy - toY),
      toX,
      toY,
    )
    ;[controlX, controlY] = [cx, cy]
  }
  const mirrored = (kinds: string): [number, number] =>
    kinds.includes(before) ? [2 * x - controlX, 2 * y - controlY] : [x, y]

  while (!numbers.isOver) {
    const given = numbers.command()
    // Further pairs after a move are lines.
    command = given ?? (command === 'm' ? 'l' : command === 'M' ? 'L' : command)
    const isRelative = command === command.toLowerCase()
    const nextX = () => numbers.next() + (isRelative ? x : 0)
    const nextY = () => numbers.next() + (isRelative ? y : 0)
    const kind = command.toLowerCase()
    switch (kind) {
      case 'm':
        ;[x, y] = [nextX(), nextY()]
        ;[startX, startY] = [x, y]
        out.push(`${short(x)} ${short(y)} m`)
        break
      case 'l':
        ;[x, y] = [nextX(), nextY()]
        line()
        break
      case 'h':
        x = nextX()
        line()
        break
      case 'v':
        y = nextY()
        line()
        break
      case 'c':
        curve(nextX(), nextY(), nextX(), nextY(), nextX(), nextY())
        break
      case 's':
        curve(...mirrored('cs'), nextX(), nextY(), nextX(), nextY())
        break
      case 'q':
        quadratic(nextX(), nextY(), nextX(), nextY())
        break
      case 't':
        quadratic(...mirrored('qt'), nextX(), nextY())
        break
      case 'a': {
        const [rx, ry, turn] = [numbers.next(), numbers.next(), numbers.next()]
        const [large, sweep] = [numbers.flag(), numbers.flag()]
        const to = { x: nextX(), y: nextY() }
        for (const part of arcCurves({ x, y }, { rx, ry, turn, large, sweep, to })) curve(...part)
        ;[x, y] = [to.x, to.y]
        break
      }
      case 'z':
        out.push('h')
        ;[x, y] = [startX, startY]
        break
      default:
        throw new Error(`Path data: unknown command ${command}`)
    }
    before = kind
  }
  return out.join('\n')
}

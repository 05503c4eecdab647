import { mapRegions, tabulateRegions } from '@inkbloom/regions'
import { createPlate, drawLine, drawShape, ellipse } from '@inkbloom/regions/fixtures'
import { Editor, type EditorOptions } from '../src/editor.ts'
import { SIZE } from '../src/geometry/constants.ts'
import type { Rect } from '../src/geometry/rect.ts'
import type { Regions } from '../src/geometry/regions.ts'
import { createHand } from '../src/hand.ts'
import type { Screen } from '../src/screen.ts'
import type { PointerKind, PointerSample, PointSample } from '../src/view/pointer-machine.ts'
import { View } from '../src/view/view.ts'

/** A canvas that is only memory, and a clock that only moves when told. */
export class TestScreen implements Screen {
  readonly shown = new Uint32Array(SIZE * SIZE)
  motion = true
  time = 1000
  #frames: (() => void)[] = []
  #idle: (() => void)[] = []
  #later: { at: number; work: () => void }[] = []

  show(sheet: { pixels: Uint32Array }, rect: Rect) {
    for (let y = rect.top; y < rect.bottom; y++) {
      const [from, to] = [y * SIZE + rect.left, y * SIZE + rect.right]
      this.shown.set(sheet.pixels.subarray(from, to), from)
    }
  }

  showInstead(rect: Rect, pixels: Uint32Array) {
    const width = rect.right - rect.left
    for (let y = rect.top, at = 0; y < rect.bottom; y++, at += width) {
      this.shown.set(pixels.subarray(at, at + width), y * SIZE + rect.left)
    }
  }

  frame(work: () => void) {
    this.#frames.push(work)
  }

  idle(work: () => void) {
    this.#idle.push(work)
  }

  after(ms: number, work: () => void) {
    const later = { at: this.time + ms, work }
    this.#later.push(later)
    return () => {
      this.#later = this.#later.filter((one) => one !== later)
    }
  }

  now() {
    return this.time
  }

  /** Lets a frame pass. */
  tick(ms = 16) {
    this.time += ms
    const due = this.#later.filter(({ at }) => at <= this.time)
    this.#later = this.#later.filter(({ at }) => at > this.time)
    for (const { work } of due) work()
    for (const work of this.#frames.splice(0)) work()
  }

  /** Lets frames pass until nothing is left to do. */
  rest() {
    for (let k = 0; k < 200 && (this.#frames.length > 0 || this.#idle.length > 0); k++) {
      this.tick()
      for (const work of this.#idle.splice(0)) work()
    }
  }
}

export interface TestEasel {
  editor: Editor
  screen: TestScreen
  view: View
  pointer(type: PointerSample['type'], x: number, y: number, more?: Partial<PointerSample>): void
  /** Press, move through the points, lift; then rest. Points are page pixels. */
  drag(points: readonly (readonly [number, number])[], more?: Partial<PointerSample>): void
  tap(x: number, y: number, more?: Partial<PointerSample>): void
}

/** Everything but the DOM: pointers in, pixels and state out. */
export function createTestEasel(options: Partial<EditorOptions> = {}): TestEasel {
  const screen = new TestScreen()
  const editor = new Editor({ screen, ...options })
  const view = new View()
  const hand = createHand({ editor, view, onView: () => {}, after: (ms, work) => screen.after(ms, work) })
  const pointer: TestEasel['pointer'] = (type, x, y, more = {}) => {
    const kind: PointerKind = more.kind ?? 'mouse'
    const client = view.toClient({ x, y })
    const point: PointSample = { ...client, pressure: null, tilt: 0, time: screen.time }
    hand({ ...point, type, id: 1, kind, button: 0, contact: 1, atEdge: false, coalesced: [], ...more })
  }
  const drag: TestEasel['drag'] = (points, more) => {
    const [first, ...rest] = points
    pointer('down', ...first!, more)
    for (const point of rest) {
      screen.tick(8)
      pointer('move', ...point, more)
    }
    pointer('up', ...points.at(-1)!, more)
    screen.rest()
  }
  return { editor, screen, view, pointer, drag, tap: (x, y, more) => drag([[x, y]], more) }
}

/** A disc left, a square right, a bar across the top: four regions with the ground. */
export function testRegions(): Regions & { ink: Uint8Array } {
  const plate = createPlate(SIZE)
  drawShape(plate, ellipse(300, 560, 180, 180), 5)
  drawShape(
    plate,
    [
      [600, 400],
      [900, 400],
      [900, 700],
      [600, 700],
    ],
    4,
  )
  drawLine(
    plate,
    [
      [0, 200],
      [SIZE, 200],
    ],
    6,
  )
  const map = mapRegions(plate.ink, SIZE, SIZE)
  return { map, table: tabulateRegions(map), ink: plate.ink }
}

export const pixelAt = (pixels: Uint32Array, x: number, y: number) => pixels[y * SIZE + x]!

export function samePixels(a: Uint32Array, b: Uint32Array): boolean {
  const bytes = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
  return Buffer.compare(bytes(a), bytes(b)) === 0
}

export const countInk = (pixels: Uint32Array) => pixels.reduce((sum, pixel) => sum + (pixel === 0 ? 0 : 1), 0)

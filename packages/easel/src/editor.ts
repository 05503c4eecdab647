import { regionAt } from '@inkbloom/regions'
import {
  type Action,
  EVEN_PRESSURE,
  type FillAction,
  FULL_PRESSURE,
  POINT_FIELDS,
  type StrokeAction,
  type StrokeHead,
  UNITS,
} from './actions/action.ts'
import { alikeTo, paintFor } from './fill-plan.ts'
import type { CanvasPoint, Point } from './geometry/point.ts'
import { rectsOf } from './geometry/rect.ts'
import type { Regions } from './geometry/regions.ts'
import type { Change } from './history/change.ts'
import type { History, HistoryLimits, Shown } from './history/history.ts'
import { Recorder } from './history/recorder.ts'
import type { Recovered } from './journal/recover.ts'
import { BRUSHES } from './media/brushes.ts'
import type { Screen } from './screen.ts'
import { BloomPlayer } from './sheet/bloom-player.ts'
import { parseColor } from './sheet/color.ts'
import { clearSheet } from './sheet/fill.ts'
import { layPaint } from './sheet/lay-paint.ts'
import { type RegionShape, shapesOf } from './sheet/region-shapes.ts'
import { Sheet } from './sheet/sheet.ts'
import { type Choices, createChoices } from './state/choices.ts'
import { type DrawingState, INITIAL_STATE } from './state/drawing-state.ts'
import { createStore, type Store } from './state/store.ts'
import { type Stroke, startStroke } from './stroke/stroke.ts'

export interface EditorOptions {
  screen: Screen
  regions?: Regions | null
  limits?: Partial<HistoryLimits>
  onChange?: (change: Change) => void
}

/** The engine without a browser: what people can do to the sheet, and the state a screen shows. */
export class Editor {
  readonly sheet = new Sheet()
  readonly store: Store<DrawingState> = createStore(INITIAL_STATE)
  readonly choices: Choices = createChoices(this.store)
  readonly regions: Regions | null
  readonly #screen: Screen
  readonly #onChange: (change: Change) => void
  readonly #recorder: Recorder
  #stroke: { action: StrokeAction; painter: Stroke; time: number } | null = null
  /** Done on the sheet, not yet in history. */
  #unsettled: Action | null = null
  /** A fill whose finger is still down: a pinch may yet take it back, so history must not have it. */
  #isHeld = false
  readonly #shapes: readonly RegionShape[]
  readonly #blooms: BloomPlayer | null
  #frameAsked = false
  #idleAsked = false
  #lastActionEnd = 0

  constructor({ screen, regions = null, limits = {}, onChange = () => {} }: EditorOptions) {
    this.#screen = screen
    this.#onChange = onChange
    this.regions = regions
    this.#blooms = regions && new BloomPlayer(this.sheet, regions, screen)
    this.#lastActionEnd = screen.now()
    this.#shapes = regions ? shapesOf(regions.table, this.sheet.columns) : []
    this.#recorder = new Recorder(this.sheet, this.#shapes, limits)
  }

  get history(): History {
    return this.#recorder.history
  }

  beginStroke(point: CanvasPoint, { erase, path }: Pick<StrokeHead, 'erase' | 'path'>) {
    this.settle()
    this.#blooms?.finish()
    const { color, brushSize, stayInside, brush, opacity, turns } = this.store.getState()
    const clip = stayInside ? this.regionAt(point) : 0
    const medium = erase ? ({ brush: 'brush', opacity: 100 } as const) : { brush, opacity }
    const head: StrokeHead = { erase, path, color: parseColor(color) ?? 0, size: brushSize, clip, turns, ...medium }
    const painter = startStroke(this.sheet, head, this.regions?.map.labels ?? null)
    this.#stroke = { action: { kind: 'stroke', wait: this.#waited(), points: [], ...head }, painter, time: point.time }
    this.store.set({ isDrawing: true, lastPoint: { x: point.x, y: point.y } })
    this.extendStroke([point])
  }

  extendStroke(points: readonly CanvasPoint[]) {
    const stroke = this.#stroke
    if (!stroke) return
    for (const point of points) {
      const x = Math.round(point.x * UNITS)
      const y = Math.round(point.y * UNITS)
      const pressure = point.pressure === null ? EVEN_PRESSURE : Math.round(clamp(point.pressure) * FULL_PRESSURE)
      const time = Math.max(0, Math.round(point.time - stroke.time))
      stroke.time += time
      const tilt = BRUSHES[stroke.action.brush].pressure === 'weight' ? Math.round(point.tilt) : 0
      stroke.action.points.push(x, y, pressure, time, tilt)
      stroke.painter.add(x, y, pressure, tilt)
    }
    this.#askFrame()
  }

  endStroke() {
    const stroke = this.#stroke
    if (!stroke) return
    this.#stroke = null
    stroke.painter.end()
    const [x = 0, y = 0] = stroke.action.points.slice(-POINT_FIELDS)
    this.store.set({ isDrawing: false, lastPoint: { x: x / UNITS, y: y / UNITS } })
    this.#finishAction(stroke.action)
  }

  /** Fills the region under a point, as was chosen; flat color blooms from there. False where there is none. */
  fillAt(point: Point): boolean {
    const label = this.regionAt(point)
    const shape = this.#shapes[label]
    if (!shape || label === 0 || this.#isBusy) return false
    this.settle()
    const state = this.store.getState()
    const others = state.fill.alike ? alikeTo(label, this.#shapes, this.regions!.table.areas, this.sheet) : []
    const paint = paintFor(state, shape, point, point)
    const blooms = this.#screen.motion && paint.kind === 'flat' && others.length === 0 ? this.#blooms : null
    blooms?.start(label, point)
    const [x, y] = [Math.round(point.x), Math.round(point.y)]
    this.#unsettled = { kind: 'fill', wait: this.#waited(), label, others, paint, opacity: state.opacity, x, y }
    this.#isHeld = true
    this.#layFill(this.#unsettled, blooms === null)
    blooms?.play()
    return true
  }

  /** Draws a gradient out from where the finger went down. */
  aimFill(point: Point) {
    const action = this.#unsettled
    if (action?.kind !== 'fill' || !this.#isHeld) return
    if (action.paint.kind !== 'linear' && action.paint.kind !== 'radial') return
    action.paint = paintFor(this.store.getState(), this.#shapes[action.label]!, action, point)
    this.#layFill(action, true)
  }

  #layFill(action: FillAction, isShown: boolean) {
    for (const label of [action.label, ...action.others]) {
      const shape = this.#shapes[label]!
      layPaint(this.sheet, shape, action)
      // At once: by the next frame the memory just written would have to be fetched again.
      if (isShown) for (const rect of shape.rects) this.#screen.show(this.sheet, rect)
    }
  }

  endFill() {
    const action = this.#unsettled
    if (action?.kind !== 'fill') return
    this.#isHeld = false
    this.#finishAction(action)
  }

  /** Takes back a gesture that turned out to be another one. */
  rollback() {
    this.#stroke = null
    this.#unsettled = null
    this.#isHeld = false
    this.sheet.rollback()
    this.#blooms?.finish()
    this.store.set({ isDrawing: false })
    this.#askFrame()
  }

  clear() {
    if (this.#isBusy) this.rollback()
    this.settle()
    this.#blooms?.finish()
    clearSheet(this.sheet)
    this.store.set({ isSaved: false })
    this.#finishAction({ kind: 'clear', wait: this.#waited() })
  }

  undo() {
    this.#travel(() => this.#recorder.undo())
  }

  redo() {
    this.#travel(() => this.#recorder.redo())
  }

  /** Brings history up to date with the sheet. Cheap if it is already. */
  settle() {
    const action = this.#unsettled
    if (!action || this.#isBusy) return
    this.#unsettled = null
    if (this.#recorder.record(action) === 'recorded') {
      this.publish({ isSaved: false })
      this.#onChange('step')
    } else if (action.kind === 'clear') {
      // Shown as not saved already. Whoever saves must hear of it, or a save would do nothing and report success.
      this.#onChange('cleared')
    }
  }

  /** Another picture to start from; history begins anew. */
  load(pixels: Uint32Array) {
    this.rollback()
    this.sheet.pixels.set(pixels)
    this.sheet.settled.set(pixels)
    this.#recorder.restart()
    this.publish()
    this.showAll()
  }

  /** Goes on where a journal left off. */
  restore({ head, base, pixels, steps }: Recovered) {
    this.load(pixels)
    this.history.restore({ steps, cursor: head.cursor - head.first, past: base.past })
    this.publish({ isSaved: head.saved })
  }

  /** Defaults for everything but the picture itself, from which history begins anew. */
  reset() {
    if (this.#isBusy) this.rollback()
    this.settle()
    this.#blooms?.finish()
    this.#recorder.restart()
    const { brushSize, color, panels, tool, lastPoint, isDrawing, isExporting, stayInside, region } = INITIAL_STATE
    const { brush, opacity, turns, fill } = INITIAL_STATE
    const chosen = { brushSize, color, panels, tool, stayInside, brush, opacity, turns, fill }
    this.publish({ ...chosen, lastPoint, isDrawing, isExporting, region })
  }

  /** The region under a point; a point off the page counts as the nearest on it. */
  regionAt({ x, y }: Point): number {
    if (!this.regions) return 0
    const last = this.sheet.size - 1
    return regionAt(this.regions.map, Math.min(last, Math.max(0, x)), Math.min(last, Math.max(0, y)))
  }

  showAll() {
    const { size } = this.sheet
    this.#screen.show(this.sheet, { left: 0, top: 0, right: size, bottom: size })
  }

  publish(more: Partial<DrawingState> = {}) {
    const { length: snapshots, cursor, canUndo, canRedo, isBlank } = this.history
    this.store.set({ snapshots, cursor, canUndo, canRedo, isBlank, ...more })
  }

  /** A gesture is under way. */
  get #isBusy(): boolean {
    return this.#stroke !== null || this.#isHeld
  }

  #travel(move: () => Shown | null) {
    if (this.#isBusy) return
    this.settle()
    this.#blooms?.finish()
    const shown = move()
    if (!shown) return
    for (const rect of rectsOf(shown.tiles, this.sheet.columns, shown.box)) this.#screen.show(this.sheet, rect)
    this.publish({ isSaved: false })
    this.#onChange('cursor')
  }

  #finishAction(action: Action) {
    this.#unsettled = action
    this.#lastActionEnd = this.#screen.now()
    if (this.sheet.isDamaged) this.#askFrame()
    this.#askIdle()
  }

  #waited(): number {
    return Math.max(0, Math.round(this.#screen.now() - this.#lastActionEnd))
  }

  #askFrame() {
    if (this.#frameAsked) return
    this.#frameAsked = true
    this.#screen.frame(() => {
      this.#frameAsked = false
      this.#showDamage()
    })
  }

  /** Once for any number of actions: whichever comes first settles all. */
  #askIdle() {
    if (this.#idleAsked) return
    this.#idleAsked = true
    this.#screen.idle(() => {
      this.#idleAsked = false
      this.settle()
    })
  }

  #showDamage() {
    for (const rect of this.sheet.takeDamage()) this.#screen.show(this.sheet, rect)
  }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

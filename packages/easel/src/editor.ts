import { regionAt } from '@inkbloom/regions'
import type { Action, FillAction, StrokeHead } from './actions/action.ts'
import { createAlike } from './alike.ts'
import { askOnce, askWhile } from './ask.ts'
import { paintFor } from './fill-plan.ts'
import type { CanvasPoint, Point } from './geometry/point.ts'
import { rectsOf } from './geometry/rect.ts'
import type { Regions } from './geometry/regions.ts'
import { createSuggestions, type Suggestions } from './help/suggestions.ts'
import type { Change } from './history/change.ts'
import type { History, HistoryLimits, Outcome, Shown } from './history/history.ts'
import { Recorder } from './history/recorder.ts'
import type { Recovered } from './journal/recover.ts'
import type { Screen } from './screen.ts'
import { BloomPlayer } from './sheet/bloom-player.ts'
import { parseColor } from './sheet/color.ts'
import { clearSheet } from './sheet/fill.ts'
import { layPaint } from './sheet/lay-paint.ts'
import { type RegionShape, shapesOf } from './sheet/region-shapes.ts'
import { Sheet } from './sheet/sheet.ts'
import { type Choices, createChoices } from './state/choices.ts'
import { type DrawingState, INITIAL_CHOICES, INITIAL_STATE } from './state/drawing-state.ts'
import { createStore, type Store } from './state/store.ts'
import { LiveStroke } from './stroke/live-stroke.ts'

export interface EditorOptions {
  screen: Screen
  regions?: Regions | null
  limits?: Partial<HistoryLimits>
  onChange?: (change: Change) => void
  /** Each time a region takes its color. */
  onFill?: () => void
}

/** The engine without a browser: what people can do to the sheet, and the state a screen shows. */
export class Editor {
  readonly sheet = new Sheet()
  readonly store: Store<DrawingState> = createStore(INITIAL_STATE)
  readonly choices: Choices = createChoices(this.store)
  readonly regions: Regions | null
  readonly suggestions: Suggestions
  readonly #screen: Screen
  readonly #onChange: (change: Change) => void
  readonly #onFill: () => void
  readonly #recorder: Recorder
  #stroke: LiveStroke | null = null
  /** Done on the sheet, not yet in history. */
  #unsettled: Action | null = null
  /** A fill whose finger is still down: a pinch may yet take it back, so history must not have it. */
  #isHeld = false
  readonly #shapes: readonly RegionShape[]
  readonly #alikeTo: ReturnType<typeof createAlike> | null
  readonly #blooms: BloomPlayer | null
  readonly #askFrame: () => void
  readonly #askIdle: () => void
  #lastActionEnd = 0

  constructor({ screen, regions = null, limits = {}, onChange = () => {}, onFill = () => {} }: EditorOptions) {
    this.#screen = screen
    this.#onChange = onChange
    this.#onFill = onFill
    this.regions = regions
    this.suggestions = createSuggestions(regions)
    this.#blooms = regions && new BloomPlayer(this.sheet, regions, screen)
    this.#lastActionEnd = screen.now()
    this.#shapes = regions ? shapesOf(regions.table, this.sheet.columns) : []
    this.#alikeTo = regions && createAlike(regions, this.#shapes)
    this.#recorder = new Recorder(this.sheet, this.#shapes, limits)
    this.#askFrame = askOnce(
      (work) => screen.frame(work),
      () => this.#showDamage(),
    )
    this.#askIdle = askOnce(
      (work) => screen.idle(work),
      () => {
        this.settle()
        askWhile(screen.idle.bind(screen), () => this.history.squeeze())
      },
    )
  }

  get history(): History {
    return this.#recorder.history
  }

  beginStroke(point: CanvasPoint, { erase, path }: Pick<StrokeHead, 'erase' | 'path'>) {
    this.settle()
    this.#blooms?.finish()
    const { color, brushSize: size, stayInside, brush, opacity, turns, mirror } = this.store.getState()
    const clip = stayInside ? this.regionAt(point) : 0
    const medium = erase ? ({ brush: 'brush', opacity: 100 } as const) : { brush, opacity }
    const head: StrokeHead = { erase, path, color: parseColor(color) ?? 0, size, clip, turns, mirror, ...medium }
    const labels = this.regions?.map.labels ?? null
    this.#stroke = new LiveStroke(this.sheet, head, { wait: this.#waited(), time: point.time, labels })
    this.store.set({ isDrawing: true, lastPoint: { x: point.x, y: point.y } })
    this.extendStroke([point])
  }

  extendStroke(points: readonly CanvasPoint[]) {
    if (!this.#stroke) return
    this.#stroke.add(points)
    this.#askFrame()
  }

  endStroke() {
    const stroke = this.#stroke
    if (!stroke) return
    this.#stroke = null
    this.store.set({ isDrawing: false, lastPoint: stroke.end() })
    this.#finishAction(stroke.action)
  }

  /** Fills the region under a point, as was chosen; flat color blooms from there. False where there is none. */
  fillAt(point: Point): boolean {
    const label = this.regionAt(point)
    const shape = this.#shapes[label]
    if (!shape || label === 0 || this.#isBusy) return false
    this.settle()
    const state = this.store.getState()
    const others = state.fill.alike && this.#alikeTo ? this.#alikeTo(label, this.sheet) : []
    const suggested = state.fill.style === 'suggested' ? this.suggestions.for(state.fill.palette)[label]! : null
    const paint = paintFor(state, { shape, from: point, to: point, suggested })
    const blooms = this.#screen.motion && paint.kind === 'flat' && others.length === 0 ? this.#blooms : null
    blooms?.start(label, point)
    const [x, y] = [Math.round(point.x), Math.round(point.y)]
    this.#unsettled = { kind: 'fill', wait: this.#waited(), label, others, paint, opacity: state.opacity, x, y }
    this.#isHeld = true
    this.#layFill(this.#unsettled, blooms === null)
    blooms?.play()
    this.#onFill()
    return true
  }

  /** A gradient that can still be drawn out. */
  get isAiming(): boolean {
    return this.#isHeld && this.#unsettled?.kind === 'fill' && 'colors' in this.#unsettled.paint
  }

  /** Draws a gradient out from where the finger went down. */
  aimFill(point: Point) {
    const action = this.#unsettled
    if (action?.kind !== 'fill' || !this.isAiming) return
    action.paint = paintFor(this.store.getState(), { shape: this.#shapes[action.label]!, from: action, to: point })
    this.#layFill(action, true)
  }

  /** The same by keyboard: moves where it ends. */
  nudgeFill(dx: number, dy: number) {
    const action = this.#unsettled
    if (action?.kind !== 'fill' || !this.isAiming || !('colors' in action.paint)) return
    action.paint = { ...action.paint, toX: action.paint.toX + dx, toY: action.paint.toY + dy }
    this.#layFill(action, true)
  }

  /** Several fills at once, taken back as one. */
  fillAll(fills: readonly Omit<FillAction, 'kind' | 'wait'>[]) {
    if (this.#isBusy) this.rollback()
    this.settle()
    this.#blooms?.finish()
    const actions = fills.map((fill): FillAction => ({ kind: 'fill', wait: this.#waited(), ...fill }))
    for (const action of actions) this.#layFill(action, true)
    this.#note(this.#recorder.recordTogether(actions))
    this.#lastActionEnd = this.#screen.now()
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
    const outcome = this.#recorder.record(action)
    this.#note(outcome)
    // Shown as not saved already. Whoever saves must hear of it, or a save would do nothing and report success.
    if (outcome === 'unchanged' && action.kind === 'clear') this.#onChange('cleared')
  }

  #note(outcome: Outcome) {
    if (outcome === 'unchanged') return
    this.publish({ isSaved: false })
    this.#onChange('step')
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
    const { lastPoint, isDrawing, isExporting, region } = INITIAL_STATE
    this.publish({ ...INITIAL_CHOICES, lastPoint, isDrawing, isExporting, region })
  }

  /** The region under a point; a point off the page counts as the nearest on it. */
  regionAt({ x, y }: Point): number {
    if (!this.regions) return 0
    const last = this.sheet.size - 1
    return regionAt(this.regions.map, Math.min(last, Math.max(0, x)), Math.min(last, Math.max(0, y)))
  }

  showAll() {
    this.#screen.show(this.sheet, { left: 0, top: 0, right: this.sheet.size, bottom: this.sheet.size })
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

  #showDamage() {
    for (const rect of this.sheet.takeDamage()) this.#screen.show(this.sheet, rect)
  }
}

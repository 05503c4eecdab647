import { decodeRegionMap, inkOfRgba, mapRegions, outlineRegion, tabulateRegions } from '@inkbloom/regions'
import { packActions, unpackActions } from './actions/action-list.ts'
import { showBrushCursor } from './dom/brush-cursor.ts'
import { createCanvasScreen } from './dom/canvas-screen.ts'
import { type Elements, type MaybeElements, prepareElements } from './dom/elements.ts'
import { exportDrawing, exportPicture, type PictureOptions } from './dom/export.ts'
import { listenToKeys } from './dom/keys.ts'
import { openPageJournal } from './dom/page-journal.ts'
import { pixelsOf } from './dom/pixels-of.ts'
import { listenToPointers } from './dom/pointer-events.ts'
import { createViewControl } from './dom/view-control.ts'
import { Editor } from './editor.ts'
import { SIZE } from './geometry/constants.ts'
import type { Regions } from './geometry/regions.ts'
import { createHand } from './hand.ts'
import { createHelper, type Helper } from './help/helper.ts'
import type { JournalKeeper } from './journal/journal-keeper.ts'
import { createRegionWalk, type Walk } from './region-walk.ts'
import { enlarge } from './replay/enlarge.ts'
import { createReplay, type Replay } from './replay/replay.ts'
import { retells } from './replay/retells.ts'
import { createSaver, type Saved } from './saving/saver.ts'
import { progressOf } from './sheet/progress.ts'
import { startEditor } from './start-editor.ts'
import type { Choices } from './state/choices.ts'
import type { DrawingState } from './state/drawing-state.ts'
import type { ReadonlyStore } from './state/store.ts'

/** What goes to the account: the drawing alone, and the picture with its lines. */
export interface SaveFiles {
  drawing: Blob
  preview: Blob
  /** All that was done, from an empty page on; null where that is not known. */
  actions: Uint8Array<ArrayBuffer> | null
  /** The account's picture that this one came from. */
  revision: number | null
  /** Whole percent of the regions that are colored. */
  progress: number
}

export interface EaselOptions extends MaybeElements {
  /** Names the page and its person on this device. */
  page: string
  /** The encoded region map. If it is missing, it is made here. */
  regions?: Uint8Array | null
  /** The account's coloring of this page, if there is one. */
  account?: { drawing: CanvasImageSource; revision: number; actions?: Uint8Array | null } | null
  /** Null when nothing was saved; `refused` when trying again would not help. Without it there is no saving at all. */
  save?: (files: SaveFiles) => Promise<Saved>
  autosaveMs?: number
  /** The first snapshot on an empty page: where coloring someone else's page begins to cost a credit. */
  onFirstStroke?: () => void
  /** Each time a region takes its color. */
  onFill?: () => void
  /** Takes the page over from another tab. */
  takeOver?: boolean
  /** Gives up: a screen that is left before the engine is ready. */
  signal?: AbortSignal
}

export interface Easel extends Choices, Pick<Helper, 'colorForMe' | 'suggest'> {
  readonly state: ReadonlyStore<DrawingState>
  undo(): void
  redo(): void
  clear(): void
  zoomTo(zoom: number): void
  /** As wide as the container; ends exporting. */
  fit(): void
  /** Zoom 1, and a state that the screen can show. */
  beginExport(): void
  walk(to: Walk): void
  fillFocused(): void
  /** Goes to the next shape that is not colored. */
  findWhite(): void
  /** SVG path data of the region under the keyboard's cursor, in page pixels. */
  focusOutline(): string
  save(options?: { evenBlank?: boolean }): Promise<boolean>
  exportDrawing(): Promise<Blob>
  exportPicture(options?: Partial<PictureOptions>): Promise<Blob>
  replay(): Replay
  /** It is known how everything on the page was painted: a film can tell it, and a large picture is as sharp as a small one. */
  canRetell(): boolean
  /** The picture at so many times its size. */
  exportLarge(zoom: number, options: PictureOptions): Promise<Blob>
  /** Whole percent of the regions that are colored, now. */
  progress(): number
  /** What undo holds in memory. */
  usage(): { steps: number; bytes: number }
  reset(): void
  /** Resolves when everything is on this device. */
  flush(): Promise<void>
  destroy(): Promise<void>
}

/** Puts the engine on a screen's elements. Rejects with what is missing: 'Canvas not found' and so on. */
export async function createEasel(options: EaselOptions): Promise<Easel> {
  const { account = null, page, takeOver = false, signal } = options
  const elements = await prepareElements(options, SIZE)
  signal?.throwIfAborted()
  const screen = createCanvasScreen(elements.canvas, SIZE)
  const regions = readRegions(options.regions ?? null, elements)
  // The first snapshot is still to come.
  let isUntouched = false
  const editor = new Editor({
    screen,
    regions,
    onFill: () => options.onFill?.(),
    onChange(change) {
      journal.keeper.note(change)
      saver?.changed()
      if (change !== 'step' || !isUntouched) return
      isUntouched = false
      options.onFirstStroke?.()
    },
  })
  const { store } = editor
  const journal = await openPageJournal(page, takeOver, editor, screen)
  if (signal?.aborted) journal.release()
  signal?.throwIfAborted()
  const origin = startEditor(editor, journal.keeper, journal.records, {
    pixels: account && new Uint32Array(pixelsOf(account.drawing, SIZE).buffer),
    revision: account?.revision ?? null,
    actions: account?.actions ? unpackActions(account.actions) : null,
  })
  /** What was painted before this session is doubted until somebody asks: null. */
  let isTold = origin !== null ? false : editor.history.actions().length === 0 ? true : null
  const canRetell = () => {
    editor.settle()
    isTold ??= retells(editor.history.actions(), regions, editor.sheet.pixels)
    return isTold
  }
  isUntouched = journal.keeper.revision === null && editor.history.length === 1
  const saver =
    options.save &&
    createSaverFor(editor, elements, journal.keeper, options, {
      save: options.save,
      tell: () => ({
        actions: isTold !== false ? packActions(editor.history.actions()) : null,
        progress: progressOf(editor.sheet.pixels, regions),
      }),
    })
  // Work that a crash left unsaved is saved like any other.
  if (!store.getState().isSaved) saver?.changed()

  const control = createViewControl(elements, store)
  const fit = () => {
    control.fit()
    store.set({ isExporting: false })
  }
  const regionWalk = createRegionWalk(editor)
  const helper = createHelper(editor)
  // What is still being aimed is taken back, not what was done before it.
  const undo = () => (editor.isAiming ? regionWalk.takeBack() : editor.undo())
  const redo = () => editor.redo()
  const hand = createHand({ editor, view: control.view, onView: control.moved, after })
  const hands = [
    listenToPointers(elements.container, hand, control.look),
    listenToKeys(elements.container, {
      ...regionWalk,
      undo,
      redo,
      isAiming: () => editor.isAiming,
      nudge: (dx, dy) => editor.nudgeFill(dx, dy),
    }),
    showBrushCursor(elements.container, control.view, store),
  ]
  // Strokes drawn here would be kept by nobody once another tab has the page: from then on this one only shows it.
  const letGo = () => {
    if (store.getState().journal !== 'elsewhere') return
    for (const stop of hands.splice(0)) stop()
    saver?.stop()
  }
  const stops = [listenToLeaving(elements.canvas, editor, journal.keeper), control.stop, store.subscribe(letGo)]
  letGo()
  fit()

  return {
    state: store,
    ...editor.choices,
    undo,
    redo,
    clear: () => editor.clear(),
    zoomTo: control.zoomTo,
    fit,
    beginExport() {
      control.zoomTo(1)
      store.set({ isExporting: true })
    },
    walk: regionWalk.walk,
    fillFocused: regionWalk.fill,
    colorForMe: helper.colorForMe,
    suggest: helper.suggest,
    findWhite() {
      const found = helper.nextWhite(store.getState().region)
      if (!found) return store.set({ announcement: 'Every shape is colored.' })
      regionWalk.visit(found.region, `${found.left} left`)
      control.reveal(regionWalk.anchor(found.region))
    },
    focusOutline() {
      const { region } = store.getState()
      return region === 0 ? '' : outlineRegion(regions.map, regions.table, region)
    },
    async save(saving) {
      editor.settle()
      return saver && store.getState().journal !== 'elsewhere' ? saver.save(saving) : false
    },
    exportDrawing: () => exportDrawing(editor.sheet),
    exportPicture: (picture) => exportPicture(editor.sheet, { lines: elements.illustration, ...picture }),
    replay() {
      editor.settle()
      return createReplay(origin, editor.history.actions(), regions)
    },
    canRetell,
    async exportLarge(zoom, picture) {
      const sheet = canRetell() ? enlarge(editor.history.actions(), regions, zoom) : editor.sheet
      return exportPicture(sheet, { ...picture, size: SIZE * zoom })
    },
    progress: () => progressOf(editor.sheet.pixels, regions),
    usage: () => ({ steps: editor.history.steps.length, bytes: editor.history.bytes }),
    reset() {
      editor.reset()
      fit()
    },
    async flush() {
      editor.settle()
      await journal.keeper.flush()
    },
    async destroy() {
      for (const stop of [...hands, ...stops]) stop()
      editor.settle()
      saver?.stop()
      screen.stop()
      await journal.keeper.flush()
      journal.release()
    },
  }
}

function createSaverFor(
  editor: Editor,
  elements: Elements,
  keeper: JournalKeeper,
  { autosaveMs }: EaselOptions,
  { save, tell }: { save: NonNullable<EaselOptions['save']>; tell: () => Pick<SaveFiles, 'actions' | 'progress'> },
) {
  return createSaver({
    async save() {
      editor.settle()
      // Before the first wait: a stroke that comes meanwhile is not in the pictures either.
      const told = tell()
      const [drawing, preview] = await Promise.all([
        exportDrawing(editor.sheet),
        exportPicture(editor.sheet, { lines: elements.illustration }),
      ])
      return save({ drawing, preview, ...told, revision: keeper.revision })
    },
    isBlank: () => editor.history.isBlank,
    after,
    onSaved(revision, isCurrent) {
      keeper.noteSaved(revision, isCurrent)
      editor.store.set({ isSaved: isCurrent })
    },
    onStatus: (saving) => editor.store.set({ saving }),
    ...(autosaveMs === undefined ? {} : { pauseMs: autosaveMs }),
  })
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** The stored map if it can be read, else one made from the picture on the screen. */
function readRegions(bytes: Uint8Array | null, { illustration }: Elements): Regions {
  const readInk = () => inkOfRgba(pixelsOf(illustration, SIZE))
  let map: Regions['map'] | null = null
  try {
    if (bytes) map = decodeRegionMap(bytes).map
  } catch {}
  if (map?.width !== SIZE || map.height !== SIZE) map = mapRegions(readInk(), SIZE, SIZE)
  return { map, table: tabulateRegions(map), readInk }
}

/** The system may take the canvas, or the page, at any time. An idle moment may never come. */
function listenToLeaving(canvas: HTMLCanvasElement, editor: Editor, keeper: JournalKeeper): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const document = canvas.ownerDocument
  const keep = () => {
    editor.settle()
    void keeper.flush()
  }
  canvas.addEventListener('contextrestored', () => editor.showAll(), { signal })
  // Some systems empty the canvas of a page in the background and tell nobody.
  document.addEventListener('visibilitychange', () => (document.hidden ? keep() : editor.showAll()), { signal })
  globalThis.addEventListener('pagehide', keep, { signal })
  return () => abort.abort()
}

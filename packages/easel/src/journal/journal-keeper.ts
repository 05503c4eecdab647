import type { Change } from '../history/change.ts'
import type { History } from '../history/history.ts'
import { solidStep } from '../history/solid-step.ts'
import type { Step } from '../history/step.ts'
import type { JournalStatus } from '../state/drawing-state.ts'
import {
  BASE,
  type BaseRecord,
  CHECKPOINT,
  type CheckpointRecord,
  HEAD,
  type HeadRecord,
  JOURNAL_VERSION,
  packPixels,
  stepName,
} from './records.ts'
import type { Recovered } from './recover.ts'
import type { Shelf } from './shelf.ts'

const CHECKPOINT_EVERY = 32

export interface KeeperOptions {
  shelf: Shelf
  history: () => History
  /** Tiles in a row of the page. */
  columns: number
  /** The settled picture, for checkpoints. */
  pixels: () => Uint32Array
  idle: (work: () => void) => void
  now: () => number
  onStatus: (status: JournalStatus) => void
}

/** The account's picture, or an empty page. */
export interface Beginning {
  pixels: Uint32Array | null
  revision: number | null
  /** What was done to make it, where that is known. */
  actions: readonly Uint8Array[] | null
}

/**
 * Writes every change to the shelf as it happens. While one write is under way the next ones gather, so a fast hand never
 * queues up work; what a failed write held is written again with the next.
 */
export class JournalKeeper {
  readonly #options: KeeperOptions
  #put = new Map<string, unknown>()
  #remove = new Set<string>()
  #writing: Promise<void> | null = null
  #first = 0
  #last = 0
  #saved = true
  #revision: number | null = null
  #checkpointAt = 0
  #isHeadAsked = false

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  get revision(): number | null {
    return this.#revision
  }

  /** Goes on with records that were recovered from. */
  resume(head: HeadRecord) {
    this.#first = head.first
    this.#last = head.last
    this.#saved = head.saved
    this.#revision = head.revision
  }

  /** The same, after `compact`: the base moves on, and what it swallowed goes. */
  rebase({ head, base }: Recovered, oldFirst: number) {
    this.resume(head)
    for (let position = oldFirst + 1; position <= head.first; position++) this.#discard(stepName(position))
    this.#enqueue(BASE, base)
    this.#enqueueHead()
  }

  /** A new picture to start from: all earlier records go. */
  begin({ pixels, revision, actions }: Beginning, stale: Iterable<string>) {
    for (const name of stale) this.#remove.add(name)
    this.#put.clear()
    this.#first = this.#last = this.#checkpointAt = 0
    this.#saved = true
    this.#revision = revision
    const packed = pixels && packPixels(pixels)
    const past = (pixels && actions) ?? []
    const origin = past.length > 0 ? null : packed
    this.#enqueue(BASE, { origin, pixels: packed, past: [...past] } satisfies BaseRecord)
    this.#enqueueHead()
  }

  note(change: Change) {
    const history = this.#options.history()
    this.#saved = false
    if (change === 'step') {
      const position = this.#position(history.cursor)
      for (let dropped = position + 1; dropped <= this.#last; dropped++) this.#discard(stepName(dropped))
      // Steps after the cursor are gone, and a picture made of them with them.
      if (this.#checkpointAt >= position) this.#discard(CHECKPOINT)
      this.#last = position
      this.#enqueue(stepName(position), this.#solid(history.steps[history.cursor - 1]!))
      if (position - this.#checkpointAt >= CHECKPOINT_EVERY) this.#options.idle(() => this.#checkpoint())
    }
    if (change === 'cursor') this.#askHead()
    else this.#enqueueHead()
  }

  /** The account has the picture now, unless it has changed meanwhile. */
  noteSaved(revision: number | null, isCurrent: boolean) {
    this.#revision = revision
    this.#saved = isCurrent
    this.#enqueueHead()
  }

  /** Resolves when everything noted so far is kept, or has failed to be. */
  async flush(): Promise<void> {
    if (this.#isHeadAsked) this.#enqueueHead()
    while (this.#writing) await this.#writing
  }

  #solid(step: Step) {
    return solidStep(step, this.#options.columns)
  }

  #position(index: number): number {
    return this.#first + this.#options.history().dropped + index
  }

  #checkpoint() {
    const history = this.#options.history()
    const step = history.steps[history.cursor - 1]
    if (!step) return
    this.#checkpointAt = this.#position(history.cursor)
    const pixels = packPixels(this.#options.pixels())
    this.#enqueue(CHECKPOINT, { at: this.#checkpointAt, key: step.key, pixels } satisfies CheckpointRecord)
    this.#enqueueHead()
  }

  /** Opening a transaction takes longer than an undo: that waits for an idle moment. */
  #askHead() {
    if (this.#isHeadAsked) return
    this.#isHeadAsked = true
    this.#options.onStatus('keeping')
    this.#options.idle(() => {
      if (this.#isHeadAsked) this.#enqueueHead()
    })
  }

  #enqueueHead() {
    this.#isHeadAsked = false
    const history = this.#options.history()
    this.#enqueue(HEAD, {
      version: JOURNAL_VERSION,
      first: this.#first,
      cursor: this.#position(history.cursor),
      last: this.#last,
      saved: this.#saved,
      revision: this.#revision,
      at: this.#options.now(),
    } satisfies HeadRecord)
    this.#options.onStatus('keeping')
    this.#writing ??= this.#drain()
  }

  #enqueue(name: string, record: unknown) {
    this.#remove.delete(name)
    this.#put.set(name, record)
  }

  #discard(name: string) {
    this.#put.delete(name)
    this.#remove.add(name)
    if (name === CHECKPOINT) this.#checkpointAt = 0
  }

  async #drain(): Promise<void> {
    // Everything noted in the same turn goes into one transaction.
    await Promise.resolve()
    while (this.#put.size > 0 || this.#remove.size > 0) {
      const put = this.#put
      const remove = this.#remove
      this.#put = new Map()
      this.#remove = new Set()
      try {
        await this.#options.shelf.write(put, [...remove])
      } catch {
        for (const name of remove) if (!this.#put.has(name)) this.#remove.add(name)
        for (const [name, record] of put) {
          if (!this.#put.has(name) && !this.#remove.has(name)) this.#put.set(name, record)
        }
        this.#writing = null
        this.#options.onStatus('failed')
        return
      }
    }
    this.#writing = null
    this.#options.onStatus('kept')
  }
}

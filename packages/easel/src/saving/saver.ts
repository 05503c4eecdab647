import type { SavingStatus } from '../state/drawing-state.ts'

/** A pause this long after the last change saves by itself. */
const PAUSE_MS = 4000
const RETRY_MS = [5000, 15_000, 60_000]

/** Null: nothing was saved, and it is worth trying again. `refused`: only the person can change that. */
export type Saved = { revision: number } | 'refused' | null

export interface SaverOptions {
  /** Brings the picture to the account. */
  save: () => Promise<Saved>
  isBlank: () => boolean
  pauseMs?: number
  /** Calls once after a while; returns how to call it off. */
  after: (ms: number, work: () => void) => () => void
  onSaved: (revision: number, isCurrent: boolean) => void
  onStatus: (status: SavingStatus) => void
}

export interface Saver {
  /** The picture has changed. */
  changed(): void
  /** Saves now. True if the account has the picture as it is. */
  save(options?: { evenBlank?: boolean }): Promise<boolean>
  stop(): void
}

/**
 * Saves on request and after a pause, one save at a time. An empty page is never sent, since it might replace a good one, unless
 * the person has said that this is what they want.
 */
export function createSaver(options: SaverOptions): Saver {
  const { pauseMs = PAUSE_MS, after } = options
  let version = 0
  let savedVersion = 0
  let failures = 0
  let running: Promise<boolean> | null = null
  let callOff = () => {}
  let stopped = false
  let isRefused = false

  const later = (ms: number) => {
    callOff()
    if (!stopped && !isRefused) callOff = after(ms, () => void attempt(false))
  }
  const attempt = async (evenBlank: boolean): Promise<boolean> => {
    callOff()
    while (running) await running
    if (version === savedVersion) return true
    if (options.isBlank() && !evenBlank) {
      options.onStatus('blank')
      return false
    }
    running = send()
    const isCurrent = await running
    return isCurrent
  }
  const send = async (): Promise<boolean> => {
    const sending = version
    options.onStatus('saving')
    const saved = await options.save().catch(() => null)
    running = null
    isRefused = saved === 'refused'
    if (saved === 'refused') {
      options.onStatus('refused')
      return false
    }
    if (!saved) {
      options.onStatus('failed')
      later(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!)
      return false
    }
    failures = 0
    savedVersion = sending
    const isCurrent = version === sending
    options.onSaved(saved.revision, isCurrent)
    options.onStatus('idle')
    if (!isCurrent) later(pauseMs)
    return isCurrent
  }
  return {
    changed() {
      version++
      later(pauseMs)
    },
    save: ({ evenBlank = false } = {}) => attempt(evenBlank),
    stop() {
      stopped = true
      callOff()
    },
  }
}

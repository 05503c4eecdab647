import type { Creation, Detail, ErrorBody } from '@inkbloom/contract'

/** A creation as this tab knows it. 'sending': the server has not confirmed it yet. */
export interface Tracked {
  requestId: string
  prompt: string
  /** As it was asked for in this tab; after a reload the server still knows it. */
  detail?: Detail | undefined
  /** Of a visitor's drawing that becomes a page. */
  seed?: number | undefined
  /** The page that is drawn again. */
  redrawOf: number | null
  /** In credits. */
  cost: number
  status: Creation['status'] | 'sending'
  share: number
  secondsLeft: number | null
  pageId: number | null
  failure: { message: string; code: ErrorBody['code'] | null } | null
  /** The server cannot be reached. It goes on drawing all the same. */
  offline: boolean
  stopping: boolean
}

/** What is asked for. */
export type Wish = Pick<Tracked, 'prompt' | 'detail' | 'seed'> & Partial<Pick<Tracked, 'redrawOf' | 'cost'>>

export const fresh = (requestId: string, wish: Wish): Tracked => ({
  requestId,
  redrawOf: null,
  cost: 1,
  status: 'sending',
  share: 0,
  secondsLeft: null,
  pageId: null,
  failure: null,
  offline: false,
  stopping: false,
  ...wish,
})

/** What the server says about it. The share never runs backwards: two servers may guess differently. */
export const told = (creation: Creation, before: Tracked): Tracked => ({
  ...before,
  status: creation.status,
  share: Math.max(before.share, creation.share),
  secondsLeft: creation.seconds_left,
  pageId: creation.page_id,
  redrawOf: creation.redraw_of,
  cost: creation.cost,
  failure: creation.failure,
  offline: false,
})

const ended = ['done', 'failed', 'stopped']
export const isUnderWay = ({ status }: Pick<Tracked, 'status'>) => !ended.includes(status)

export const phases = ['Sketch', 'Ink', 'Clean up'] as const

/** The share from which the sketch is being inked. */
const inkFrom = 0.3

export function phaseOf({ status, share }: Pick<Tracked, 'status' | 'share'>): { phase: number; title: string } {
  if (status === 'done') return { phase: phases.length, title: 'Ready' }
  if (status === 'inking') return { phase: 2, title: 'Cleaning up the lines' }
  if (status === 'drawing' && share >= inkFrom) return { phase: 1, title: 'Inking the outlines' }
  return { phase: 0, title: status === 'drawing' ? 'Sketching your page' : 'Sharpening the pencil' }
}

/** Almost done is what the last step is, never what a clock guesses. */
export function timeLeft({ status, secondsLeft: seconds }: Pick<Tracked, 'status' | 'secondsLeft'>): string {
  if (status === 'inking') return 'Almost done.'
  if (seconds === null) return 'This one takes a moment.'
  if (seconds <= 3) return 'A few seconds left.'
  if (seconds < 60) return `About ${seconds} seconds left.`
  const minutes = Math.round(seconds / 60)
  return `About ${minutes === 1 ? '1 minute' : `${minutes} minutes`} left.`
}

import { randomInt } from 'node:crypto'
import type { Trial } from '@inkbloom/contract'
import type { Db } from '../../../db/client.ts'
import { giveBack, hit } from '../../../db/throttles.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError } from '../../../kernel/errors.ts'
import { createFairQueue } from '../../../kernel/fair-queue.ts'
import { within } from '../../../kernel/within.ts'
import type { Press } from '../../../press/press-pool.ts'
import { IllustratorFailed } from '../../../providers/illustrator.ts'
import { drawFit } from './draw-fit.ts'
import { embeddedIllustrator } from './embedded-illustrator.ts'
import { requireSafe } from './safety.ts'
import { requireUnderstood } from './understand.service.ts'

export interface TrialDeps {
  db: Db
  clock: Clock
  /** Of visitors alone: whoever has an account never waits behind them. */
  press: Press
}

interface Asked {
  prompt: string
  network: string
  /** Aborts when the visitor has gone. */
  signal: AbortSignal
}

const trialsOf = (network: string) => ({ key: `trial:${network}`, limit: 3, windowMs: 86_400_000 })
/** One is drawn, so many wait: who comes after them would wait longer than they will. */
const mostWaiting = 4
const patienceMs = 30_000

/** Draws for visitors, with the embedded illustrator alone. Nothing of it is kept: the answer is all there is. */
export function createTrials({ db, clock, press }: TrialDeps) {
  const illustrator = embeddedIllustrator(press)
  const line = createFairQueue({ slots: 1, waitingEach: 1, waiting: mostWaiting, refuse: crowded })
  let visitors = 0

  async function draw({ prompt, signal }: Omit<Asked, 'network'>): Promise<Trial> {
    const seed = randomInt(2 ** 31)
    const drawing = { illustrator, press, prompt, seed, detail: null }
    const { pressed, missing } = await within({ ms: patienceMs, signal }, (ended) =>
      drawFit({ ...drawing, signal: ended }),
    )
    const picture = `data:image/png;base64,${Buffer.from(pressed.png).toString('base64')}`
    return { picture, seed, missing: missing ?? [] }
  }

  return async ({ prompt, network, signal }: Asked): Promise<Trial> => {
    await requireSafe(illustrator, prompt)
    await requireUnderstood(illustrator, prompt)
    const trials = trialsOf(network)
    const { allowed, retryAfterSeconds } = await hit(db, clock, trials)
    if (!allowed) throw new AppError('RATE_LIMITED', usedUp, { retryAfterSeconds })
    let begun = false
    visitors += 1
    try {
      return await line.run(visitors, signal, () => {
        begun = true
        return draw({ prompt, signal })
      })
    } catch (error) {
      // Whoever leaves while we draw has had their drawing: otherwise leaving in time would make them endless.
      if (!begun || !signal.aborted) await giveBack(db, clock, trials)
      throw error instanceof IllustratorFailed ? new AppError('PROVIDER_FAILED', error.message) : error
    }
  }
}

const usedUp = 'That makes three pages from here today. With a free account you can draw more.'
const crowded = () =>
  new AppError('OVERLOADED', 'Many people are trying this right now. Give us a minute, then try again.', {
    retryAfterSeconds: 60,
  })

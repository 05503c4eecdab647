import { titleOf } from '@inkbloom/illustrator/prompts'
import type { Job } from '../../../jobs/queue.ts'
import { type JobContext, type JobHandler, JobRefused } from '../../../jobs/runner.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Press } from '../../../press/press-pool.ts'
import { IllustratorFailed } from '../../../providers/illustrator.ts'
import type { Storage } from '../../../providers/storage.ts'
import { nameSpending } from '../../billing/credits/credits.service.ts'
import { insertPage } from '../pages/insert-page.ts'
import { refund } from './cost.ts'
import { drawFit } from './draw-fit.ts'
import { orderOf } from './drawing-order.ts'
import { failureText } from './failures.ts'
import type { Illustrators } from './illustrators.ts'
import { dropPageFiles, keepPageFiles } from './page-files.ts'

export interface DrawDeps {
  clock: Clock
  storage: Storage
  press: Press
  illustrators: Illustrators
}

type Drawn = Awaited<ReturnType<typeof drawPage>>

/** Words to page. The row of the page appears with the job's end, in one transaction; so does the credit, if it fails. */
export function drawJob(deps: DrawDeps): JobHandler<Drawn> {
  return {
    run: (job, context) => drawPage(deps, job, context),
    complete: async (tx, job, drawn) => {
      const { prompt, detail, redrawOf } = orderOf(job)
      const pageId = await insertPage(tx, deps.clock, {
        ...drawn,
        userId: job.user_id,
        jobId: job.id,
        prompt,
        title: titleOf(prompt),
        detail,
        ...(redrawOf !== null && { freeRedraws: 0 }),
      })
      await nameSpending(tx, { reference: `job:${job.id}`, pageId })
    },
    discard: (drawn) => dropPageFiles(deps.storage, drawn),
    gaveUp: (tx, job) => refund(tx, deps.clock, job),
  }
}

async function drawPage({ storage, press, illustrators }: DrawDeps, job: Job, { signal, setPhase }: JobContext) {
  const { prompt, seed, detail, embeddedOnly } = orderOf(job)
  const current = await illustrators.current()
  const illustrator = embeddedOnly ? illustrators.embedded : current
  await setPhase('drawing', 0.05)
  const { pressed, svg, missing } = await orRefuse(drawFit({ illustrator, press, prompt, seed, detail, signal }))
  await setPhase('inking', 0.85)
  const objection = await current.objectTo({ picture: pressed.png }, signal)
  if (objection) throw new JobRefused(failureText('UNSAFE_PROMPT', objection))
  const files = await keepPageFiles(storage, { pressed, svg })
  return { ...files, figures: { ...pressed.figures }, missing, provider: illustrator.name }
}

/** A failure that another try would not fix ends the job at once, so that the credit is back at once. */
async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof IllustratorFailed)) throw error
    const text = failureText('PROVIDER_FAILED', error.message)
    throw error.lasting ? new JobRefused(text) : new Error(text, { cause: error })
  }
}

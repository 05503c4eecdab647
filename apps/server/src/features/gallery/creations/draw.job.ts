import type { Detail } from '@inkbloom/contract'
import { titleOf } from '@inkbloom/illustrator/prompts'
import type { Job } from '../../../jobs/queue.ts'
import { type JobContext, type JobHandler, JobRefused } from '../../../jobs/runner.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Press } from '../../../press/press-pool.ts'
import { type Illustrator, IllustratorFailed } from '../../../providers/illustrator.ts'
import type { Storage } from '../../../providers/storage.ts'
import { giveBack, nameSpending } from '../../billing/credits/credits.service.ts'
import { insertPage } from '../pages/insert-page.ts'
import { failureText } from './failures.ts'
import type { Illustrators } from './illustrators.ts'
import { dropPageFiles, keepPageFiles } from './page-files.ts'

export interface DrawDeps {
  clock: Clock
  storage: Storage
  press: Press
  illustrators: Illustrators
}

export interface DrawPayload {
  prompt: string
  seed: number
  /** Absent from jobs that were queued before it could be chosen. */
  detail?: Detail | null
}

type Drawn = Awaited<ReturnType<typeof drawPage>>

/** Words to page. The row of the page appears with the job's end, in one transaction; so does the credit, if it fails. */
export function drawJob(deps: DrawDeps): JobHandler<Drawn> {
  return {
    run: (job, context) => drawPage(deps, job, context),
    complete: async (tx, job, drawn) => {
      const { prompt } = job.payload as unknown as DrawPayload
      const pageId = await insertPage(tx, deps.clock, {
        ...drawn,
        userId: job.user_id,
        jobId: job.id,
        prompt,
        title: titleOf(prompt),
      })
      await nameSpending(tx, { reference: `job:${job.id}`, pageId })
    },
    discard: (drawn) => dropPageFiles(deps.storage, drawn),
    gaveUp: async (tx, job) => {
      await giveBack(tx, deps.clock, { kind: 'page_creation', reason: 'create', reference: `job:${job.id}` })
    },
  }
}

async function drawPage({ storage, press, illustrators }: DrawDeps, job: Job, { signal, setPhase }: JobContext) {
  const { prompt, seed, detail = null } = job.payload as unknown as DrawPayload
  const illustrator = await illustrators.current()
  await setPhase('drawing', 0.05)
  const { pressed, svg, missing } = await orRefuse(drawFit({ illustrator, press, prompt, seed, detail, signal }))
  await setPhase('inking', 0.85)
  const objection = await illustrator.objectTo({ picture: pressed.png }, signal)
  if (objection) throw new JobRefused(failureText('UNSAFE_PROMPT', objection))
  const files = await keepPageFiles(storage, { pressed, svg })
  return { ...files, figures: { ...pressed.figures }, missing, provider: illustrator.name }
}

interface Try {
  illustrator: Illustrator
  press: Press
  prompt: string
  seed: number
  detail: Detail | null
  signal: AbortSignal
}

/** A drawing that cannot be colored is asked for once more, with what was wrong; then it is refused. */
async function drawFit({ illustrator, press, prompt, seed, detail, signal }: Try) {
  let advice: string | undefined
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const raw = await illustrator.draw({ prompt, detail, seed: seed + attempt, ...(advice && { advice }) }, signal)
    if (!raw.picture) throw new IllustratorFailed('The drawing service sent no picture.', { lasting: false })
    const foreign = illustrator.name !== 'embedded'
    const pressed = await press
      .run({ kind: 'press', picture: raw.picture, foreign }, signal)
      .catch((cause: unknown) => {
        throw new IllustratorFailed('The drawing service sent a picture that cannot be read.', {
          lasting: false,
          cause,
        })
      })
    if (!pressed.fault) return { pressed, svg: raw.svg, missing: raw.missing }
    advice = pressed.fault
  }
  throw new IllustratorFailed(`The picture could not be made into a page to color. ${advice}`, { lasting: true })
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

import type { Setup, SetupStep } from '@inkbloom/contract'
import { type ReactNode, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { ChecklistRow } from '@/features/settings/checklist-row.tsx'
import { stepWords } from '@/features/settings/checklist-words.ts'
import { StepDetails } from '@/features/settings/step-details.tsx'
import { Button } from '@/ui/button.tsx'

/** OpenAI is optional, and so not counted. */
const counted = ({ name }: { name: SetupStep }) => name !== 'openai'

export const isOpen = ({ steps, put_away }: Setup) => !put_away && steps.some((step) => counted(step) && !step.done)

const allDone = 'All seven steps are done. Your site is ready.'

/** The way to opening, one row open: the next one. Until it is done, or put away. */
export function Checklist({ setup: loaded }: { setup: Setup }) {
  const app = useApp()
  const [setup, setSetup] = useState(loaded)
  const steps = setup.steps.filter(counted)
  const next = steps.find(({ done }) => !done)?.name
  const done = steps.filter((step) => step.done).length

  async function mark(step: 'name' | 'mail' | 'gallery' | 'publish' | 'put_away') {
    const answer = await app.call(() => app.api.markSetup({ body: { step, done: true } }))
    if (answer) setSetup(answer)
  }

  function follow(step: SetupStep) {
    if (step !== 'gallery' && step !== 'publish') return
    const isLast = done === steps.length - 1 && step === next
    // The list will be gone when they come back: its end is said where the last step leads.
    if (isLast) app.stores.notification.getState().showAfterNavigation({ variant: 'success', message: allDone })
    void mark(step)
  }

  if (!isOpen(setup) || !next) return null
  return (
    <section className="checklist" aria-labelledby="checklist-title">
      <div className="checklist__head">
        <div>
          <h2 id="checklist-title">Get ready to open</h2>
          <p className="muted mt-1.5">
            Seven things, about fifteen minutes. Stop whenever you like; every step is saved.
          </p>
        </div>
        <Button look="ghost" onClick={() => void mark('put_away')}>
          Put away
        </Button>
      </div>
      <div className="checklist__body">
        <ol className="panel checklist__rows">
          {setup.steps.map((step) => (
            <ChecklistRow
              key={step.name}
              step={step}
              number={steps.indexOf(step) + 1}
              state={step.done ? 'done' : step.name === next ? 'next' : step.name === 'openai' ? 'optional' : 'todo'}
              onFollow={() => follow(step.name)}
            >
              <StepDetails step={step.name} setup={setup} onMark={mark} />
            </ChecklistRow>
          ))}
        </ol>
        <aside className="panel checklist__ring" aria-label="How far you are">
          <Ring share={done / steps.length}>
            <b className="numerals">{done}</b>
            <span>of {steps.length}</span>
          </Ring>
          <h3>Next: {stepWords[next].title}</h3>
          <p className="small muted">{stepWords[next].why}</p>
        </aside>
      </div>
    </section>
  )
}

const round = 2 * Math.PI * 52

function Ring({ share, children }: { share: number; children: ReactNode }) {
  return (
    <div className="how-far">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="52" stroke="var(--color-well)" strokeWidth="14" />
        {share > 0 && (
          <>
            <circle
              cx="60"
              cy="60"
              r="52"
              stroke="var(--color-ink)"
              strokeWidth="15"
              strokeDasharray={`${share * round} ${round}`}
            />
            <circle
              cx="60"
              cy="60"
              r="52"
              stroke="var(--color-gamboge)"
              strokeWidth="11"
              strokeDasharray={`${share * round} ${round}`}
            />
          </>
        )}
      </svg>
      <p>{children}</p>
    </div>
  )
}

import type { SetupStep } from '@inkbloom/contract'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { stepWords, withoutMail } from '@/features/settings/checklist-words.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'

type State = 'done' | 'next' | 'todo' | 'optional'

const tags: Record<State, ReactNode> = {
  done: <Tag tone="success">Done</Tag>,
  next: <Tag tone="make">Next</Tag>,
  todo: <span className="small muted">To do</span>,
  optional: <Tag>Optional</Tag>,
}

interface ChecklistRowProps {
  step: { name: SetupStep; done: boolean }
  number: number
  state: State
  onFollow: () => void
  /** Shown while it is the next one. */
  children: ReactNode
}

export function ChecklistRow({ step, number, state, onFollow, children }: ChecklistRowProps) {
  const { title, text, link } = stepWords[step.name]
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  const isWithout = step.name === 'mail' && step.done && !mail
  const open = state === 'next'
  return (
    <li className={clsx('setup-step', `setup-step--${state}`)} aria-current={open ? 'step' : undefined}>
      <span className="setup-step__mark numerals" aria-hidden="true">
        {state === 'done' ? <Check /> : step.name === 'openai' ? <Sparkles /> : number}
      </span>
      <div className="setup-step__words">
        <h3>{title}</h3>
        <p className="small muted">{isWithout ? withoutMail : text}</p>
      </div>
      <span className="setup-step__state">{tags[state]}</span>
      {open ? (
        <ButtonLink look="keep" to={link.to} onClick={onFollow}>
          {link.label}
        </ButtonLink>
      ) : (
        <Link className="link setup-step__link" to={link.to} onClick={onFollow}>
          {step.done ? link.again : link.label}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
      {open && <div className="setup-step__details">{children}</div>}
    </li>
  )
}

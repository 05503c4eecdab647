import type { Plan, PlanName } from '@inkbloom/contract'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { PlanSheet } from '@/features/plans/plan-sheet.tsx'
import { badgeOf, discountNote, discountOf, monthlyOf, unlockedBy } from '@/features/plans/plan-words.ts'
import { price } from '@/lib/numbers.ts'

interface PlanChoiceProps {
  plans: readonly Plan[]
  chosen: PlanName | null
  /** The plan the person already has, if it renews by itself: there is nothing to buy. */
  current: PlanName | null
  onChoose: (name: PlanName) => void
}

/** The paid plans, one of them chosen. Radio buttons: arrows move between them, and the whole sheet takes the press. */
export function PlanChoice({ plans, chosen, current, onChoose }: PlanChoiceProps) {
  const prefix = useId()
  const id = (plan: Plan) => `${prefix}-${plan.name}`
  return (
    <fieldset className="plans min-w-0 pt-6 max-md:pt-0">
      <legend className="sr-only">
        <h2>Choose a plan</h2>
      </legend>
      {plans.map((plan) => {
        const isCurrent = plan.name === current
        const on = plan.name === chosen
        return (
          <PlanSheet
            key={plan.id}
            title={plan.title}
            tab={badgeOf(plan)}
            off={discountOf(plan)}
            offNote={discountNote(plans)}
            lead={plan.description}
            price={price(plan.price)}
            per="per month"
            lines={monthlyOf(plan)}
            ticks={unlockedBy[plan.name]}
            action={
              <div className="grid">
                <label className={isCurrent ? 'sr-only' : 'absolute inset-0 cursor-pointer'} htmlFor={id(plan)}>
                  <span className="sr-only">{plan.title}</span>
                </label>
                <input
                  className="peer sr-only"
                  type="radio"
                  id={id(plan)}
                  name="plan"
                  value={plan.name}
                  checked={on}
                  disabled={isCurrent}
                  onChange={() => onChoose(plan.name)}
                />
                <span
                  className={`button button--lg button--block pointer-events-none peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 ${on ? 'button--keep' : ''}`}
                  data-off={isCurrent ? '' : undefined}
                  aria-hidden="true"
                >
                  {on && <Check />}
                  {isCurrent ? 'Your plan' : on ? `${plan.title} chosen` : `Choose ${plan.title}`}
                </span>
              </div>
            }
          />
        )
      })}
    </fieldset>
  )
}

import type { Plan } from '@inkbloom/contract'
import { PlanSheet } from '@/features/plans/plan-sheet.tsx'
import { badgeOf, discountNote, discountOf, many } from '@/features/plans/plan-words.ts'
import { Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import { ButtonLink } from '@/ui/button.tsx'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What each plan adds. Limits, prices and names are the server's. */
const ticks: Record<Plan['name'], readonly string[]> = {
  free: ['Every studio tool', 'Your colorings are saved', 'No card needed'],
  starter: ['Everything in Free', 'Print, colored or blank', 'Download as PNG', 'Keep your favorites'],
  advanced: ['Everything in Starter', 'The most pages each month', 'Room for a whole class'],
}

interface PricingProps extends SectionProps<Landing['pricing']> {
  /** Null when the server could not be asked. */
  plans: readonly Plan[] | null
}

export function Pricing({ id, content, ground, plans }: PricingProps) {
  const { heading, subheading } = content
  return (
    <Section id={id} ground={ground} heading={heading || 'Pricing'}>
      <div className="band__wrap">
        <h2 className="text-section">{heading}</h2>
        {subheading && <p className="lead mt-4">{subheading}</p>}
        {plans ? (
          <div className="plans mt-16">
            {plans.map((plan) => (
              <PlanSheet
                key={plan.name}
                title={plan.title}
                tab={badgeOf(plan)}
                off={discountOf(plan)}
                offNote={discountNote(plans)}
                lead={plan.description}
                price={dollars.format(plan.price)}
                per="per month"
                lines={[
                  { tone: 'gamboge', text: `${many(plan.page_creation_limit, 'page')} to create each month` },
                  { tone: 'cerulean', text: `${many(plan.public_page_limit, 'public page')} to color each month` },
                ]}
                ticks={ticks[plan.name]}
                action={
                  <ButtonLink
                    block
                    size="lg"
                    look={plan.name === 'starter' ? 'make' : 'outline'}
                    to={plan.paid ? `/sign-up/?plan=${plan.name}` : '/sign-up'}
                  >
                    {plan.paid ? `Choose ${plan.title}` : 'Start free'}
                  </ButtonLink>
                }
              />
            ))}
          </div>
        ) : (
          <p className="mt-8">The plans could not be loaded. Reload the page to see them.</p>
        )}
      </div>
    </Section>
  )
}

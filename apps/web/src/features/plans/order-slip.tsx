import type { Plan } from '@inkbloom/contract'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { price } from '@/lib/numbers.ts'
import { Button } from '@/ui/button.tsx'
import { FootBar } from '@/ui/foot-bar.tsx'
import { Receipt } from '@/ui/paper.tsx'

export interface OrderProps {
  plan: Plan | null
  /** Already on a paid plan: what is due now is only the difference, which Stripe works out. */
  changing: boolean
  /** Why nothing can be bought. */
  problem: string | null
  busy: boolean
  onCheckout: () => void
}

const Line = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div className="numerals flex justify-between gap-5">
    <dt className="muted">{name}</dt>
    <dd className="text-right">{value}</dd>
  </div>
)

function CheckoutButton({ off, busy, onCheckout }: Pick<OrderProps, 'busy' | 'onCheckout'> & { off: boolean }) {
  return (
    <Button
      look="make"
      size="lg"
      block
      busy={busy}
      aria-disabled={off || undefined}
      data-off={off ? '' : undefined}
      onClick={onCheckout}
    >
      Checkout
    </Button>
  )
}

const isOff = ({ plan, problem }: Pick<OrderProps, 'plan' | 'problem'>) => !plan || problem !== null

/** The order in one line at the foot of a narrow screen, where the slip itself is out of sight. */
export function OrderBar({ plan, problem, busy, onCheckout }: OrderProps) {
  return (
    <FootBar>
      <p className="min-w-0 leading-snug">
        <b className="block">{plan ? plan.title : 'Your order'}</b>
        <span className="small muted numerals">{plan ? `${price(plan.price)} per month` : 'Pick a plan'}</span>
      </p>
      <CheckoutButton off={isOff({ plan, problem })} busy={busy} onCheckout={onCheckout} />
    </FootBar>
  )
}

export function OrderSlip(order: OrderProps) {
  const { plan, changing, problem, busy, onCheckout } = order
  const off = isOff(order)
  return (
    <div className="grid gap-5">
      <div className="rotate-[0.6deg]">
        <Receipt>
          <h2 className="mb-5">Your order</h2>
          {plan ? (
            <dl className="grid gap-3">
              <Line name={`${plan.title}, 1 month`} value={price(plan.price)} />
              <Line name="Pages to create" value={plan.page_creation_limit.toLocaleString('en-US')} />
              <Line name="Public pages to color" value={plan.public_page_limit.toLocaleString('en-US')} />
              <div className="numerals mt-1 flex justify-between gap-5 border-t-[1.75px] border-dashed border-hair pt-4 text-lead font-bold">
                <dt>{changing ? 'Each month' : 'Due today'}</dt>
                <dd>{price(plan.price)}</dd>
              </div>
            </dl>
          ) : (
            <p className="muted">Nothing chosen yet. Pick a plan and it shows up here.</p>
          )}
        </Receipt>
      </div>
      {problem && (
        <p className="rounded-control bg-danger-wash px-4 py-3 small font-medium text-danger" role="status">
          {problem}
        </p>
      )}
      <div className="max-xl:hidden">
        <CheckoutButton off={off} busy={busy} onCheckout={onCheckout} />
      </div>
      <p className="small muted flex items-start gap-2.5">
        <Lock className="mt-0.5 size-[18px] flex-none" aria-hidden="true" />
        {changing
          ? 'A larger plan starts right away, and you pay the difference. A smaller one starts at your next renewal.'
          : 'You pay on Stripe’s own page. Your plan renews each month until you cancel, and you keep what you have paid for.'}
      </p>
    </div>
  )
}

import type { Credit } from '@inkbloom/contract'
import { useCredits } from '@/features/credits/read-credits.ts'
import { day } from '@/lib/dates.ts'
import { Drop } from '@/ui/ink.tsx'

function missing({ public_page, page_creation }: Credit): string | null {
  if (public_page <= 0 && page_creation <= 0) return 'coloring and creating'
  if (public_page <= 0) return 'coloring'
  return page_creation <= 0 ? 'creating' : null
}

/** Beside the way to more: when new ones come by themselves. */
export function OutOfCredits() {
  const credits = useCredits()
  const kind = credits && missing(credits)
  if (!kind) return null
  return (
    <p
      className="mb-6 flex items-start gap-3 rounded-control bg-info-wash px-4 py-3 font-medium text-ink"
      role="status"
    >
      <Drop className="mt-1 flex-none" tone={kind === 'creating' ? 'gamboge' : 'cerulean'} />
      <span>
        You have no credits for {kind} left.
        {credits.renews_at && ` New ones arrive on ${day(credits.renews_at)}.`} A larger plan brings more today.
      </span>
    </p>
  )
}

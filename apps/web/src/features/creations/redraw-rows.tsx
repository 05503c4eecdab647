import type { Credit, Detail, Redraw } from '@inkbloom/contract'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Redrawn, useCreationsContext } from '@/features/creations/creations-context.ts'
import { useCredits } from '@/features/credits/read-credits.ts'
import { DetailSign } from '@/features/pages/detail-flower.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { DialogRow } from '@/ui/dialog.tsx'
import { Drop } from '@/ui/ink.tsx'

const createScreen = '/pages/create'

/** The ways to draw a page again, and above them what that costs. Nothing can be chosen before that is known. */
export function RedrawRows({ page, onChosen }: { page: Redrawn; onChosen: () => void }) {
  const { creations } = useCreationsContext()
  const { router } = useApp()
  const navigate = useNavigate()
  const offer = useOffer(page.id)
  const credits = useCredits()
  const lacking = offer?.cost === 1 && credits !== null && credits.page_creation <= 0

  async function draw(detail?: Detail) {
    if (!offer) return
    // The screen on the way to which we are shows how it goes on, also what has ended before it is there.
    creations.attend(true)
    creations.start({ prompt: page.prompt ?? page.title, detail, redrawOf: page.id, cost: offer.cost })
    onChosen()
    await navigate(createScreen)
    if (router?.state.location.pathname !== createScreen) creations.attend(false)
  }
  const closed = !offer || lacking
  return (
    <>
      <p className="small muted numerals mb-2 flex min-h-6 items-center gap-2.5 px-2.5" role="status">
        {offer?.cost === 1 && <Drop />}
        <span>{offer && (lacking ? <NoneLeft /> : costOf(offer, credits))}</span>
      </p>
      <DialogRow icon={<RefreshCw />} note="The same words, drawn anew" disabled={closed} onClick={() => void draw()}>
        Draw another
      </DialogRow>
      <DialogRow
        icon={<DetailSign detail="simple" />}
        note={offer?.simpler === null ? 'It is as simple as it gets' : 'Bigger shapes, fewer lines'}
        disabled={closed || offer.simpler === null}
        onClick={() => void (offer?.simpler && draw(offer.simpler))}
      >
        Simpler
      </DialogRow>
      <DialogRow
        icon={<DetailSign detail="intricate" />}
        note={offer?.finer === null ? 'It is as intricate as it gets' : 'More lines, smaller shapes'}
        disabled={closed || offer.finer === null}
        onClick={() => void (offer?.finer && draw(offer.finer))}
      >
        More detailed
      </DialogRow>
      <p className="small muted mt-2 px-2.5">It becomes a new page, public like all others. This one stays as it is.</p>
    </>
  )
}

/** Asked anew each time it is shown: another tab may have used a free one. */
function useOffer(pageId: number): Redraw | null {
  const app = useApp()
  const [offer, setOffer] = useState<Redraw | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    void app
      .call(() => app.api.readRedraw({ params: { id: pageId } }, { signal }))
      .then((answer) => signal.aborted || setOffer(answer))
    return () => left.abort()
  }, [app, pageId])
  return offer
}

function costOf({ cost, free_left }: Redraw, credits: Credit | null): string {
  if (cost > 0) return `Uses 1 of your ${credits ? `${credits.page_creation} ` : ''}credits for creating pages.`
  return free_left > 1 ? `Free, ${free_left} times for this page.` : 'Free, once more for this page.'
}

const NoneLeft = () => (
  <>
    Costs 1 credit, and you have none left.{' '}
    <Link className="link" to="/checkout">
      See the plans
    </Link>
  </>
)

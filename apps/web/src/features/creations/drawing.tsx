import type { Page } from '@inkbloom/contract'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { CreateLayout } from '@/features/creations/create-layout.tsx'
import { useCreationsContext } from '@/features/creations/creations-context.ts'
import { DrawingSheet } from '@/features/creations/drawing-sheet.tsx'
import { Meanwhile } from '@/features/creations/meanwhile.tsx'
import { PromptSlip } from '@/features/creations/prompt.tsx'
import { phaseOf, phases, type Tracked, timeLeft } from '@/features/creations/tracked.ts'
import { Button } from '@/ui/button.tsx'
import { InkProgress } from '@/ui/progress.tsx'

const wander = 'Feel free to wander off. We will tell you when it is ready.'
const waiting =
  'You are offline. Your page waits on this device, and is drawn when you are back. Nothing is charged until then.'
const reconnecting = 'You are offline. Your page is still being drawn, and this screen will catch up.'

export function Drawing({ tracked, meanwhile }: { tracked: Tracked; meanwhile: Promise<Page[]> }) {
  const { creations } = useCreationsContext()
  const headline = useRef<HTMLHeadingElement>(null)
  const { phase, title } = phaseOf(tracked)
  const isWaiting = tracked.offline && tracked.status === 'sending'
  // The button that was pressed is gone: without this the focus falls to the top of the page.
  // And the sheet would be out of sight on a phone, where the button is far down.
  useEffect(() => {
    headline.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  return (
    <CreateLayout
      sheetFirst
      sheet={
        <>
          <DrawingSheet share={tracked.share} />
          <div className="mt-6" hidden={isWaiting}>
            <InkProgress
              value={tracked.share * 100}
              label="Drawing your page"
              title={title}
              phases={phases}
              phase={phase}
            />
          </div>
        </>
      }
    >
      <h1 ref={headline} className="text-[2.25rem] leading-[1.03] outline-none lg:text-[2.75rem]" tabIndex={-1}>
        {isWaiting ? 'Waiting for a network' : 'Drawing your page'}
      </h1>
      <p className="lead numerals mt-3.5 mb-7" role="status">
        {tracked.offline ? (isWaiting ? waiting : reconnecting) : `${timeLeft(tracked)} ${wander}`}
      </p>
      <PromptSlip caption="You asked for">{tracked.prompt}</PromptSlip>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button icon={<X />} busy={tracked.stopping} onClick={() => creations.stop(tracked.requestId)}>
          {isWaiting ? 'Do not draw it' : 'Stop drawing'}
        </Button>
        {!isWaiting && (
          <span className="small muted">
            {tracked.cost > 0 ? 'Stopping now returns your credit.' : 'This one is free, and stopping costs nothing.'}
          </span>
        )}
      </div>
      <Meanwhile pages={meanwhile} />
    </CreateLayout>
  )
}

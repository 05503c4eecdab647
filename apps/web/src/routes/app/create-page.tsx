import { useEffect, useRef } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { CreateForm } from '@/features/creations/create-form.tsx'
import { CreateLayout } from '@/features/creations/create-layout.tsx'
import { useCreations, useCreationsContext } from '@/features/creations/creations-context.ts'
import { Drawing } from '@/features/creations/drawing.tsx'
import { DrawingFailed, RedrawFailed } from '@/features/creations/drawing-failed.tsx'
import { BlankSheet } from '@/features/creations/drawing-sheet.tsx'
import { loadCreate } from '@/features/creations/load-create.ts'
import { isUnderWay } from '@/features/creations/tracked.ts'
import { TrialOffer } from '@/features/creations/trial-offer.tsx'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'

export const loader = loadCreate

/** Refused for what it says: the way on is to change the words, so they stay in sight. */
const aboutWords = ['UNSAFE_PROMPT', 'NOT_UNDERSTOOD', 'INVALID']

export function Component() {
  const { credits, meanwhile } = useLoaderData<Awaited<ReturnType<typeof loadCreate>>>()
  const { creations } = useCreationsContext()
  const shown = useCreations(({ tracked }) => tracked.at(-1))
  const drawing = shown !== undefined && isUnderWay(shown)
  const online = useStoreOf('device', (device) => device.online)
  useAttendance()
  useWayOn()
  useFreshCredits(drawing)

  // Both are about to leave this screen: the form must not flash up first.
  const leaving = shown?.status === 'done' || shown?.failure?.code === 'NO_CREDITS'
  if (shown && (drawing || leaving)) return <Drawing tracked={shown} meanwhile={meanwhile} />
  if (!credits && online) return <ListFailed title="Failed to read credit" />
  const failure = shown?.failure
  if (failure && shown.redrawOf !== null) return <RedrawFailed tracked={shown} redrawOf={shown.redrawOf} />
  const inWords = failure && aboutWords.includes(failure.code ?? '')
  const dismiss = () => shown && creations.dismiss(shown.requestId)
  if (shown && failure && !inWords) return <DrawingFailed tracked={shown} onEdit={dismiss} />
  return (
    <CreateLayout sheet={<BlankSheet />}>
      {credits && <TrialOffer credits={credits} />}
      <h1 className="text-[2.25rem] leading-[1.03] lg:text-[2.75rem]">What should we draw?</h1>
      <p className="lead mt-3.5 mb-7">Say who, where and what they are up to. Short is fine.</p>
      <CreateForm credits={credits} refusal={inWords ? failure.message : null} onEdit={dismiss} />
    </CreateLayout>
  )
}

/** While this screen is open it shows the end itself; otherwise a notification does. */
function useAttendance() {
  const { creations } = useCreationsContext()
  useEffect(() => {
    creations.attend(true)
    return () => creations.attend(false)
  }, [creations])
}

/** Where the end of a drawing leads: to its page, or to more credits. */
function useWayOn() {
  const app = useApp()
  const navigate = useNavigate()
  const { askRedraw } = useCreationsContext()
  const shown = useCreations(({ tracked }) => tracked.at(-1))
  useEffect(() => {
    if (shown?.status === 'done' && shown.pageId !== null) {
      const { pageId: id, prompt } = shown
      app.stores.notification.getState().showAfterNavigation({
        variant: 'success',
        message: 'Your page is ready. Not quite what you had in mind?',
        action: { label: 'Draw another', run: () => askRedraw({ id, title: prompt, prompt }) },
      })
      void navigate(app.hasRoute('/pages/:id/color') ? `/pages/${id}/color` : '/pages')
    }
    if (shown?.failure?.code === 'NO_CREDITS') void navigate(tellOutOfCredits(app))
  }, [app, navigate, askRedraw, shown])
}

/** A stopped or failed drawing returned its credit: the balance read before is out of date. */
function useFreshCredits(drawing: boolean) {
  const { revalidate } = useRevalidator()
  const before = useRef(drawing)
  useEffect(() => {
    if (before.current && !drawing) void revalidate()
    before.current = drawing
  }, [drawing, revalidate])
}

import type { Creation } from '@inkbloom/contract'
import { apiBase, calls } from '@inkbloom/contract/calls'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { createCreationMemory } from '@/features/creations/creation-memory.ts'
import { type CreationsState, createCreations } from '@/features/creations/creations.store.ts'
import { CreationsContext, type PersonsCreations, type Redrawn } from '@/features/creations/creations-context.ts'
import { isUnderWay, type Tracked } from '@/features/creations/tracked.ts'
import { createTrialMemory } from '@/features/creations/trial-memory.ts'
import { refreshCredits } from '@/features/credits/read-credits.ts'
import type { App } from '@/features/session/app.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { streamLines } from '@/lib/stream.ts'
import { trimSlashes } from '@/lib/trim-slashes.ts'

const RedrawDialog = lazy(() => import('@/features/creations/redraw-dialog.tsx'))

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

/** A failure that no screen shows stays until it is read. */
function noticeOf({ status, prompt, failure, pageId, cost }: Tracked, attended: boolean, open: (path: string) => void) {
  if (status === 'done')
    return {
      variant: 'success',
      message: `“${shorten(prompt)}” is ready in My pages.`,
      action: pageId === null ? null : { label: 'Open', run: () => open(`/pages/${pageId}/color`) },
    } as const
  const back = cost > 0 ? 'Your credit is back.' : 'Nothing was charged.'
  if (status === 'stopped') return { variant: 'success', message: `Drawing stopped. ${back}` } as const
  return {
    variant: 'danger',
    message: `“${shorten(prompt)}” could not be drawn. ${failure?.message ?? 'Nothing was charged.'}`,
    persist: !attended,
  } as const
}

/** Lists that were loaded before know nothing of the new page: the one in sight is loaded again, the others forgotten. */
function refreshLists({ lists, router }: App) {
  lists.forget()
  if (router && trimSlashes(router.state.location.pathname) === '/pages') void router.revalidate()
}

function followCreationsOf(app: App, userId: number): Omit<PersonsCreations, 'askRedraw'> {
  const { notification, auth } = app.stores
  const memory = createCreationMemory(app.platform.storage, userId)
  const trials = createTrialMemory(app.platform.storage)
  const address = (id: string) =>
    app.platform.apiOrigin + apiBase + calls.watchCreation.path.replace(':requestId', encodeURIComponent(id))
  const creations = createCreations({
    api: app.api,
    memory,
    watch: (id, signal) => streamLines<Creation>(address(id), { token: auth.getState().token, signal }),
    tell: (ended) => notification.getState().show(noticeOf(ended, creations.getState().attended, app.goTo)),
    drawn: ({ prompt }) => {
      if (trials.of(userId)?.prompt === prompt) trials.forget()
      refreshLists(app)
    },
    report: (error) => void app.call(() => Promise.reject(error)),
  })
  return { creations, memory, trials }
}

const chargesOf = ({ tracked }: CreationsState) =>
  tracked.filter((one) => one.status !== 'sending' && isUnderWay(one)).length

/** Around every screen of a person, so that leaving the one that started a drawing loses nothing. */
export function CreationsProvider({ children }: { children: ReactNode }) {
  const app = useApp()
  const { id } = useUser()
  const [redrawn, askRedraw] = useState<Redrawn | null>(null)
  const [value] = useState(() => ({ ...followCreationsOf(app, id), askRedraw }))
  useEffect(() => value.creations.open(), [value])
  // A drawing costs a credit when the server has taken it on, and one that fails gives it back.
  useEffect(
    () =>
      value.creations.subscribe((now, before) => {
        if (chargesOf(now) !== chargesOf(before)) void refreshCredits(app)
      }),
    [app, value],
  )
  return (
    <CreationsContext value={value}>
      {children}
      {redrawn && (
        <Suspense>
          <RedrawDialog page={redrawn} onClose={() => askRedraw(null)} />
        </Suspense>
      )}
    </CreationsContext>
  )
}

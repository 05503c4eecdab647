import type { Book } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import type { Draft } from '@/features/books/maker/use-draft.ts'
import { tellOutOfCredits } from '@/features/credits/out-of-credits.ts'
import { refreshCredits } from '@/features/credits/read-credits.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { newRequestId } from '@/lib/request-id.ts'

const lookEveryMs = 600

export const isBeingMade = ({ status }: Pick<Book, 'status'>) => status === 'queued' || status === 'making'

/** Orders the file, and follows it until it is there, also after a reload. */
export function useMaking({ book, setBook, flush }: Draft) {
  const app = useApp()
  const [ordering, setOrdering] = useState(false)
  const isUnderWay = isBeingMade(book)

  useEffect(() => {
    if (!isUnderWay) return
    const left = new AbortController()
    const look = async () => {
      while (!left.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
        const now = await app.api.readBook({ params: { id: book.id } }, { signal: left.signal }).catch(() => null)
        if (left.signal.aborted || !now) continue
        setBook(now)
        if (isBeingMade(now)) continue
        void refreshCredits(app)
        const { show } = app.stores.notification.getState()
        if (now.failure) show({ variant: 'danger', message: now.failure.message })
        else show({ variant: 'success', message: 'Your book is ready' })
        return
      }
    }
    void look()
    return () => left.abort()
  }, [app, book.id, isUnderWay, setBook])

  async function make() {
    setOrdering(true)
    await flush()
    const body = { cost: book.cost, requestId: newRequestId() }
    const ordered = await app.call(() => app.api.makeBook({ params: { id: book.id }, body }), {
      isShown: ({ code }) => code === 'NO_CREDITS',
      onFailure: async ({ code }) => {
        if (code === 'NO_CREDITS') return app.goTo(tellOutOfCredits(app))
        // It costs more by now, or a page has gone: the screen says so, and what is new about it.
        const now = await app.api.readBook({ params: { id: book.id } }).catch(() => null)
        if (now) setBook(now)
      },
    })
    if (ordered) {
      setBook(ordered)
      void refreshCredits(app)
    }
    setOrdering(false)
  }
  return { make, isBusy: ordering || isUnderWay, isUnderWay }
}

import type { Book, BookPage } from '@inkbloom/contract'
import { useEffect, useRef, useState } from 'react'
import { type Changes, changed } from '@/features/books/maker/draft.ts'
import { useApp } from '@/features/session/app-context.tsx'
import type { FieldErrors } from '@/lib/api-error.ts'

const pauseMs = 500

export type Saving = 'saved' | 'saving' | 'failed'

/**
 * A book that saves itself a moment after each change. One call at a time, always with what has changed since the last: an
 * answer to older words must not take the place of newer ones.
 */
export function useDraft(initial: Book) {
  const app = useApp()
  const [book, setBook] = useState(initial)
  const [saving, setSaving] = useState<Saving>('saved')
  const [errors, setErrors] = useState<FieldErrors>({})
  const waiting = useRef<Changes>({})
  const sending = useRef<Promise<void> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasWaiting = () => Object.keys(waiting.current).length > 0

  async function sendAll(): Promise<void> {
    while (hasWaiting()) {
      const body = waiting.current
      waiting.current = {}
      setSaving('saving')
      let refused: FieldErrors | null = null
      const answer = await app.call(() => app.api.updateBook({ params: { id: initial.id }, body }), {
        isShown: (error) => Object.keys(error.errors).length > 0,
        onFailure: (error) => {
          refused = error.errors
        },
      })
      setErrors(refused ?? {})
      if (!answer) {
        // What was refused would be refused again; what got no answer is sent with the next change.
        if (!refused || Object.keys(refused).length === 0) waiting.current = { ...body, ...waiting.current }
        return setSaving('failed')
      }
      if (!hasWaiting()) setBook(answer)
    }
    setSaving('saved')
  }

  /** Resolves once the server has everything. */
  function flush(): Promise<void> {
    clearTimeout(timer.current)
    sending.current ??= sendAll().finally(() => {
      sending.current = null
    })
    return sending.current
  }

  function change(changes: Changes, pages?: BookPage[]) {
    const all = pages ? { ...changes, pageIds: pages.map(({ id }) => id) } : changes
    waiting.current = { ...waiting.current, ...all }
    setBook((now) => changed(now, all, pages ?? now.pages))
    setSaving('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }

  const leave = useRef(flush)
  leave.current = flush
  useEffect(() => () => void leave.current(), [])

  return { book, setBook, saving, errors, change, flush }
}

export type Draft = ReturnType<typeof useDraft>

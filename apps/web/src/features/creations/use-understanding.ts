import type { Understood } from '@inkbloom/contract'
import { promptLength, searchDebounceMs } from '@inkbloom/contract/constants'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { ApiError } from '@/lib/api-error.ts'

/** What is known of a description. `text` says which one: an answer to older words must not pass for one to newer. */
export type Understanding =
  | { state: 'empty' | 'reading' | 'silent'; text: string }
  | { state: 'understood'; text: string; understood: Understood }
  | { state: 'nothing' | 'unsafe'; text: string; message: string; suggestions: string[] }

/** Reads along, 300 ms after the last key. It helps and never stands in the way: where it cannot be asked, it is silent. */
export function useUnderstanding(words: string) {
  const { api } = useApp()
  const text = words.trim()
  const [known, setKnown] = useState<Understanding>({ state: 'empty', text: '' })
  const latest = useRef(known)
  latest.current = known

  const ask = useCallback(
    async (prompt: string, signal?: AbortSignal): Promise<Understanding> => {
      const answer = await api
        .understandPrompt({ body: { prompt } }, { ...(signal && { signal }), timeoutMs: 5000 })
        .then((understood): Understanding => ({ state: 'understood', text: prompt, understood }))
        .catch((error: unknown): Understanding => refusalOf(error, prompt))
      if (!signal?.aborted) setKnown(answer)
      return answer
    },
    [api],
  )

  useEffect(() => {
    if (text.length < promptLength.min || text.length > promptLength.max) return setKnown({ state: 'empty', text })
    if (latest.current.text === text && latest.current.state !== 'reading') return
    setKnown((before) => ('understood' in before ? before : { state: 'reading', text }))
    const life = new AbortController()
    const timer = setTimeout(() => void ask(text, life.signal), searchDebounceMs)
    return () => {
      clearTimeout(timer)
      life.abort()
    }
  }, [text, ask])

  /** What is known now, asked at once where the last key was just pressed. */
  const settle = useCallback(
    () => (latest.current.text === text ? Promise.resolve(latest.current) : ask(text)),
    [ask, text],
  )
  return { known, settle }
}

/** Words of the description that would not be on the page. */
export const missingWords = (known: Understanding): string[] =>
  known.state === 'understood' ? known.understood.unknown : []

function refusalOf(error: unknown, text: string): Understanding {
  if (!(error instanceof ApiError)) return { state: 'silent', text }
  const { code, message, suggestions } = error
  if (code === 'NOT_UNDERSTOOD') return { state: 'nothing', text, message, suggestions }
  if (code === 'UNSAFE_PROMPT') return { state: 'unsafe', text, message, suggestions: [] }
  return { state: 'silent', text }
}

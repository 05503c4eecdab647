import { useEffect, useMemo, useState } from 'react'
import { createTrialMemory, type KeptTrial } from '@/features/creations/trial-memory.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { ApiError, messageOf } from '@/lib/api-error.ts'

export interface Refusal {
  message: string
  suggestions: string[]
  /** There is no more to be had without an account. */
  usedUp: boolean
}

const refusalOf = (error: unknown): Refusal => ({
  message: messageOf(error),
  suggestions: error instanceof ApiError ? error.suggestions : [],
  usedUp: error instanceof ApiError && error.status === 429,
})

/** A visitor's drawing: asked for, refused, or there to be looked at. It is kept on this device and nowhere else. */
export function useTrial() {
  const { api, platform } = useApp()
  const memory = useMemo(() => createTrialMemory(platform.storage), [platform])
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [trial, setTrial] = useState<KeptTrial | null>(null)
  const [isShown, show] = useState(false)
  // Not at once: the server has drawn the page without knowing what is on this device.
  useEffect(() => setTrial(memory.last()), [memory])

  async function draw(prompt: string) {
    setBusy(true)
    setRefusal(null)
    try {
      const drawn = { prompt, ...(await api.tryPage({ body: { prompt } })) }
      memory.keep(drawn)
      setTrial(drawn)
      show(true)
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, trial, draw, isShown, show }
}

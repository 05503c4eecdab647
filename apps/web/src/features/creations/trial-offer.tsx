import type { Credit } from '@inkbloom/contract'
import { useState } from 'react'
import { useCreationsContext } from '@/features/creations/creations-context.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

/** What somebody drew before they had an account: one press makes it a page. */
export function TrialOffer({ credits: { page_creation: left } }: { credits: Credit }) {
  const { creations, trials } = useCreationsContext()
  const { platform } = useApp()
  const { id } = useUser()
  const [trial, setTrial] = useState(() => trials.of(id))
  if (!trial || !platform.storage) return null
  const { prompt, picture, seed } = trial
  function discard() {
    trials.forget()
    setTrial(null)
  }
  return (
    <section
      className="mb-9 grid gap-x-6 gap-y-4 rounded-panel bg-well p-5 sm:grid-cols-[148px_1fr] sm:items-center"
      aria-labelledby="trial"
    >
      {picture && (
        <span className="sheet block w-37 p-1.5">
          <img src={picture} alt={prompt} width="136" height="136" />
        </span>
      )}
      <div className="min-w-0">
        <h2 className="text-[1.375rem]" id="trial">
          Your first page is waiting
        </h2>
        <p className="mt-1 wrap-anywhere">“{prompt}”</p>
        <p className="small muted numerals mt-2">
          Uses 1 of your {left} {left === 1 ? 'credit' : 'credits'}. It will be public: anyone here can see and color
          it.
        </p>
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          <Button look="keep" onClick={() => creations.start({ prompt, seed })}>
            Create this page
          </Button>
          <Button look="ghost" onClick={discard}>
            Throw it away
          </Button>
        </div>
      </div>
    </section>
  )
}

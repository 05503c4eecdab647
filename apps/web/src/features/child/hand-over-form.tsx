import type { Page } from '@inkbloom/contract'
import { mostChildPages, pinLength } from '@inkbloom/contract/constants'
import X from 'lucide-react/icons/x'
import type { HandOver } from '@/features/child/use-hand-over.ts'
import { isFree } from '@/features/credits/is-free.ts'
import { useCredits } from '@/features/credits/read-credits.ts'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'

interface ChosenProps {
  chosen: readonly Page[]
  onRemove: (page: Page) => void
}

interface HandOverFormProps extends ChosenProps {
  handing: HandOver
}

/** What it will cost, said before: a child is asked for nothing. */
function costOf(chosen: readonly Page[], left: number | undefined): string {
  const count = chosen.filter((page) => !isFree(page)).length
  if (count === 0) return 'Coloring these pages costs nothing.'
  const credits = left === undefined ? 'credits' : `${left} credits`
  return count === 1
    ? `Coloring one of them uses 1 of your ${credits}, once your child begins.`
    : `Coloring ${count} of them uses 1 of your ${credits} each, once your child begins.`
}

export function HandOverForm({ handing: { field, pending, submit }, chosen, onRemove }: HandOverFormProps) {
  const credits = useCredits()
  const online = useStoreOf('device', (device) => device.online)
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Chosen chosen={chosen} onRemove={onRemove} />
      <TextField label="Name of the child" hint="Only this device shows it." autoComplete="off" {...field('name')} />
      <TextField
        label="PIN to leave"
        hint="Four digits. If you forget them, the password of your account works too."
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        {...field('pin')}
      />
      <p className="small muted" role="status">
        {chosen.length > 0 && costOf(chosen, credits?.public_page)}
        {!online && ' You are offline: handing it over needs a network once.'}
      </p>
      <Button type="submit" look="keep" size="lg" block disabled={chosen.length === 0} busy={pending}>
        Hand it over
      </Button>
    </form>
  )
}

function Chosen({ chosen, onRemove }: ChosenProps) {
  const { platform } = useApp()
  return (
    <div>
      <p className="label mb-2">
        {chosen.length} of {mostChildPages} pages
      </p>
      <ul className="hand-over__chosen">
        {chosen.map((page) => (
          <li key={page.id}>
            <button type="button" title={`Remove ${page.title}`} onClick={() => onRemove(page)}>
              <img
                src={pagePicture(page, platform.apiOrigin, { atRest: 'colors' }).line}
                alt={`Remove ${page.title}`}
              />
              <X />
            </button>
          </li>
        ))}
        {Array.from({ length: mostChildPages - chosen.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no state
          <li key={`empty ${i}`} aria-hidden="true" />
        ))}
      </ul>
    </div>
  )
}

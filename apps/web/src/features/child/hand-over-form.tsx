import type { Page } from '@inkbloom/contract'
import { mostChildPages, pinLength } from '@inkbloom/contract/constants'
import { ChildName, Pin } from '@inkbloom/contract/fields'
import X from 'lucide-react/icons/x'
import { isFree } from '@/features/credits/is-free.ts'
import { refreshCredits, useCredits } from '@/features/credits/read-credits.ts'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { text } from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Panel } from '@/ui/paper.tsx'

interface HandOverFormProps {
  chosen: readonly Page[]
  onRemove: (page: Page) => void
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

export function HandOverForm({ chosen, onRemove }: HandOverFormProps) {
  const app = useApp()
  const credits = useCredits()
  const online = useStoreOf('device', (device) => device.online)
  const form = useForm({ name: '', pin: '' }, { name: text(ChildName), pin: text(Pin) })
  const submit = form.submit(async ({ name, pin }, showErrors) => {
    const body = { name, pin, pageIds: chosen.map(({ id }) => id) }
    const user = await app.call(() => app.api.handOver({ body }), { onFailure: showErrors })
    if (!user) return void refreshCredits(app)
    // Where the browser may clear what it keeps, it is asked not to: a child may be on the road.
    void navigator.storage?.persist?.()
    app.stores.auth.getState().replaceUser(user)
  })
  return (
    <Panel title="Hand it over" className="hand-over__panel">
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Chosen chosen={chosen} onRemove={onRemove} />
        <TextField
          label="Name of the child"
          hint="Only this device shows it."
          autoComplete="off"
          {...form.field('name')}
        />
        <TextField
          label="PIN to leave"
          hint="Four digits. If you forget them, the password of your account works too."
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength}
          {...form.field('pin')}
        />
        <p className="small muted" role="status">
          {chosen.length > 0 && costOf(chosen, credits?.public_page)}
          {!online && ' You are offline: handing it over needs a network once.'}
        </p>
        <Button type="submit" look="keep" size="lg" block disabled={chosen.length === 0} busy={form.pending}>
          Hand it over
        </Button>
      </form>
    </Panel>
  )
}

function Chosen({ chosen, onRemove }: HandOverFormProps) {
  const { platform } = useApp()
  return (
    <div>
      <p className="label mb-2">
        {chosen.length} of {mostChildPages} pages
      </p>
      <ul className="hand-over__chosen">
        {chosen.map((page) => (
          <li key={page.id}>
            <img src={pagePicture(page, platform.apiOrigin, { atRest: 'colors' }).line} alt={page.title} />
            <IconButton label={`Remove ${page.title}`} onClick={() => onRemove(page)}>
              <X />
            </IconButton>
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

import type { Page } from '@inkbloom/contract'
import { ChildName, Pin } from '@inkbloom/contract/fields'
import { refreshCredits } from '@/features/credits/read-credits.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { text } from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'

/** The name and the PIN that are being typed, and the call that gives the device away. */
export function useHandOver(chosen: readonly Page[]) {
  const app = useApp()
  const form = useForm({ name: '', pin: '' }, { name: text(ChildName), pin: text(Pin) })
  const submit = form.submit(async ({ name, pin }, showErrors) => {
    const body = { name, pin, pageIds: chosen.map(({ id }) => id) }
    const user = await app.call(() => app.api.handOver({ body }), { onFailure: showErrors })
    if (!user) return void refreshCredits(app)
    // Where the browser may clear what it keeps, it is asked not to: a child may be on the road.
    void navigator.storage?.persist?.()
    app.stores.auth.getState().replaceUser(user)
  })
  return { field: form.field, pending: form.pending, submit }
}

export type HandOver = ReturnType<typeof useHandOver>

import { AuthPage } from '@/features/accounts/auth-page.tsx'
import { NewPasswordInput } from '@/features/accounts/password-input.tsx'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import * as checks from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'

/** After a link that took the old password away. Whoever leaves without one gets in by an emailed link. */
export function ChoosePassword({ onDone }: { onDone: () => void }) {
  const app = useApp()
  const { name, email, photo } = useUser()
  const form = useForm({ password: '' }, { password: checks.newPassword })

  const save = form.submit(async ({ password }, showErrors) => {
    const body = { name, email, photo, password }
    const answer = await app.call(() => app.api.updateUser({ body }), { onFailure: showErrors })
    if (answer?.updated) onDone()
  })

  return (
    <AuthPage
      title="Choose a new password"
      lead={
        <>
          You are signed in as <b className="font-semibold">{email}</b>. The old password no longer works.
        </>
      }
      progress={form.isValid('password') ? 1 : 0.4}
    >
      <form noValidate onSubmit={save}>
        {/* Password managers look for the name that a password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordInput label="New password" {...form.field('password')} />
        <Button type="submit" look="make" size="lg" block busy={form.pending}>
          Save password
        </Button>
      </form>
    </AuthPage>
  )
}

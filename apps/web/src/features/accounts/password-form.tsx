import { NewPasswordInput, PasswordInput } from '@/features/accounts/password-input.tsx'
import { useApp, useStoreOf, useUser } from '@/features/session/app-context.tsx'
import * as checks from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'

const empty = { currentPassword: '', password: '', repeated: '' }

export function PasswordForm() {
  const app = useApp()
  const user = useUser()
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  const form = useForm(empty, { password: checks.newPassword })

  const save = form.submit(async ({ currentPassword, password, repeated }, showErrors) => {
    if (password !== repeated) return showErrors({ errors: { repeated: 'Type the same password again.' } })
    const { name, photo, email } = user
    const body = { name, photo, email, password, ...(currentPassword && { currentPassword }) }
    const answer = await app.call(() => app.api.updateUser({ body }), { onFailure: showErrors })
    if (!answer?.updated) return
    form.setValues(empty)
    app.stores.notification.getState().show({ variant: 'success', message: 'Account details have been updated' })
  })

  return (
    <form className="grid gap-5 sm:grid-cols-2" noValidate onSubmit={save}>
      {/* Password managers look for the name that a password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <div className="sm:col-span-2">
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          hint={mail && 'Not needed if you just signed in with an emailed link.'}
          {...form.field('currentPassword')}
        />
      </div>
      <NewPasswordInput label="New password" {...form.field('password')} />
      <PasswordInput label="Repeat new password" autoComplete="new-password" {...form.field('repeated')} />
      <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-2">
        <p className="small muted min-w-0 flex-1">This signs you out on your other devices.</p>
        <Button type="submit" look="keep" busy={form.pending}>
          Change password
        </Button>
      </div>
    </form>
  )
}

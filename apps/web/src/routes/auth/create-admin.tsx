import { useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { AuthPage } from '@/features/accounts/auth-page.tsx'
import { NewPasswordInput } from '@/features/accounts/password-input.tsx'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { openSession } from '@/features/session/session.ts'
import * as checks from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'

/** It works once: after there is an admin, there is nothing to create here. */
export const loader = (app: App) => (app.stores.site.getState().status?.admin ? redirect('/sign-in') : null)

export function Component() {
  const app = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // A server that others can reach asks for the token it printed in its log, as part of the address.
  const [askToken, setAskToken] = useState(false)
  const form = useForm(
    { name: '', email: '', password: '', setupToken: search.get('token') ?? '' },
    { name: checks.name, email: checks.email, password: checks.newPassword },
  )
  const progress = (['name', 'email', 'password'] as const).filter(form.isValid).length / 3

  const create = form.submit(async ({ name, email, password, setupToken }, showErrors) => {
    const body = { name: name.trim(), email: email.trim(), password, ...(setupToken && { setupToken }) }
    const { status, applyStatus } = app.stores.site.getState()
    const adminExists = () => status && applyStatus({ ...status, admin: true })
    const answer = await app.call(() => app.api.createAdmin({ body }), {
      onFailure(error) {
        showErrors(error)
        if (error.code === 'FORBIDDEN') setAskToken(true)
        if (error.code !== 'ADMIN_EXISTS') return
        adminExists()
        app.stores.notification.getState().showAfterNavigation({ variant: 'danger', message: error.message })
        app.goTo('/sign-in')
      },
    })
    if (!answer) return
    adminExists()
    await navigate(openSession(app, answer, new URLSearchParams()), { replace: true })
  })

  return (
    <AuthPage title="Make this place yours" lead="Start with the admin account. There is only one." progress={progress}>
      <form noValidate onSubmit={create}>
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <NewPasswordInput label="Password" {...form.field('password')} />
        {askToken && (
          <TextField
            label="Setup token"
            hint="You will find it in the address that the server printed when it first started."
            autoComplete="off"
            {...form.field('setupToken')}
          />
        )}
        <Button type="submit" look="make" size="lg" block busy={form.pending}>
          Create admin account
        </Button>
      </form>
    </AuthPage>
  )
}

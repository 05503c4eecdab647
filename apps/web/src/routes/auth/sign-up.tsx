import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AuthPage } from '@/features/accounts/auth-page.tsx'
import { NewPasswordInput } from '@/features/accounts/password-input.tsx'
import { SentMail } from '@/features/accounts/sent-mail.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { withPlan } from '@/features/session/home.ts'
import { openSession } from '@/features/session/session.ts'
import * as checks from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'

export { redirectHome as loader } from '@/features/session/session.ts'

export function Component() {
  const app = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState('')
  const form = useForm(
    { name: '', email: '', password: '' },
    { name: checks.name, email: checks.email, password: checks.newPassword },
  )
  const plan = search.get('plan') ?? undefined
  const progress = (['name', 'email', 'password'] as const).filter(form.isValid).length / 3

  const signUp = form.submit(async ({ name, email, password }, showErrors) => {
    const body = { name: name.trim(), email: email.trim(), password, ...(plan && { plan }) }
    const answer = await app.call(() => app.api.signUp({ body }), { onFailure: showErrors })
    if (answer?.token && answer.user) {
      await navigate(openSession(app, { token: answer.token, user: answer.user }, search), { replace: true })
    } else if (answer?.sent) setSentTo(body.email)
  })

  if (sentTo)
    return (
      <AuthPage title="Check your inbox" lead="One click there, and you are in." progress={1}>
        <form noValidate onSubmit={signUp}>
          <SentMail busy={form.pending} onBack={() => setSentTo('')}>
            We sent an email to <b className="font-semibold">{sentTo}</b>. Open the link in it to confirm your address.
          </SentMail>
        </form>
      </AuthPage>
    )
  return (
    <AuthPage title="Start coloring" lead="A name, an address, a password. No card needed." progress={progress}>
      <form noValidate onSubmit={signUp}>
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <NewPasswordInput label="Password" {...form.field('password')} />
        <Button type="submit" look="make" size="lg" block busy={form.pending}>
          Create account
        </Button>
      </form>
      <p className="muted mt-7">
        Have an account?{' '}
        <Link className="link" to={withPlan('/sign-in', search)}>
          Sign in
        </Link>
      </p>
    </AuthPage>
  )
}

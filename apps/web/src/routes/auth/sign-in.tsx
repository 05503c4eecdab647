import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AuthPage } from '@/features/accounts/auth-page.tsx'
import { PasswordInput } from '@/features/accounts/password-input.tsx'
import { SentMail } from '@/features/accounts/sent-mail.tsx'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
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
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  const name = useStoreOf('site', (site) => site.name)
  const [sentTo, setSentTo] = useState('')
  const [asking, setAsking] = useState(false)
  const form = useForm({ email: '', password: '' }, { email: checks.email, password: checks.password })
  const plan = search.get('plan') ?? undefined
  const progress = [form.isValid('email'), form.isValid('password')].filter(Boolean).length / 2

  const signIn = form.submit(async ({ email, password }, showErrors) => {
    const body = { email: email.trim(), password, ...(plan && { plan }) }
    const answer = await app.call(() => app.api.signIn({ body }), {
      onFailure: (error) =>
        showErrors(error.code === 'BAD_CREDENTIALS' ? { errors: { password: error.message } } : error),
    })
    if (answer?.token && answer.user) {
      await navigate(openSession(app, { token: answer.token, user: answer.user }, search), { replace: true })
    } else if (answer?.sent) setSentTo(body.email)
  })

  async function mailLink() {
    const email = form.values.email.trim()
    // The address is all that a link needs; its field says so itself when it is not one.
    const message = checks.email(email)
    if (message) return form.fail({ email: message })
    setAsking(true)
    const answer = await app.call(() => app.api.signIn({ body: { email, ...(plan && { plan }) } }))
    setAsking(false)
    if (answer?.sent) setSentTo(email)
  }

  if (sentTo)
    return (
      <AuthPage title="Check your inbox" lead="One click there, and you are in." progress={1}>
        <SentMail busy={asking} onAgain={mailLink} onBack={() => setSentTo('')}>
          If <b className="font-semibold">{sentTo}</b> has an account, a sign-in link is on its way. It works once.
        </SentMail>
      </AuthPage>
    )
  return (
    <AuthPage title="Welcome back" lead="Your pages are where you left them." progress={progress}>
      <form noValidate onSubmit={signIn}>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordInput label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" look="keep" size="lg" block busy={form.pending}>
          Sign in
        </Button>
        {mail && (
          <Button block busy={asking} onClick={mailLink}>
            Email me a sign-in link
          </Button>
        )}
      </form>
      {!mail && (
        <details className="mt-5">
          <summary className="link inline-flex min-h-11 items-center">Forgot your password?</summary>
          <p className="muted mt-1">
            {name} sends no email, so no link can reach you. Ask whoever runs this site to help you back in.
          </p>
        </details>
      )}
      <p className="muted mt-7">
        New here?{' '}
        <Link className="link" to={withPlan('/sign-up', search)}>
          Create an account
        </Link>
      </p>
    </AuthPage>
  )
}

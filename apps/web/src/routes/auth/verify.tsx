import { Suspense, use, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import hedgehogColor from '@/assets/art/hedgehog-color.webp'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import { ChoosePassword } from '@/features/accounts/choose-password.tsx'
import type { App } from '@/features/session/app.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { openSession } from '@/features/session/session.ts'
import { StatePage } from '@/layout/state-page.tsx'
import type { ApiError } from '@/lib/api-error.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Picture } from '@/ui/picture.tsx'

const hedgehog = (
  <Picture
    className="picture--cast w-[168px]"
    line={hedgehogLine}
    color={hedgehogColor}
    held={130}
    at={[44, 56]}
    alt=""
    eager
  />
)

async function trade(app: App, token: string) {
  let failure: ApiError | null = null
  const session = await app.call(() => app.api.verify({ body: { token } }), {
    isShown: true,
    onFailure: (error) => {
      failure = error
    },
  })
  return { session, failure: failure as ApiError | null }
}

/**
 * Started here and not in the component, which React may mount twice: the second try would find the link used.
 * Not awaited, so that the screen can say what it is doing. The way back from a changed address waits for a press: programs
 * that check mail open every link in it. So does every link in an installed application, which any other one may open: unasked,
 * it would sign people in to a stranger's account.
 */
export const loader = (app: App, { params, request }: LoaderFunctionArgs) => {
  const token = params.token ?? ''
  const undoes = new URL(request.url).searchParams.has('undo')
  const question: keyof typeof questions | null = undoes ? 'undo' : app.platform.asksBeforeSignIn ? 'sign-in' : null
  return { token, question, outcome: question ? null : trade(app, token) }
}

type Trading = ReturnType<typeof trade>

const questions = {
  undo: {
    title: 'Take your account back?',
    text: 'This puts your address back, signs out every device and asks you for a new password. If you changed the address yourself, leave it as it is.',
    yes: 'Take my account back',
    no: 'Leave it as it is',
  },
  'sign-in': {
    title: 'Sign in with this link?',
    text: 'Go on if you asked for it yourself. A link from somebody else would sign you in to their account.',
    yes: 'Sign in',
    no: 'Not now',
  },
} as const

function Question({ of, onAnswer }: { of: keyof typeof questions; onAnswer: () => void }) {
  const { title, text, yes, no } = questions[of]
  return (
    <StatePage picture={hedgehog} title={title} text={text}>
      <Button look="make" onClick={onAnswer}>
        {yes}
      </Button>
      <ButtonLink to="/">{no}</ButtonLink>
    </StatePage>
  )
}

function Outcome({ trading }: { trading: Trading }) {
  const app = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  const { session, failure } = use(trading)
  const [next, setNext] = useState('')
  useEffect(() => {
    if (!session) return
    const home = openSession(app, session, search)
    if (session.passwordNeeded) setNext(home)
    else void navigate(home, { replace: true })
  }, [app, navigate, search, session])

  if (next) return <ChoosePassword onDone={() => void navigate(next, { replace: true })} />
  if (session) return <Working />
  const unreachable = failure?.status === 0
  return (
    <StatePage
      picture={hedgehog}
      title={unreachable ? 'We could not reach the server' : 'This link does not work'}
      text={
        unreachable ? 'Nothing is lost: the link still works. Open it again when you are online.' : failure?.message
      }
    >
      <ButtonLink look="keep" to="/sign-in">
        {mail && !unreachable ? 'Get a new link' : 'Go to sign in'}
      </ButtonLink>
      {!unreachable && <ButtonLink to="/sign-up">Create an account</ButtonLink>}
    </StatePage>
  )
}

const Working = () => <StatePage picture={hedgehog} title="Opening your account" text="One moment." busy />

export function Component() {
  const app = useApp()
  const { token, question, outcome } = useLoaderData<typeof loader>()
  const [trading, setTrading] = useState<Trading | null>(outcome)
  if (!trading) return <Question of={question ?? 'undo'} onAnswer={() => setTrading(trade(app, token))} />
  return (
    <Suspense fallback={<Working />}>
      <Outcome trading={trading} />
    </Suspense>
  )
}

import { Suspense, use, useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import hedgehogColor from '@/assets/art/hedgehog-color.webp'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import type { App } from '@/features/session/app.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { openSession } from '@/features/session/session.ts'
import { StatePage } from '@/layout/state-page.tsx'
import type { ApiError } from '@/lib/api-error.ts'
import { ButtonLink } from '@/ui/button.tsx'
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
 * Not awaited, so that the screen can say what it is doing.
 */
export const loader = (app: App, { params }: LoaderFunctionArgs) => ({ outcome: trade(app, params.token ?? '') })

function Outcome() {
  const app = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  const { session, failure } = use(useLoaderData<typeof loader>().outcome)
  useEffect(() => {
    if (session) void navigate(openSession(app, session, search), { replace: true })
  }, [app, navigate, search, session])

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

export const Component = () => (
  <Suspense fallback={<Working />}>
    <Outcome />
  </Suspense>
)

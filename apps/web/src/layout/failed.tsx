import { type ReactNode, useState } from 'react'
import { useRouteError } from 'react-router'
import snail from '@/assets/sketch/snail.svg'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { homeOf } from '@/features/session/home.ts'
import { StatePage } from '@/layout/state-page.tsx'
import { messageOf } from '@/lib/api-error.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Drop } from '@/ui/ink.tsx'
import { State } from '@/ui/state.tsx'

/** A chunk that could not be loaded: the network is down, or a newer version replaced it while this tab was open. */
const isMissingPart = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** Part of the first load, since what failed may be loading anything else; offline even its picture may be missing. */
function Snail() {
  const [missing, setMissing] = useState(false)
  if (missing) return <Drop className="h-16! w-13!" />
  return (
    <span className="picture picture--cast w-full">
      <img src={snail} alt="" width="336" height="336" onError={() => setMissing(true)} />
    </span>
  )
}

function wordsFor(error: unknown): { title: string; text: ReactNode; again: string } {
  if (!isMissingPart(error)) return { title: 'Something went wrong!', text: messageOf(error), again: 'Try again' }
  const text = 'You may be offline, or a newer version is out. Reload to try again. Nothing you saved is lost.'
  return { title: 'This screen did not load', text, again: 'Reload' }
}

const reload = () => window.location.reload()

/** Nothing can be shown at all. */
export function Failed() {
  const { title, text, again } = wordsFor(useRouteError())
  const user = useStoreOf('auth', (auth) => auth.user)
  return (
    <StatePage picture={<Snail />} title={title} text={text}>
      <Button look="keep" onClick={reload}>
        {again}
      </Button>
      <ButtonLink to={user ? homeOf(user) : '/'}>Back to the home page</ButtonLink>
    </StatePage>
  )
}

/** One screen failed: the menu around it still leads elsewhere, and a message is not lost with it. */
export function ScreenFailed() {
  const { title, text, again } = wordsFor(useRouteError())
  return (
    <State
      screen
      announce
      picture={<Snail />}
      title={title}
      actions={
        <Button look="keep" onClick={reload}>
          {again}
        </Button>
      }
    >
      {text}
    </State>
  )
}

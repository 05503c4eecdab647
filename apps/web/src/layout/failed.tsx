import { useRouteError } from 'react-router'
import snail from '@/assets/sketch/snail.svg'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { homeOf } from '@/features/session/home.ts'
import { StatePage } from '@/layout/state-page.tsx'
import { messageOf } from '@/lib/api-error.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'

/** A chunk that could not be loaded: the network is down, or a newer version replaced it while this tab was open. */
const isMissingPart = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** Drawn inline: this screen must load with the shell, since what failed may be loading anything else. */
const sketch = (
  <span className="picture picture--cast w-full">
    <img src={snail} alt="" width="336" height="336" />
  </span>
)

export function Failed() {
  const error = useRouteError()
  const user = useStoreOf('auth', (auth) => auth.user)
  const missing = isMissingPart(error)
  return (
    <StatePage
      picture={sketch}
      title={missing ? 'This part did not load' : 'Something went wrong!'}
      text={
        missing
          ? 'You may be offline, or there is a newer version. Reload to get it; nothing you saved is lost.'
          : messageOf(error)
      }
    >
      <Button look="keep" onClick={() => window.location.reload()}>
        {missing ? 'Reload' : 'Try again'}
      </Button>
      <ButtonLink to={user ? homeOf(user) : '/'}>Go back home</ButtonLink>
    </StatePage>
  )
}

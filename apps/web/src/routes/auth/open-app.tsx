import { useLocation } from 'react-router'
import { useApp } from '@/features/session/app-context.tsx'
import { useSystem } from '@/features/session/use-system.ts'
import { ButtonLink } from '@/ui/button.tsx'

/**
 * The way back from a browser where nobody is signed in, most likely to a desktop application that sent the person there to pay.
 * Phones open theirs by the address alone.
 */
export function OpenApp() {
  const { platform } = useApp()
  const { pathname, search } = useLocation()
  const system = useSystem()
  const isBrowser = platform.changeServer === null
  if (!isBrowser || !system || system === 'android' || system === 'ios') return null
  return (
    <ButtonLink look="keep" to={`inkbloom:/${pathname}${search}`}>
      Open the app
    </ButtonLink>
  )
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { homeOf } from '@/features/session/home.ts'
import { Splash } from '@/ui/state.tsx'

/** As long as the bloom takes, and a moment to read the name. */
const stayMs = 1400

export function Component() {
  const navigate = useNavigate()
  const name = useStoreOf('site', (site) => site.name)
  const user = useStoreOf('auth', (auth) => (auth.token ? auth.user : null))
  useEffect(() => {
    const timer = setTimeout(() => void navigate(user ? homeOf(user) : '/sign-in', { replace: true }), stayMs)
    return () => clearTimeout(timer)
  }, [navigate, user])
  return (
    <main id="main">
      <h1 className="sr-only">{name}</h1>
      <Splash name={name} />
    </main>
  )
}

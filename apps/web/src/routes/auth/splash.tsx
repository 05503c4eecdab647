import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { homeOf } from '@/features/accounts/home.ts'
import { useStoreOf } from '@/features/shell/app-context.tsx'
import { Splash } from '@/ui/state.tsx'

/** As long as the bloom takes, and a moment to read the name. */
const stayMs = 1400

export function Component() {
  const navigate = useNavigate()
  const name = useStoreOf('app', (app) => app.name)
  const user = useStoreOf('auth', (auth) => (auth.token ? auth.user : null))
  useEffect(() => {
    const timer = setTimeout(() => void navigate(user ? homeOf(user) : '/sign-in', { replace: true }), stayMs)
    return () => clearTimeout(timer)
  }, [navigate, user])
  return (
    <main id="main">
      <h1 className="vh">{name}</h1>
      <Splash name={name} />
    </main>
  )
}

import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ServerField } from '@/features/accounts/server-field.tsx'
import { SplashNotice, SplashPage } from '@/features/accounts/splash-page.tsx'
import { listKept } from '@/features/offline/kept-pages.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { homeOf } from '@/features/session/home.ts'
import { shownAddress } from '@/features/site/check-server.ts'
import { refreshSite } from '@/features/site/load-site.ts'
import { isTooOld } from '@/features/site/site.store.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'

/** As long as the bloom takes, and a moment to read the name. */
const stayMs = 1400
const patienceMs = 8000

type Server = 'unnamed' | 'looking' | 'found' | 'offline'

/** Whether the server answers, and how to ask it again. */
function useServer() {
  const { api, platform, stores } = useApp()
  const [server, setServer] = useState<Server>(platform.apiOrigin ? 'looking' : 'unnamed')
  const look = useCallback(async () => {
    if (!platform.apiOrigin) return
    setServer('looking')
    const found = await refreshSite(api, stores.site, patienceMs).then(
      () => true,
      () => false,
    )
    setServer(found ? 'found' : 'offline')
  }, [api, platform, stores])
  useEffect(() => void look(), [look])
  return { server, look }
}

function useHasPages(): boolean {
  const user = useStoreOf('auth', (auth) => auth.user?.id ?? null)
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (user !== null) void listKept(user).then((kept) => setHas(kept.length > 0))
  }, [user])
  return has
}

/** Where an installed application begins. People who are signed in see it for as long as its art blooms. */
export function Component() {
  const navigate = useNavigate()
  const { platform } = useApp()
  const user = useStoreOf('auth', (auth) => (auth.token ? auth.user : null))
  const tooOld = useStoreOf('site', ({ status }) => isTooOld(status))
  const { server, look } = useServer()
  const goesOn = user !== null && server === 'found' && !tooOld
  useEffect(() => {
    if (!goesOn || !user) return
    const timer = setTimeout(() => void navigate(homeOf(user), { replace: true }), stayMs)
    return () => clearTimeout(timer)
  }, [navigate, goesOn, user])

  if (tooOld) return <TooOld />
  const host = shownAddress(platform.apiOrigin)
  return (
    <SplashPage colored={server === 'found'}>
      {server === 'offline' ? <Offline host={host} onAgain={look} /> : !user && <WaysIn isReady={server === 'found'} />}
      {platform.changeServer && !goesOn && (
        <ServerField
          isFound={server === 'found'}
          hint={
            server === 'offline'
              ? 'Check the address if you run your own server.'
              : 'Change this only if you run your own server.'
          }
        />
      )}
    </SplashPage>
  )
}

function WaysIn({ isReady }: { isReady: boolean }) {
  return (
    <div className="welcome__actions">
      <ButtonLink look="keep" size="lg" block to="/sign-in" disabled={!isReady}>
        Sign in
      </ButtonLink>
      <ButtonLink size="lg" block to="/sign-up" disabled={!isReady}>
        Create account
      </ButtonLink>
    </div>
  )
}

function Offline({ host, onAgain }: { host: string; onAgain: () => void }) {
  const hasPages = useHasPages()
  return (
    <>
      <SplashNotice title="You are offline">
        We could not reach {host}.{hasPages && ' Pages kept on this device still open.'}
      </SplashNotice>
      <div className="welcome__actions">
        {hasPages && (
          <ButtonLink look="keep" size="lg" block to="/pages/public">
            Open saved pages
          </ButtonLink>
        )}
        <Button size="lg" block icon={<RotateCcw />} onClick={onAgain}>
          Try again
        </Button>
      </div>
    </>
  )
}

/** The server has moved on: going on would fail in ways that nobody could explain. */
function TooOld() {
  const { platform } = useApp()
  const name = useStoreOf('site', (site) => site.name)
  const links = useStoreOf('site', (site) => site.website?.landing.home.platforms)
  const newer = platform.changeServer && platform.system ? links?.[platform.system] : null
  return (
    <SplashPage colored={false}>
      <SplashNotice title="This version is too old">
        {name} has moved on. {platform.changeServer ? 'Update the app to go on.' : 'Load it again to go on.'} Nothing
        you colored is lost: what is on this device is sent then.
      </SplashNotice>
      <div className="welcome__actions">
        {newer && (
          <Button look="keep" size="lg" block onClick={() => platform.openOutside(newer)}>
            Get the new version
          </Button>
        )}
        {!platform.changeServer && (
          <Button look="keep" size="lg" block icon={<RotateCcw />} onClick={() => window.location.assign('/')}>
            Load again
          </Button>
        )}
      </div>
    </SplashPage>
  )
}

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { ConfirmationBar } from '@/layout/confirmation-bar.tsx'
import { ToastBar } from '@/layout/toast-bar.tsx'
import { patienceMs } from '@/lib/patience.ts'
import { NavProgress } from '@/ui/progress.tsx'
import { Bars } from '@/ui/toast.tsx'
import { TopLayerProvider } from '@/ui/top-layer.tsx'

function Progress() {
  const { state } = useNavigation()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (state === 'idle') return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [state])
  return <NavProgress active={slow} label="Loading the next screen" />
}

function focus(target: HTMLElement | null) {
  if (!target) return
  target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}

/** Screen readers do not notice a client-side navigation: the new headline takes the focus and is read out. */
function useFocusOnHeadline() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A link to one part of a screen is about that part, which takes the focus itself.
    if (hash) return
    // So does a field that a screen is there for.
    if (document.activeElement?.matches('main [data-takes-focus]')) return
    focus(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))
  }, [pathname, hash])
}

/**
 * The first screen of every load has the same key: without its address, whatever is opened next would be scrolled to
 * where that one was left.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function skip(event: MouseEvent) {
  event.preventDefault()
  const main = document.querySelector<HTMLElement>('main')
  focus(main)
  main?.scrollIntoView()
}

/** What stands around every screen. */
export function Root() {
  useFocusOnHeadline()
  // Messages are for those who read, and some lead elsewhere.
  const isChild = useStoreOf('auth', ({ user }) => Boolean(user?.child))
  return (
    <TopLayerProvider>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, and one without script; the handler only keeps the address clean */}
      <a className="skip-link" href="#main" onClick={skip}>
        Skip to content
      </a>
      <Progress />
      <Outlet />
      {!isChild && (
        <Bars>
          <ToastBar />
          <ConfirmationBar />
        </Bars>
      )}
      <ScrollRestoration getKey={placeOf} />
    </TopLayerProvider>
  )
}

/** Until the first screen is there. */
export const Loading = () => <NavProgress active label="Loading" />

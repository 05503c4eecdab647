import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { anchors } from '@/features/website/sections.ts'
import { Brand } from '@/ui/brand.tsx'
import { ButtonLink } from '@/ui/button.tsx'

type Anchors = typeof anchors

const links = (shown: Anchors) =>
  shown.map(({ to, label }) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ))

/** On phones. The browser's own disclosure, so that it opens before, and without, any script. */
function PhoneMenu({ shown }: { shown: Anchors }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') && menu.current) menu.current.open = false
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <details ref={menu} className="site-menu" onClick={closeOnLink}>
      <summary className="icon-button" aria-label="Menu">
        <MenuIcon />
        <X />
      </summary>
      <nav aria-label="Sections">{links(shown)}</nav>
    </details>
  )
}

export function SiteHeader() {
  const name = useStoreOf('site', (site) => site.name)
  const landing = useStoreOf('site', (site) => site.website?.landing)
  const shown = anchors.filter((anchor) => landing?.[anchor.name].visibility)
  return (
    <header className="top-bar site-header">
      <Brand name={name} to="/" />
      {shown.length > 0 && (
        <nav className="site-nav" aria-label="Sections">
          {links(shown)}
        </nav>
      )}
      <div className="top-bar__end">
        <ButtonLink look="keep" to="/sign-in">
          Sign in
        </ButtonLink>
        {shown.length > 0 && <PhoneMenu shown={shown} />}
      </div>
    </header>
  )
}

import { type ReactNode, useSyncExternalStore } from 'react'
import catColor from '@/assets/art/cat-color.webp'
import catLine from '@/assets/art/cat-line.webp'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Brand } from '@/ui/brand.tsx'
import { Picture } from '@/ui/picture.tsx'

interface AuthPageProps {
  title: string
  lead: ReactNode
  /** How much of the picture is colored: the share of the form that is filled in. */
  progress: number
  children: ReactNode
}

/** False in a server-rendered page until it is hydrated. */
const useAlive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** At 1 the stain covers every corner; before that, each step is easy to see. */
const stainOf = (progress: number) => (progress >= 1 ? 440 : progress * 170)

/** Form on board, picture on straw that colors itself in as fields become valid. */
export function AuthPage({ title, lead, progress, children }: AuthPageProps) {
  const name = useStoreOf('site', (site) => site.name)
  const alive = useAlive()
  return (
    <div className="auth">
      <main className="auth__form" id="main">
        <div className="auth__brand">
          <Brand name={name} to="/" />
        </div>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted mt-2.5">{lead}</p>
          {/* Sent by the browser itself, a form would put the password into the address. */}
          <div inert={!alive}>{children}</div>
          <noscript>
            <p className="muted mt-7">This form needs JavaScript. Please switch it on for this site.</p>
          </noscript>
        </div>
      </main>
      <aside className="auth__art">
        <div className="sheet auth__sheet">
          <Picture
            line={catLine}
            color={catColor}
            alt="A cat at the window, waiting to be colored in"
            held={stainOf(progress)}
            at={[46, 52]}
            eager
          />
        </div>
        <p>It colors itself in while you type.</p>
      </aside>
    </div>
  )
}

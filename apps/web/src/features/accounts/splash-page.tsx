import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import butterflyColor from '@/assets/art/butterfly-color.webp'
import butterflyLine from '@/assets/art/butterfly-line.webp'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Logo } from '@/ui/brand.tsx'
import { Picture } from '@/ui/picture.tsx'

/** Beyond the corners, as far as a stain has to go. */
const whole = 440

interface SplashPageProps {
  /** The art blooms once; without a server it stays uncolored, which is the message. */
  colored: boolean
  children: ReactNode
}

/** Name and a way in beside a picture; on phones the picture is above. */
export function SplashPage({ colored, children }: SplashPageProps) {
  const name = useStoreOf('site', (site) => site.name)
  const tagline = useStoreOf('site', (site) => site.tagline)
  return (
    <div className="welcome">
      <main className="welcome__words" id="main">
        <div className="welcome__name">
          <Logo />
          <h1>{name}</h1>
        </div>
        <p className="welcome__tagline">{tagline}</p>
        {children}
      </main>
      <aside className="welcome__art" aria-hidden="true">
        <div className="sheet welcome__sheet">
          <Picture line={butterflyLine} color={butterflyColor} alt="" held={colored ? whole : 0} at={[30, 62]} eager />
        </div>
      </aside>
    </div>
  )
}

/** Why nothing can be done here right now. */
export function SplashNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="welcome__notice" role="alert">
      <CloudOff />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  )
}

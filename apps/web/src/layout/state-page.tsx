import type { ReactNode } from 'react'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Brand } from '@/ui/brand.tsx'
import { State } from '@/ui/state.tsx'

interface StatePageProps {
  picture?: ReactNode
  title: string
  text: ReactNode
  busy?: boolean
  children?: ReactNode
}

/** A whole screen that says one thing and offers a way on. */
export function StatePage({ picture, title, text, busy = false, children }: StatePageProps) {
  const name = useStoreOf('site', (site) => site.name)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-desk">
      <header className="px-6 pt-6 md:px-10">
        <Brand name={name} to="/" />
      </header>
      <main id="main" className="grid items-center pb-24" aria-busy={busy || undefined}>
        <State screen picture={picture} title={title} actions={children}>
          {text}
        </State>
      </main>
    </div>
  )
}

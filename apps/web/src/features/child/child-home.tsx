import type { Page } from '@inkbloom/contract'
import Lock from 'lucide-react/icons/lock'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import { Link } from 'react-router'
import snail from '@/assets/sketch/snail.svg'
import { LeaveDialog } from '@/features/child/leave-dialog.tsx'
import { isSpoken, say, setSpoken } from '@/features/child/say.ts'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useSavedColorings } from '@/features/pages/use-saved-colorings.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

const titleFor = (name: string) => (name ? `${name}’s pages` : 'Your pages')

export function ChildHome({ name, pages }: { name: string; pages: readonly Page[] }) {
  const [leaving, setLeaving] = useState(false)
  const upToDate = useSavedColorings()
  return (
    <div className="child-home">
      <header className="child-home__head">
        <Avatar name={name || 'You'} size="medium" />
        <h1>{titleFor(name)}</h1>
        <SoundButton />
        <button type="button" className="child-home__leave" onClick={() => setLeaving(true)}>
          <Lock />
          <span>Grown-ups</span>
        </button>
      </header>
      {pages.length === 0 && (
        <State picture={<Sketch src={snail} inked />} title="No pages here now">
          Ask a grown-up to choose some.
        </State>
      )}
      <ul className="child-home__grid">
        {pages.map((page) => (
          <li key={page.id}>
            <ChildCard page={upToDate(page)} />
          </li>
        ))}
      </ul>
      <LeaveDialog open={leaving} name={name} onClose={() => setLeaving(false)} />
    </div>
  )
}

function ChildCard({ page }: { page: Page }) {
  const { platform } = useApp()
  const { line, lineSet } = pagePicture(page, platform.apiOrigin, { atRest: 'colors' })
  return (
    <Link
      className="child-card"
      to={`/child/pages/${page.id}/color`}
      draggable={false}
      onClick={() => say(platform.storage, page.title)}
    >
      <span className="child-card__picture sheet">
        <img src={line} srcSet={lineSet} sizes="320px" alt="" width="320" height="320" draggable={false} />
      </span>
      <span className="child-card__title" dir="auto">
        {page.title}
      </span>
    </Link>
  )
}

function SoundButton() {
  const { storage } = useApp().platform
  const [spoken, setOn] = useState(() => isSpoken(storage))
  const toggle = () => {
    setSpoken(storage, !spoken)
    setOn(!spoken)
  }
  return (
    <button type="button" className="big-button" aria-pressed={spoken} aria-label="Say names aloud" onClick={toggle}>
      {spoken ? <Volume2 /> : <VolumeX />}
    </button>
  )
}

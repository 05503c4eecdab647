import type { Page } from '@inkbloom/contract'
import Brush from 'lucide-react/icons/brush'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import HardDrive from 'lucide-react/icons/hard-drive'
import Heart from 'lucide-react/icons/heart'
import Lock from 'lucide-react/icons/lock'
import Palette from 'lucide-react/icons/palette'
import TrendingUp from 'lucide-react/icons/trending-up'
import { DetailSign } from '@/features/pages/detail-flower.tsx'
import { difficultyNames } from '@/features/pages/difficulty.ts'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useApp, useStoreOf, useUser } from '@/features/session/app-context.tsx'
import { compactNumber } from '@/lib/numbers.ts'
import { Card, HeartButton } from '@/ui/card.tsx'
import { IconButton } from '@/ui/icon-button.tsx'

export interface PageCardActions {
  favorite: (page: Page) => void
  /** What its owner can do to it. */
  more: (page: Page) => void
  report: (page: Page) => void
}

interface PageCardProps {
  page: Page
  eager: boolean
  actions: PageCardActions
  /** What the sheet shows until somebody touches it: among the pages one has colored, the colors. */
  atRest: 'lines' | 'colors'
}

/** What is private never trends. */
function flagOf(page: Page) {
  if (page.private) return { icon: <Lock />, label: 'Only you' }
  return page.trending ? { icon: <TrendingUp />, label: 'Trending' } : undefined
}

export function PageCard({ page, eager, actions, atRest }: PageCardProps) {
  const { platform } = useApp()
  const { plan } = useUser()
  const isKept = useStoreOf('device', (device) => device.kept[page.id] === true)
  const isUnsent = useStoreOf('device', (device) => device.unsent[page.id] !== undefined)
  return (
    <Card
      {...pagePicture(page, platform.apiOrigin, { atRest })}
      to={`/pages/${page.id}/color`}
      title={page.title}
      seed={`${page.id}`}
      eager={eager}
      cta={
        <>
          <Brush /> Color this page
        </>
      }
      flag={flagOf(page)}
      corner={
        <HeartButton
          on={page.is_favorited}
          locked={!plan.paid && !page.is_favorited}
          label={page.is_favorited ? `Remove ${page.title} from favorites` : `Add ${page.title} to favorites`}
          onToggle={() => actions.favorite(page)}
        />
      }
      facts={[
        { icon: <Palette />, label: 'Colored', value: compactNumber(page.colored_count) },
        { icon: <Heart />, label: 'Favorited', value: compactNumber(page.favorited_count) },
        ...(isUnsent ? [{ icon: <CloudUpload />, label: 'Not in your account yet', value: null }] : []),
        ...(isKept ? [{ icon: <HardDrive />, label: 'Kept offline', value: null }] : []),
        ...(page.difficulty
          ? [
              {
                icon: <DetailSign detail={page.difficulty} />,
                label: 'Difficulty',
                value: <span className="max-md:sr-only">{difficultyNames[page.difficulty]}</span>,
                last: true,
              },
            ]
          : []),
      ]}
      aside={<Aside page={page} actions={actions} />}
    />
  )
}

function Aside({ page, actions }: Pick<PageCardProps, 'page' | 'actions'>) {
  if (!page.is_owner)
    return (
      <IconButton className="text-ink-3" label={`Report ${page.title}`} onClick={() => actions.report(page)}>
        <Flag />
      </IconButton>
    )
  // Deleted, and still in sight of its owner, who has colored it: there is nothing more to do to it.
  if (page.deleted) return null
  return (
    <IconButton
      className="text-ink-3"
      label={`More for ${page.title}`}
      aria-haspopup="dialog"
      onClick={() => actions.more(page)}
    >
      <Ellipsis />
    </IconButton>
  )
}

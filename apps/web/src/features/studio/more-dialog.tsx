import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Download from 'lucide-react/icons/download'
import Film from 'lucide-react/icons/film'
import HandHelping from 'lucide-react/icons/hand-helping'
import HardDrive from 'lucide-react/icons/hard-drive'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import ImageDown from 'lucide-react/icons/image-down'
import Keyboard from 'lucide-react/icons/keyboard'
import Layers from 'lucide-react/icons/layers'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Link2 from 'lucide-react/icons/link-2'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minimize2 from 'lucide-react/icons/minimize-2'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Scan from 'lucide-react/icons/scan'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { useCreationsContext } from '@/features/creations/creations-context.ts'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { Paid } from '@/features/studio/paid.tsx'
import type { Panels } from '@/features/studio/panels/use-panels.ts'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { useMenuToggle } from '@/features/studio/use-remembered.ts'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { Dialog, DialogRow } from '@/ui/dialog.tsx'

interface MoreProps {
  page: Page
  easel: Easel
  actions: StudioActions
  panels: Panels
}

/**
 * Everything that is not painting. Inside the bar, whose width says what it has no room for: those rows are here then, and
 * only then (studio__spill).
 */
export function MoreDialog({ page, easel, actions, panels }: MoreProps) {
  const online = useStoreOf('device', (device) => device.online)
  const isKept = useStoreOf('device', ({ kept }) => kept[page.id] === true)
  const isColored = useDrawing(easel, (state) => page.is_colored || (state.isSaved && !state.isBlank))
  const zoom = useDrawing(easel, (state) => state.zoom)
  const menu = useMenuToggle()
  const { askRedraw } = useCreationsContext()
  const colorsOn = useHabits((habits) => habits.colorsOn)
  const change = useHabits((habits) => habits.change)
  const otherSide = colorsOn === 'right' ? 'left' : 'right'
  const then = (work: () => unknown) => () => {
    actions.close()
    void work()
  }
  return (
    <Dialog open={actions.opened === 'more'} onClose={actions.close} from="corner" label="More">
      <DialogRow
        icon={<HandHelping />}
        note="Color for me, find white shapes, symmetry, progress"
        onClick={then(() => panels.show('help'))}
      >
        Helping hands
      </DialogRow>
      <div className="studio__spill">
        <DialogRow icon={<Printer />} note="One large or several, Letter or A4" onClick={actions.askPrint}>
          <Paid>Print</Paid>
        </DialogRow>
        <DialogRow icon={<Download />} note="A PNG, 1024 × 1024 pixels" onClick={then(actions.download)}>
          <Paid>Download</Paid>
        </DialogRow>
      </div>
      <DialogRow icon={<ImageDown />} note="3072 × 3072 pixels, for a poster" onClick={actions.askLarge}>
        <Paid>Download large</Paid>
      </DialogRow>
      {actions.share && (
        <DialogRow icon={<Share2 />} note="Send the finished picture" onClick={then(actions.share)}>
          <Paid>Share</Paid>
        </DialogRow>
      )}
      <DialogRow
        icon={<Link2 />}
        note={page.private ? 'Words of your own stand on this page: it stays yours' : 'A page that shows your picture'}
        disabled={!online || page.private}
        onClick={() => actions.open('share')}
      >
        <Paid>Share link</Paid>
      </DialogRow>
      <TimeLapseRow easel={easel} actions={actions} />
      {page.is_owner && !page.deleted && (
        <DialogRow
          icon={<RefreshCw />}
          note="The same words anew, also simpler or more detailed"
          onClick={then(() => askRedraw(page))}
        >
          Draw another
        </DialogRow>
      )}
      <DialogRow
        icon={isKept ? <HardDriveDownload /> : <HardDrive />}
        note={isKept ? 'This page opens without a network' : 'Color it without a network, on this device'}
        disabled={!online}
        aria-pressed={isKept}
        onClick={then(() => actions.keepOffline(!isKept))}
      >
        Keep offline
      </DialogRow>
      {isColored && (
        <DialogRow
          icon={<Layers />}
          note="Pictures that you kept from another device"
          disabled={!online}
          onClick={() => actions.open('versions')}
        >
          Other versions
        </DialogRow>
      )}
      <DialogRow
        icon={<Lightbulb />}
        note="What fingers and keys can do"
        onClick={then(() => change({ hintsSeen: false }))}
      >
        Hints
      </DialogRow>
      <div className="lg:hidden">
        <DialogRow icon={<Scan />} note={`Now at ${Math.round(zoom * 100)}%`} onClick={then(easel.fit)}>
          Fit to screen
        </DialogRow>
        <DialogRow
          icon={menu.isHidden ? <Minimize2 /> : <Maximize2 />}
          note={menu.isHidden ? 'The header and the menu are hidden' : 'More room for the page'}
          onClick={then(menu.toggle)}
        >
          {menu.isHidden ? 'Show the menu' : 'Hide the menu'}
        </DialogRow>
      </div>
      <div className="max-lg:hidden">
        <DialogRow
          icon={<ArrowLeftRight />}
          note="Swap the sides of tools and colors"
          onClick={then(() => change({ colorsOn: otherSide }))}
        >
          Colors on the {otherSide}
        </DialogRow>
        <DialogRow icon={<Keyboard />} note="Tools, zoom, undo and more" onClick={() => actions.open('shortcuts')}>
          Keyboard shortcuts
        </DialogRow>
      </div>
      <div className="studio__spill">
        <hr />
        <DialogRow danger icon={<Trash2 />} note="Removes all color, keeps the lines" onClick={then(easel.clear)}>
          Clear page
        </DialogRow>
      </div>
    </Dialog>
  )
}

/** Only while the dialog is open: whether every stroke is known may take a moment to find out. */
function TimeLapseRow({ easel, actions }: { easel: Easel; actions: StudioActions }) {
  const isBlank = useDrawing(easel, (state) => state.isBlank)
  const isKnown = useMemo(() => isBlank || easel.canRetell(), [easel, isBlank])
  const note = isBlank
    ? 'Paint a stroke first'
    : isKnown
      ? 'Watch your coloring from the first stroke'
      : 'Not for this picture: its strokes were not kept with it'
  return (
    <DialogRow icon={<Film />} note={note} disabled={isBlank || !isKnown} onClick={() => actions.open('replay')}>
      Time-lapse
    </DialogRow>
  )
}

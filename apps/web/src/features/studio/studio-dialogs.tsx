import type { Easel } from '@inkbloom/easel'
import Download from 'lucide-react/icons/download'
import Film from 'lucide-react/icons/film'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minimize2 from 'lucide-react/icons/minimize-2'
import Palette from 'lucide-react/icons/palette'
import Printer from 'lucide-react/icons/printer'
import Scan from 'lucide-react/icons/scan'
import Share2 from 'lucide-react/icons/share-2'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Paid } from '@/features/studio/paid.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { Dialog, DialogRow } from '@/ui/dialog.tsx'

/** Everything that is not painting, along the lower edge. */
export function MoreDialog({ easel, actions }: { easel: Easel; actions: StudioActions }) {
  const zoom = useDrawing(easel, (state) => state.zoom)
  const menuHidden = useStoreOf('menu', (menu) => menu.hidden)
  const toggleMenu = useStoreOf('menu', (menu) => (menu.hidden ? menu.show : menu.hide))
  const canReplay = useDrawing(easel, (state) => state.snapshots > 1)
  const then = (work: () => unknown) => () => {
    actions.close()
    void work()
  }
  return (
    <Dialog open={actions.opened === 'more'} onClose={actions.close} from="bottom" label="More">
      <DialogRow icon={<Printer />} note="Letter or A4, with margins" onClick={actions.askPrint}>
        <Paid>Print</Paid>
      </DialogRow>
      <DialogRow icon={<Download />} note="PNG, 1024 by 1024" onClick={then(actions.download)}>
        <Paid>Download</Paid>
      </DialogRow>
      {actions.share && (
        <DialogRow icon={<Share2 />} note="Send the finished picture" onClick={then(actions.share)}>
          <Paid>Share</Paid>
        </DialogRow>
      )}
      {canReplay && (
        <DialogRow icon={<Film />} note="Watch how it came to be" onClick={() => actions.open('replay')}>
          Time-lapse
        </DialogRow>
      )}
      <DialogRow icon={<Scan />} note={`Zoom is at ${Math.round(zoom * 100)}%`} onClick={then(easel.fit)}>
        Fit to screen
      </DialogRow>
      <DialogRow
        icon={menuHidden ? <Minimize2 /> : <Maximize2 />}
        note={menuHidden ? 'Header and menu are hidden' : 'More room for the page'}
        onClick={then(toggleMenu)}
      >
        {menuHidden ? 'Show the menu' : 'Hide the menu'}
      </DialogRow>
      <hr />
      <DialogRow danger icon={<Trash2 />} note="Removes all color, keeps the lines" onClick={then(easel.clear)}>
        Clear page
      </DialogRow>
    </Dialog>
  )
}

export function PrintDialog({ actions }: { actions: StudioActions }) {
  const print = (blank: boolean) => () => {
    actions.close()
    void actions.print(blank)
  }
  return (
    <Dialog open={actions.opened === 'print'} onClose={actions.close} label="Print" title="Print" closeLabel="Close">
      <DialogRow icon={<Palette />} note="As it is now" onClick={print(false)}>
        Colored
      </DialogRow>
      <DialogRow icon={<SquarePen />} note="The lines alone, for crayons" onClick={print(true)}>
        Blank
      </DialogRow>
    </Dialog>
  )
}

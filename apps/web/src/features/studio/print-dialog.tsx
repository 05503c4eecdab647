import Palette from 'lucide-react/icons/palette'
import SquarePen from 'lucide-react/icons/square-pen'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { Dialog, DialogRow } from '@/ui/dialog.tsx'

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

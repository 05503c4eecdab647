import { type Redrawn, RedrawRows } from '@/features/creations/redraw-rows.tsx'
import { Dialog } from '@/ui/dialog.tsx'

interface RedrawDialogProps {
  page: Redrawn
  open: boolean
  onClose: () => void
}

export function RedrawDialog({ page, open, onClose }: RedrawDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} label="Draw another" title="Draw it again" closeLabel="Close">
      <RedrawRows page={page} onChosen={onClose} />
    </Dialog>
  )
}

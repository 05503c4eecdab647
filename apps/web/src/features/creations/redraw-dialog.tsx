import type { Redrawn } from '@/features/creations/creations-context.ts'
import { RedrawRows } from '@/features/creations/redraw-rows.tsx'
import { Dialog } from '@/ui/dialog.tsx'

interface RedrawDialogProps {
  page: Redrawn
  onClose: () => void
}

export default function RedrawDialog({ page, onClose }: RedrawDialogProps) {
  return (
    <Dialog open onClose={onClose} label="Draw another" title="Draw it again" closeLabel="Close">
      <RedrawRows page={page} onChosen={onClose} />
    </Dialog>
  )
}

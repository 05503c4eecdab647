import Trash2 from 'lucide-react/icons/trash-2'
import { RedrawRows } from '@/features/creations/redraw-rows.tsx'
import type { OwnMenuProps } from '@/features/pages/page-grid.tsx'
import { Dialog, DialogRow } from '@/ui/dialog.tsx'

/** What can be done to a page of one's own, from its card. */
export function OwnPageMenu({ page, onClose, onDelete }: OwnMenuProps) {
  return (
    <Dialog
      open={page !== null}
      onClose={onClose}
      label={`More for ${page?.title}`}
      title={page?.title}
      closeLabel="Close"
    >
      {page && (
        <>
          <RedrawRows page={page} onChosen={onClose} />
          <hr />
          <DialogRow
            danger
            icon={<Trash2 />}
            note="For good. Whoever has colored it keeps their picture"
            onClick={() => {
              onClose()
              onDelete(page)
            }}
          >
            Delete page
          </DialogRow>
        </>
      )}
    </Dialog>
  )
}

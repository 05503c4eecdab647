import type { Conflict } from '@/features/studio/conflict.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

interface ConflictDialogProps {
  conflict: Conflict
  onChoose: (choice: 'here' | 'there' | 'both') => void
  onPutOff: () => void
}

/** Neither picture is lost: the person sees both, and chooses. Closed, the question waits where it was. */
export default function ConflictDialog({ conflict, onChoose, onPutOff }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onClose={onPutOff}
      label="Two pictures of this page"
      title="Two pictures of this page"
      closeLabel="Decide later"
    >
      <p className="muted">You have colored it on another device too. Keep one of them, or both.</p>
      <div className="versions">
        <figure>
          <img src={conflict.here} alt="What you colored here" width="512" height="512" />
          <figcaption>On this device</figcaption>
          <Button look="keep" block onClick={() => onChoose('here')}>
            Keep this one
          </Button>
        </figure>
        <figure>
          <img src={conflict.there} alt="What you colored there" width="512" height="512" />
          <figcaption>On the other one</figcaption>
          <Button block onClick={() => onChoose('there')}>
            Keep the other one
          </Button>
        </figure>
      </div>
      <Button block onClick={() => onChoose('both')}>
        Keep both
      </Button>
      <p className="small muted mt-2">The one on this device opens first. The other is under More, Other versions.</p>
    </Dialog>
  )
}

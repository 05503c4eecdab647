import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import { Button } from '@/ui/button.tsx'
import { ConfirmBar } from '@/ui/confirm-bar.tsx'
import { Dialog, DialogRow } from '@/ui/dialog.tsx'
import { Panel } from '@/ui/paper.tsx'
import { InkProgress, NavProgress } from '@/ui/progress.tsx'
import { Bars, Toast, ToastRegion, type Tone } from '@/ui/toast.tsx'

const nothing = () => {}
const toast = { dismissLabel: 'Dismiss', onDismiss: nothing }
const bar = { cancelLabel: 'Cancel', proceedLabel: 'Yes, proceed', onCancel: nothing, onProceed: nothing, still: true }
const SAMPLES: Record<Tone, string> = {
  info: 'Your picture will be ready in a moment.',
  success: 'Saved.',
  danger: 'That did not save. Check your connection.',
}

/** Toasts and the bar as they come up for real: focus, Esc and all. */
function Live() {
  const [tone, setTone] = useState<Tone | null>(null)
  const [asked, setAsked] = useState(false)
  const [going, setGoing] = useState(false)
  const done = () => {
    setAsked(false)
    setGoing(false)
  }
  return (
    <>
      <div className="catalog__line">
        <Button onClick={() => setTone('success')}>Toast</Button>
        <Button onClick={() => setTone('danger')}>Danger toast</Button>
        <Button onClick={() => setAsked(true)}>Ask</Button>
      </div>
      <Bars>
        <ToastRegion
          toast={tone && { tone, children: SAMPLES[tone], dismissLabel: 'Dismiss', onDismiss: () => setTone(null) }}
        />
        {asked && (
          <ConfirmBar
            question="Are you sure to block the page?"
            subject={hedgehogLine}
            cancelLabel="Cancel"
            proceedLabel="Yes, proceed"
            proceeding={going}
            onCancel={done}
            onProceed={() => {
              setGoing(true)
              setTimeout(done, 1500)
            }}
          />
        )}
      </Bars>
    </>
  )
}

export function BarSection() {
  return (
    <Panel title="Toast and confirmation bars">
      <Toast tone="info" {...toast}>
        {SAMPLES.info}
      </Toast>
      <Toast
        tone="success"
        {...toast}
        action={
          <Button look="ghost" size="sm">
            Undo
          </Button>
        }
      >
        “A castle under a rainbow” is blocked.
      </Toast>
      <Toast tone="danger" {...toast}>
        {SAMPLES.danger}
      </Toast>
      <ConfirmBar {...bar} question="Are you sure to block the page?" subject={hedgehogLine} />
      <ConfirmBar {...bar} question="Deleting…" proceeding />
      <ConfirmBar {...bar} tone="info" question="Leave without saving?" />
      <Live />
    </Panel>
  )
}

export function ProgressSection() {
  const [open, setOpen] = useState<'bottom' | 'center' | null>(null)
  const [moving, setMoving] = useState(false)
  return (
    <Panel title="Progress, dialogs">
      <NavProgress active={moving} label="Loading the next screen" />
      <InkProgress
        value={64}
        label="Drawing"
        title="Inking the outlines"
        phases={['Sketch', 'Ink', 'Clean up']}
        phase={1}
      />
      <InkProgress value={0} label="Waiting" />
      <div className="catalog__line">
        <Button onClick={() => setMoving(!moving)}>Navigation line</Button>
        <Button onClick={() => setOpen('bottom')}>Bottom sheet</Button>
        <Button onClick={() => setOpen('center')}>Dialog</Button>
      </div>
      <Dialog open={open === 'bottom'} onClose={() => setOpen(null)} label="More" from="bottom">
        <DialogRow icon={<Printer />} note="Letter or A4, with margins" onClick={() => setOpen(null)}>
          Print
        </DialogRow>
        <hr className="mx-2.5 my-1.5 h-px border-0 bg-hair" />
        <DialogRow icon={<Trash2 />} note="Removes all color, keeps the lines" danger onClick={() => setOpen(null)}>
          Clear
        </DialogRow>
      </Dialog>
      <Dialog
        open={open === 'center'}
        onClose={() => setOpen(null)}
        label="A dialog"
        title="A dialog"
        closeLabel="Close"
      >
        <p>The browser’s own: it keeps the focus, and Esc closes it.</p>
      </Dialog>
    </Panel>
  )
}

import type { Page } from '@inkbloom/contract'
import { papers } from '@inkbloom/contract/constants'
import type { Easel } from '@inkbloom/easel'
import Printer from 'lucide-react/icons/printer'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { LayoutChoice, PictureChoice } from '@/features/studio/print/choices.tsx'
import { type Layout, layOut, type Paper } from '@/features/studio/print/layouts.ts'
import { PrintSheet } from '@/features/studio/print/print-sheet.tsx'
import { sheetWords } from '@/features/studio/print/sheet-words.ts'
import { useColors } from '@/features/studio/print/use-colors.ts'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { fileUrl } from '@/lib/file-url.ts'
import { usualPaper } from '@/lib/papers.ts'
import { Button } from '@/ui/button.tsx'
import { Segment, Switch } from '@/ui/controls.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/field.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Stepper } from '@/ui/stepper.tsx'

interface PrintDialogProps {
  page: Page
  easel: Easel
  actions: StudioActions
}

const paperOptions = (Object.keys(papers) as Paper[]).map((value) => ({ value, label: papers[value].label }))
const longestName = 40
const mostCopies = 20

/** How it is to be printed at the left, the sheet as it will be at the right. */
export default function PrintDialog({ page, easel, actions }: PrintDialogProps) {
  const { platform } = useApp()
  const sheetRef = useRef<SVGSVGElement>(null)
  const colors = useColors(easel)
  const [layout, setLayout] = useState<Layout>('one')
  const [blank, setBlank] = useState(false)
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.language))
  const [copies, setCopies] = useState(1)
  const [named, setNamed] = useState(false)
  const [name, setName] = useState('')
  const lines = fileUrl(platform.apiOrigin, page.vector ?? page.illustration)
  const words = sheetWords(layout, paper, { named })

  function print() {
    const sheet = sheetRef.current
    actions.close()
    if (sheet) void actions.print({ sheet, paper, copies })
  }
  return (
    <Dialog open onClose={actions.close} label="Print" wide>
      <div className="print">
        <div className="print__choices">
          <h2>Print</h2>
          <LayoutChoice value={layout} onChange={setLayout} />
          <PictureChoice value={blank} onChange={setBlank} lines={lines} colors={colors} />
          <div className="print__pair">
            <div className="grid gap-2">
              <span className="label" aria-hidden="true">
                Paper
              </span>
              <Segment label="Paper" options={paperOptions} value={paper} onValueChange={setPaper} />
            </div>
            <Stepper
              label="Copies"
              less="One copy less"
              more="One copy more"
              value={copies}
              min={1}
              max={mostCopies}
              onValueChange={setCopies}
            />
          </div>
          <div>
            <Switch label="Name line" checked={named} onCheckedChange={setNamed} />
            {named && (
              <TextField
                label={<span className="sr-only">Name</span>}
                hint="Leave it empty to print a line to write on."
                value={name}
                maxLength={longestName}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </div>
          <div className="print__acts">
            <Button onClick={actions.close}>Cancel</Button>
            <Button look="keep" icon={<Printer />} onClick={print}>
              Print
            </Button>
          </div>
        </div>
        <div className="print__sheet">
          <IconButton className="print__close" label="Close" onClick={actions.close}>
            <X />
          </IconButton>
          <PrintSheet
            ref={sheetRef}
            sheet={layOut(layout, paper, { named })}
            picture={{ lines, colors: blank ? null : colors }}
            name={name.trim()}
            label={`The sheet: ${words}`}
          />
          <p className="caption muted" aria-live="polite">
            {words}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

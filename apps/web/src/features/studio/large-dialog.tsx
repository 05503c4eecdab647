import type { Easel } from '@inkbloom/easel'
import Download from 'lucide-react/icons/download'
import { useMemo, useState } from 'react'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { Button } from '@/ui/button.tsx'
import { Switch } from '@/ui/controls.tsx'
import { Dialog } from '@/ui/dialog.tsx'

export default function LargeDialog({ easel, actions }: { easel: Easel; actions: StudioActions }) {
  const [lines, setLines] = useState(true)
  const [paper, setPaper] = useState(true)
  const isSharp = useMemo(() => easel.canRetell(), [easel])
  function download() {
    actions.close()
    void actions.downloadLarge({ lines, paper })
  }
  return (
    <Dialog open onClose={actions.close} label="Download large" title="Download large" closeLabel="Close">
      <div className="grid gap-4">
        <p className="muted">A PNG of 3072 × 3072 pixels: 10 inches in print.</p>
        <Switch label="With the lines" checked={lines} onCheckedChange={setLines} />
        <Switch label="On white paper" checked={paper} onCheckedChange={setPaper} />
        {!isSharp && (
          <p className="caption muted">
            Your strokes were not kept with this picture. Its color is enlarged from 1024 pixels and is a little softer.
          </p>
        )}
        <Button look="keep" block icon={<Download />} onClick={download}>
          Download
        </Button>
      </div>
    </Dialog>
  )
}

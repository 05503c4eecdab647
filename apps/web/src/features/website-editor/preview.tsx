import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, useState } from 'react'
import { PreviewFrame } from '@/features/website-editor/preview-frame.tsx'
import { narrowerThan } from '@/ui/breakpoints.ts'
import { Segment } from '@/ui/controls.tsx'

const widths = { desktop: 1240, phone: 390 }
const options = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone /> },
] as const

export function Preview({ edited, children }: { edited: string | null; children: ReactNode }) {
  // On a phone the page as phones show it is the one that can be read.
  const [window, setWindow] = useState<keyof typeof widths>(() =>
    matchMedia(narrowerThan('md')).matches ? 'phone' : 'desktop',
  )
  return (
    <aside className="preview" aria-label="Preview" data-window={window}>
      <div className="preview__head">
        <span className="label">Preview</span>
        <Segment label="Preview width" options={options} value={window} onValueChange={setWindow} iconsOnly />
      </div>
      <PreviewFrame title="Preview" width={widths[window]} edited={edited}>
        {children}
      </PreviewFrame>
    </aside>
  )
}

import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { IconButton } from '@/ui/icon-button.tsx'

/** A long list takes its time, and arrives all the while. */
export const downloadMs = 600_000

/** The whole list, as it is filtered now, as a file for a spreadsheet. */
export function DownloadList({ name, ask }: { name: string; ask: () => Promise<Blob> }) {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  async function download() {
    if (busy) return
    setBusy(true)
    const file = await app.call(ask)
    setBusy(false)
    if (file) await app.platform.saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, file)
  }
  return (
    <IconButton className="flex-none" label="Download as CSV" aria-busy={busy} onClick={download}>
      <Download />
    </IconButton>
  )
}

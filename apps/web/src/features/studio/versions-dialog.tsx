import type { Page, Version } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { useEffect, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { relativeDate } from '@/lib/dates.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

interface VersionsDialogProps {
  page: Page
  easel: Easel
  onClose: () => void
  /** The account has another picture now. */
  onChanged: () => Promise<void>
}

/** Pictures of this page that were kept beside the one that counts. Using one keeps the other in its place. */
export default function VersionsDialog({ page, easel, onClose, onChanged }: VersionsDialogProps) {
  const app = useApp()
  const [versions, setVersions] = useState<Version[] | null>(null)
  const [busy, setBusy] = useState('')
  useEffect(() => {
    void app.call(() => app.api.listVersions({ params: { id: page.id } })).then((found) => setVersions(found ?? []))
  }, [app, page.id])

  async function use({ photo, preview }: Version) {
    setBusy(photo)
    // What is on the screen must be in the account before it becomes a version.
    const isSaved = easel.state.getState().isSaved || (await easel.save())
    const changed =
      isSaved &&
      (await app.call(async () => {
        const { colored } = await app.api.readPage({ params: { id: page.id } })
        const body = { pageId: page.id, photo, preview, revision: colored?.revision ?? 0, keepBoth: true }
        return app.api.upsertColored({ body })
      }))
    setBusy('')
    if (!changed) return
    onClose()
    await onChanged()
  }

  return (
    <Dialog open onClose={onClose} label="Other versions" title="Other versions" closeLabel="Close">
      {versions?.length === 0 && (
        <p className="muted">There are none. Color this page on two devices, and you can keep both pictures.</p>
      )}
      <div className="versions">
        {versions?.map((version) => (
          <figure key={version.photo}>
            <img src={app.platform.apiOrigin + version.preview} alt="" width="512" height="512" />
            <figcaption>Kept {relativeDate(version.created_at)}</figcaption>
            <Button block busy={busy === version.photo} onClick={() => void use(version)}>
              Use this one
            </Button>
          </figure>
        ))}
      </div>
    </Dialog>
  )
}

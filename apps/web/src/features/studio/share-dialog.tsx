import type { Page, Share } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import Link2 from 'lucide-react/icons/link-2'
import { useEffect, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { useCopy } from '@/features/session/use-copy.ts'
import { requirePaid } from '@/features/studio/exports.ts'
import { Paid } from '@/features/studio/paid.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { relativeDate } from '@/lib/dates.ts'
import { Button } from '@/ui/button.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'

interface ShareDialogProps {
  page: Page
  easel: Easel
  onClose: () => void
}

/** A link by which anybody sees the finished picture, for as long as its owner likes. */
export default function ShareDialog({ page, easel, onClose }: ShareDialogProps) {
  const app = useApp()
  const copy = useCopy()
  /** Undefined until it is known. */
  const [share, setShare] = useState<Share | null | undefined>(undefined)
  const [busy, setBusy] = useState<'share' | 'unshare' | null>(null)
  const isBlank = useDrawing(easel, (state) => state.isBlank)
  const params = { id: page.id }
  useEffect(() => {
    void app.call(() => app.api.readShare({ params: { id: page.id } })).then(setShare)
  }, [app, page.id])

  async function make() {
    if (!requirePaid(app, 'Sharing is only available on the paid plan.')) return
    setBusy('share')
    // The link shows what the account has.
    const isSaved = easel.state.getState().isSaved || (await easel.save())
    const made = isSaved && (await app.call(() => app.api.sharePage({ params })))
    if (made) setShare(made)
    setBusy(null)
  }
  async function takeBack() {
    setBusy('unshare')
    if (await app.call(() => app.api.unsharePage({ params }))) setShare(null)
    setBusy(null)
  }

  const url = share && app.platform.apiOrigin + share.path
  return (
    <Dialog open onClose={onClose} label="Share link" title="Share link" closeLabel="Close">
      <div className="grid gap-4">
        <p className="muted">
          Anybody with the link sees this picture and may color the page too. It says neither your name nor the words of
          the page, and search engines are asked not to keep it.
        </p>
        {url && share && (
          <>
            <CopyField label="Link to the picture" value={url} onCopy={() => void copy(url, 'The link is')} />
            <p className="caption muted">It shows the picture as it was {relativeDate(share.created_at)}.</p>
          </>
        )}
        {share !== undefined && (
          <Button
            look={share ? 'outline' : 'keep'}
            block
            icon={<Link2 />}
            busy={busy === 'share'}
            disabled={isBlank}
            onClick={() => void make()}
          >
            <Paid>{share ? 'Show the picture as it is now' : 'Make a link'}</Paid>
          </Button>
        )}
        {share && (
          <Button look="quiet-danger" block busy={busy === 'unshare'} onClick={() => void takeBack()}>
            Take the link back
          </Button>
        )}
      </div>
    </Dialog>
  )
}

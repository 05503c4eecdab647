import type { Credit, Page } from '@inkbloom/contract'
import type { DrawingState, Easel } from '@inkbloom/easel'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Pencil from 'lucide-react/icons/pencil'
import { isFree } from '@/features/credits/is-free.ts'
import { useCredits } from '@/features/credits/read-credits.ts'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { Drop } from '@/ui/ink.tsx'

type Seen = Pick<DrawingState, 'isSaved' | 'saving' | 'journal' | 'isBlank'> & { online: boolean }

/** The true state, the worst first: nothing is called saved that is not. */
function statusOf({ isSaved, saving, journal, isBlank, online }: Seen) {
  if (journal === 'elsewhere') return { Icon: CircleAlert, text: 'Open in another tab' }
  if (saving === 'saving') return { Icon: CloudUpload, text: 'Saving' }
  if (isSaved) return { Icon: Check, text: isBlank ? 'Nothing colored yet' : 'Saved' }
  if (journal === 'failed') return { Icon: CircleAlert, text: 'Not saved. This device cannot keep a copy' }
  if (!online && journal === 'kept') return { Icon: CloudOff, text: 'Saved on this device' }
  if (saving === 'failed' || saving === 'refused')
    return { Icon: CircleAlert, text: journal === 'kept' ? 'Saved on this device only' : 'Not saved yet' }
  return { Icon: Pencil, text: journal === 'kept' ? 'Saved on this device' : 'Not saved yet' }
}

/** Before the first stroke on somebody else's page: it will cost something. */
function costOf(page: Page, credits: Credit | null, online: boolean): string | null {
  if (isFree(page)) return null
  if (!online) return 'Offline: this page uses 1 credit once you are back'
  if (!credits) return null
  const left = credits.public_page
  return left === 1 ? 'Coloring this page uses your last credit' : `Coloring this page uses 1 of your ${left} credits`
}

export function StatusLine({ easel, page }: { easel: Easel; page: Page }) {
  const online = useStoreOf('device', (device) => device.online)
  const cost = costOf(page, useCredits(), online)
  const isSaved = useDrawing(easel, (state) => state.isSaved)
  const saving = useDrawing(easel, (state) => state.saving)
  const journal = useDrawing(easel, (state) => state.journal)
  const isBlank = useDrawing(easel, (state) => state.isBlank)
  const isUntouched = useDrawing(easel, (state) => state.isSaved && state.isBlank && state.snapshots <= 1)
  if (cost && isUntouched && journal !== 'elsewhere')
    return (
      <span className="studio__status studio__status--cost" role="status">
        <Drop tone="cerulean" />
        {cost}
      </span>
    )
  const { Icon, text } = statusOf({ isSaved, saving, journal, isBlank, online })
  return (
    <span className="studio__status" role="status">
      <Icon />
      {text}
    </span>
  )
}

import { messages } from '@inkbloom/contract/constants'
import snail from '@/assets/sketch/snail.svg'
import { useCreationsContext } from '@/features/creations/creations-context.tsx'
import type { Tracked } from '@/features/creations/tracked.ts'
import { Button } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

/** What happened, what it cost, and two ways on. */
export function DrawingFailed({ tracked, onEdit }: { tracked: Tracked; onEdit: () => void }) {
  const { creations } = useCreationsContext()
  // The same words would be refused again.
  const refused = tracked.failure?.message.startsWith(messages.descriptionRefused) ?? false
  function again() {
    creations.dismiss(tracked.requestId)
    creations.start(tracked.prompt, tracked.detail)
  }
  const ways = [
    <Button key="edit" look={refused ? 'keep' : 'ghost'} onClick={onEdit}>
      Edit description
    </Button>,
    <Button key="again" look={refused ? 'ghost' : 'keep'} onClick={again}>
      Try again
    </Button>,
  ]
  return (
    <State
      screen
      announce
      picture={<Sketch src={snail} inked />}
      title={refused ? 'These words were not drawn' : 'The ink ran dry'}
      actions={refused ? ways : ways.toReversed()}
    >
      {tracked.failure?.message ?? 'We could not finish this page. Nothing was charged.'} Your description is saved.
    </State>
  )
}

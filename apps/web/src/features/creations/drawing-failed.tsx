import snail from '@/assets/sketch/snail.svg'
import { useCreationsContext } from '@/features/creations/creations-context.tsx'
import type { Tracked } from '@/features/creations/tracked.ts'
import { Button } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

/** What happened, what it cost, and two ways on. */
export function DrawingFailed({ tracked, onEdit }: { tracked: Tracked; onEdit: () => void }) {
  const { creations } = useCreationsContext()
  function again() {
    creations.dismiss(tracked.requestId)
    creations.start(tracked.prompt, tracked.detail)
  }
  return (
    <State
      screen
      announce
      picture={<Sketch src={snail} inked />}
      title="The ink ran dry"
      actions={
        <>
          <Button look="keep" onClick={again}>
            Try again
          </Button>
          <Button look="ghost" onClick={onEdit}>
            Edit description
          </Button>
        </>
      }
    >
      {tracked.failure?.message ?? 'We could not finish this page. Nothing was charged.'} Your description is saved.
    </State>
  )
}

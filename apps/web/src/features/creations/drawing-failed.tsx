import { messages } from '@inkbloom/contract/constants'
import snail from '@/assets/sketch/snail.svg'
import { useCreationsContext } from '@/features/creations/creations-context.ts'
import type { Tracked } from '@/features/creations/tracked.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

const nothing = 'We could not finish this page. Nothing was charged.'

/** What happened, what it cost, and two ways on. */
export function DrawingFailed({ tracked, onEdit }: { tracked: Tracked; onEdit: () => void }) {
  const { creations } = useCreationsContext()
  // The same words would be refused again.
  const refused = tracked.failure?.message.startsWith(messages.descriptionRefused) ?? false
  const again = () => creations.start({ prompt: tracked.prompt, detail: tracked.detail, seed: tracked.seed })
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
      {tracked.failure?.message ?? nothing} Your description is saved.
    </State>
  )
}

/** Of a page that was drawn before: there are no words to change, and what another try costs is asked anew. */
export function RedrawFailed({ tracked, redrawOf }: { tracked: Tracked; redrawOf: number }) {
  const { creations, askRedraw } = useCreationsContext()
  const page = { id: redrawOf, title: tracked.prompt, prompt: tracked.prompt }
  return (
    <State
      screen
      announce
      picture={<Sketch src={snail} inked />}
      title="The ink ran dry"
      actions={[
        <Button key="again" look="keep" onClick={() => askRedraw(page)}>
          Try again
        </Button>,
        <ButtonLink key="back" look="ghost" to="/pages" onClick={() => creations.dismiss(tracked.requestId)}>
          Go to My pages
        </ButtonLink>,
      ]}
    >
      {tracked.failure?.message ?? nothing} The page that you have stays as it is.
    </State>
  )
}

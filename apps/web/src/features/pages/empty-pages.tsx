import Heart from 'lucide-react/icons/heart'
import octopus from '@/assets/sketch/octopus.svg'
import snail from '@/assets/sketch/snail.svg'
import type { PageModule } from '@/features/pages/modules.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Blot } from '@/ui/ink.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

export function EmptyPages({ module, search }: { module: PageModule; search: string }) {
  if (search)
    return (
      <State
        picture={<Sketch src={octopus} inked />}
        title="No one has drawn that yet"
        actions={
          <ButtonLink look="make" to={`/pages/create?prompt=${encodeURIComponent(search)}`}>
            Draw it
          </ButtonLink>
        }
      >
        There is no page for “{search}”. You could be first.
      </State>
    )
  const { title, text, action } = module.empty
  const picture =
    module.scope === 'favorited' ? (
      <Blot tone="var(--color-madder-wash)" size={64}>
        <Heart />
      </Blot>
    ) : (
      <Sketch src={snail} inked />
    )
  return (
    <State picture={picture} title={title} actions={<ButtonLink to={action.to}>{action.label}</ButtonLink>}>
      {text}
    </State>
  )
}

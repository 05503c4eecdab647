import type { Difficulty, Theme } from '@inkbloom/contract'
import { themes } from '@inkbloom/contract/constants'
import Heart from 'lucide-react/icons/heart'
import { useSearchParams } from 'react-router'
import octopus from '@/assets/sketch/octopus.svg'
import snail from '@/assets/sketch/snail.svg'
import { DetailFlower } from '@/features/pages/detail-flower.tsx'
import { difficultyNames } from '@/features/pages/difficulty.ts'
import type { PageQuery } from '@/features/pages/load-pages.ts'
import type { PageModule } from '@/features/pages/modules.ts'
import { useUser } from '@/features/session/app-context.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Blot } from '@/ui/ink.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

export function EmptyPages({ module, query }: { module: PageModule; query: PageQuery }) {
  const { search, difficulty, theme } = query
  const { plan } = useUser()
  if (theme) return <NoneAbout theme={theme} />
  if (difficulty) return <NoneSoFine difficulty={difficulty} />
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
  if (module.scope === 'favorited' && !plan.paid)
    return (
      <State
        picture={picture}
        title={title}
        actions={
          <>
            <ButtonLink look="keep" to="/checkout">
              See the plans
            </ButtonLink>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
          </>
        }
      >
        Favorites come with a paid plan. On Free you can color any page, and what you color is kept in Colored pages.
      </State>
    )
  return (
    <State picture={picture} title={title} actions={<ButtonLink to={action.to}>{action.label}</ButtonLink>}>
      {text}
    </State>
  )
}

function NoneSoFine({ difficulty }: { difficulty: Difficulty }) {
  const [params] = useSearchParams()
  params.delete('difficulty')
  return (
    <State
      picture={<DetailFlower detail={difficulty} className="size-24" />}
      title={`No ${difficultyNames[difficulty].toLowerCase()} pages here`}
      actions={<ButtonLink to={{ search: `${params}` }}>Show every difficulty</ButtonLink>}
    >
      There may be simpler or more intricate ones.
    </State>
  )
}

function NoneAbout({ theme }: { theme: Theme }) {
  const [params] = useSearchParams()
  params.delete('theme')
  const name = themes.find(({ value }) => value === theme)?.label ?? ''
  return (
    <State
      picture={<Sketch src={octopus} inked />}
      title={`Nothing here under ${name}`}
      actions={<ButtonLink to={{ search: `${params}` }}>Show every theme</ButtonLink>}
    >
      Other themes may have what you look for.
    </State>
  )
}

import { Garden } from '@/features/website/garden.tsx'
import type { SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import { TrialBox } from '@/features/website/trial-box.tsx'
import { ButtonLink } from '@/ui/button.tsx'

interface HeroProps extends Omit<SectionProps<Landing['home']>, 'ground'> {
  name: string
  /** A link to a section that is switched off leads nowhere. */
  explained: boolean
}

/** The title page of a coloring book. */
export function Hero({ id, name, content, explained }: HeroProps) {
  const { headingLine1, headingLine2, subheading, image } = content
  const lines = [headingLine1, headingLine2].filter(Boolean)
  return (
    <section id={id} data-garden={image ? undefined : ''} className="hero" aria-label={lines.join(' ') || name}>
      {!image && <Garden />}
      <div className="hero__copy">
        <h1>
          {lines.length > 0 ? (
            lines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))
          ) : (
            <span className="sr-only">{name}</span>
          )}
        </h1>
        {subheading && <p className="lead hero__lead">{subheading}</p>}
        <TrialBox />
        <div className="hero__actions">
          <ButtonLink look="keep" to="/sign-up">
            Start free trial
          </ButtonLink>
          {explained && (
            <ButtonLink className="bg-ground" to="/#how-it-works">
              How it works
            </ButtonLink>
          )}
        </div>
      </div>
      {image && (
        <div className="sheet hero__picture">
          <img src={image} alt="" width="960" height="600" fetchPriority="high" />
        </div>
      )}
    </section>
  )
}

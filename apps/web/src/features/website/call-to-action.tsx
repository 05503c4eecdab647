import strip from '@/features/website/art/strip.webp'
import { Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import { ButtonLink } from '@/ui/button.tsx'

export function CallToAction({ id, content }: Omit<SectionProps<Landing['callToAction']>, 'ground'>) {
  const { heading, subheading } = content
  return (
    <Section id={id} className="band--make on-make" heading={heading || 'Get started'}>
      <div className="band__wrap">
        <h2>{heading}</h2>
        {subheading && <p className="lead band__lead">{subheading}</p>}
        <ButtonLink look="keep" size="lg" to="/sign-up">
          Get started
        </ButtonLink>
      </div>
      <div className="band__strip">
        <img src={strip} alt="" width="1600" height="262" loading="lazy" decoding="async" />
      </div>
    </Section>
  )
}

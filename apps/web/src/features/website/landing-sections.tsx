import type { Plan } from '@inkbloom/contract'
import { CallToAction } from '@/features/website/call-to-action.tsx'
import { Contact } from '@/features/website/contact.tsx'
import { Faqs } from '@/features/website/faqs.tsx'
import { Features } from '@/features/website/features.tsx'
import { Hero } from '@/features/website/hero.tsx'
import { HowItWorks } from '@/features/website/how-it-works.tsx'
import { Metrics } from '@/features/website/metrics.tsx'
import { Pricing } from '@/features/website/pricing.tsx'
import type { Ground, Landing, SectionName } from '@/features/website/sections.ts'
import { Testimonials } from '@/features/website/testimonials.tsx'

interface LandingSectionProps {
  section: { name: SectionName; id: string; ground: Ground }
  landing: Landing
  appName: string
  plans: readonly Plan[] | null
  edited?: string | null
}

/** One section by its name: the landing page shows them in turn, an editor the one that it edits. */
export function LandingSection({ section, landing, appName, plans, edited = null }: LandingSectionProps) {
  const { id, ground } = section
  const common = { id, ground, edited }
  switch (section.name) {
    case 'home':
      return <Hero id={id} name={appName} content={landing.home} explained={landing.howItWorks.visibility} />
    case 'howItWorks':
      return <HowItWorks {...common} content={landing.howItWorks} />
    case 'features':
      return <Features {...common} content={landing.features} />
    case 'testimonials':
      return <Testimonials id={id} edited={edited} content={landing.testimonials} />
    case 'metrics':
      return <Metrics id={id} edited={edited} content={landing.metrics} />
    case 'pricing':
      return <Pricing {...common} content={landing.pricing} plans={plans} />
    case 'faqs':
      return <Faqs {...common} content={landing.faqs} reachable={landing.contact.visibility} />
    case 'callToAction':
      return <CallToAction id={id} content={landing.callToAction} />
    case 'contact':
      return <Contact {...common} content={landing.contact} />
  }
}

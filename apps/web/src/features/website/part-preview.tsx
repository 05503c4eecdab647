import type { Plan, Website } from '@inkbloom/contract'
import { useStoreOf } from '@/features/shell/app-context.tsx'
import { Footer } from '@/features/site/footer.tsx'
import { LandingSection } from '@/features/site/landing-sections.tsx'
import { legalLinks } from '@/features/site/legal-links.tsx'
import { Legal } from '@/features/site/legal-text.tsx'
import { sections, shownSections } from '@/features/site/sections.ts'
import type { PartName } from '@/features/website/parts.ts'

interface PartPreviewProps {
  name: PartName
  website: Website
  plans: readonly Plan[] | null
  marked: string | null
}

/** The part that is edited, made of the very components that visitors will see. */
export function PartPreview({ name, website, plans, marked }: PartPreviewProps) {
  const appName = useStoreOf('app', (app) => app.name)
  const tagline = useStoreOf('app', (app) => app.tagline)
  const { landing, terms, privacy } = website
  if (name === 'terms') return <Legal title="Terms" html={terms.content} />
  if (name === 'privacy') return <Legal title="Privacy" html={privacy.content} />
  if (name === 'footer')
    return (
      <Footer
        {...{ name: appName, tagline, marked }}
        legal={legalLinks(website)}
        socials={landing.footer.socials}
        platforms={landing.home.platforms}
      />
    )
  // A hidden section has no ground of its own on the page yet; it is shown on the one it would have there.
  const shown = shownSections({ ...landing, [name]: { ...landing[name], visibility: true } })
  const section = shown.find((one) => one.name === name) ?? { ...sections[0], name, id: name, ground: 'sheet' as const }
  return <LandingSection {...{ section, landing, appName, plans, marked }} />
}

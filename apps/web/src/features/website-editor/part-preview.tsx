import type { Plan, Website } from '@inkbloom/contract'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Footer } from '@/features/website/footer.tsx'
import { LandingSection } from '@/features/website/landing-sections.tsx'
import { legalLinks } from '@/features/website/legal-links.tsx'
import { Legal } from '@/features/website/legal-text.tsx'
import { sections, shownSections } from '@/features/website/sections.ts'
import type { PartName } from '@/features/website-editor/parts.ts'

interface PartPreviewProps {
  name: PartName
  website: Website
  plans: readonly Plan[] | null
  edited: string | null
}

/** The part that is edited, made of the very components that visitors will see. */
export function PartPreview({ name, website, plans, edited }: PartPreviewProps) {
  const appName = useStoreOf('site', (site) => site.name)
  const tagline = useStoreOf('site', (site) => site.tagline)
  const { landing, terms, privacy } = website
  if (name === 'terms') return <Legal title="Terms" html={terms.content} />
  if (name === 'privacy') return <Legal title="Privacy" html={privacy.content} />
  if (name === 'footer')
    return (
      <Footer
        {...{ name: appName, tagline, edited }}
        legal={legalLinks(website)}
        socials={landing.footer.socials}
        platforms={landing.home.platforms}
      />
    )
  // A hidden section has no ground of its own on the page yet; it is shown on the one it would have there.
  const shown = shownSections({ ...landing, [name]: { ...landing[name], visibility: true } })
  const section = shown.find((one) => one.name === name) ?? { ...sections[0], name, id: name, ground: 'sheet' as const }
  return <LandingSection {...{ section, landing, appName, plans, edited }} />
}

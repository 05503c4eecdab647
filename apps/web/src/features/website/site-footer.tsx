import { useStoreOf } from '@/features/session/app-context.tsx'
import { useSystem } from '@/features/session/use-system.ts'
import { Footer } from '@/features/website/footer.tsx'
import { legalLinks } from '@/features/website/legal-links.tsx'

/** Below every public page, unless it is switched off. */
export function SiteFooter() {
  const name = useStoreOf('site', (site) => site.name)
  const tagline = useStoreOf('site', (site) => site.tagline)
  const website = useStoreOf('site', (site) => site.website)
  const system = useSystem()
  if (!website?.landing.footer.visibility) return null
  return (
    <Footer
      name={name}
      tagline={tagline}
      socials={website.landing.footer.socials}
      platforms={website.landing.home.platforms}
      system={system}
      legal={legalLinks(website)}
    />
  )
}

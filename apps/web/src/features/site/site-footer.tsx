import { useStoreOf } from '@/features/shell/app-context.tsx'
import { Footer } from '@/features/site/footer.tsx'
import { legalLinks } from '@/features/site/legal-links.tsx'

/** Below every public page, unless it is switched off. */
export function SiteFooter() {
  const name = useStoreOf('app', (app) => app.name)
  const tagline = useStoreOf('app', (app) => app.tagline)
  const website = useStoreOf('app', (app) => app.website)
  if (!website?.landing.footer.visibility) return null
  return (
    <Footer
      name={name}
      tagline={tagline}
      socials={website.landing.footer.socials}
      platforms={website.landing.home.platforms}
      legal={legalLinks(website)}
    />
  )
}

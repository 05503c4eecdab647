import { platformNames } from '@inkbloom/contract/constants'
import type { ReactNode } from 'react'
import social from '@/features/website/art/social.svg'
import { markOf } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import { Logo } from '@/ui/marks.tsx'

type Platforms = Landing['home']['platforms']
type Social = Landing['footer']['socials'][number]

export const platformLabels: Record<keyof Platforms, string> = {
  web: 'Web',
  android: 'Android',
  ios: 'iPhone and iPad',
  windows: 'Windows',
  mac: 'Mac',
  debian: 'Debian and Ubuntu',
}

export const socialLabels: Record<Social['icon'], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Website',
}

/** Only where there is something to download: a link to the web alone is where people are already. */
function Downloads({ platforms }: { platforms: Platforms }) {
  const given = platformNames.filter((platform) => platforms[platform])
  if (!given.some((platform) => platform !== 'web')) return null
  return (
    <section className="foot__links" aria-labelledby="download">
      <h2 id="download">Download our app</h2>
      <ul>
        {given.map((platform) => (
          <li key={platform}>
            <a href={platforms[platform]} rel="noreferrer">
              {platformLabels[platform]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Socials({ socials, marked }: { socials: readonly Social[]; marked: string | null }) {
  const given = socials.filter(({ url }) => url)
  if (given.length === 0) return null
  return (
    <ul className="foot__socials">
      {given.map(({ id, url, icon }) => (
        <li key={id} {...markOf(id, marked)}>
          <a href={url} rel="me noreferrer" title={socialLabels[icon]}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <use href={`${social}#${icon}`} />
            </svg>
            <span className="vh">{socialLabels[icon]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface FooterProps {
  name: string
  tagline: string
  socials: readonly Social[]
  platforms: Platforms
  legal: readonly ReactNode[]
  marked?: string | null
}

export function Footer({ name, tagline, socials, platforms, legal, marked = null }: FooterProps) {
  return (
    <footer className="foot">
      <div className="band__wrap">
        <div className="foot__cols">
          <div>
            <p className="brand">
              <Logo />
              <span>{name}</span>
            </p>
            <p className="foot__tagline">{tagline}</p>
            <Socials socials={socials} marked={marked} />
          </div>
          <Downloads platforms={platforms} />
          {legal.length > 0 && (
            <nav className="foot__links" aria-labelledby="legal">
              <h2 id="legal">Legal</h2>
              {legal}
            </nav>
          )}
        </div>
        <p className="foot__end">© {name}</p>
      </div>
    </footer>
  )
}

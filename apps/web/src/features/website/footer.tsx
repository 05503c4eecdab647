import { platformNames } from '@inkbloom/contract/constants'
import type { ReactNode } from 'react'
import social from '@/features/website/art/social.svg'
import { editedProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import type { System } from '@/platform/system.ts'
import { Logo } from '@/ui/brand.tsx'

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

/** Only where there is something to download: if the web is the only platform, people are already there. */
function Downloads({ platforms, system }: { platforms: Platforms; system: System | null }) {
  const offered = platformNames.filter((platform) => platforms[platform])
  if (!offered.some((platform) => platform !== 'web')) return null
  // The one for this device first: nobody should have to look for it.
  const given = offered.toSorted((a, b) => Number(b === system) - Number(a === system))
  return (
    <section className="site-footer__links" aria-labelledby="download">
      <h2 id="download">Download our app</h2>
      <ul>
        {given.map((platform) => (
          <li key={platform}>
            <a href={platforms[platform]} rel="noreferrer" data-own={platform === system ? '' : undefined}>
              {platformLabels[platform]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Socials({ socials, edited }: { socials: readonly Social[]; edited: string | null }) {
  const given = socials.filter(({ url }) => url)
  if (given.length === 0) return null
  return (
    <ul className="site-footer__socials">
      {given.map(({ id, url, icon }) => (
        <li key={id} {...editedProps(id, edited)}>
          <a href={url} rel="me noreferrer" title={socialLabels[icon]}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <use href={`${social}#${icon}`} />
            </svg>
            <span className="sr-only">{socialLabels[icon]}</span>
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
  /** What the visitor's device runs; null until that is known. */
  system?: System | null
  legal: readonly ReactNode[]
  edited?: string | null
}

export function Footer({ name, tagline, socials, platforms, system = null, legal, edited = null }: FooterProps) {
  return (
    <footer className="site-footer">
      <div className="band__wrap">
        <div className="site-footer__cols">
          <div>
            <p className="brand">
              <Logo />
              <span>{name}</span>
            </p>
            <p className="site-footer__tagline">{tagline}</p>
            <Socials socials={socials} edited={edited} />
          </div>
          <Downloads platforms={platforms} system={system} />
          {legal.length > 0 && (
            <nav className="site-footer__links" aria-labelledby="legal">
              <h2 id="legal">Legal</h2>
              {legal}
            </nav>
          )}
        </div>
        <p className="site-footer__end">© {name}</p>
      </div>
    </footer>
  )
}

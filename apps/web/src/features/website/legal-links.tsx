import { Link } from 'react-router'
import type { SiteContent } from '@/features/site/website.ts'

const pages = [
  { page: 'terms', to: '/terms', label: 'Terms' },
  { page: 'privacy', to: '/privacy', label: 'Privacy' },
] as const

/** Only to what is there: a hidden page answers 404. */
export const legalLinks = (website: Pick<SiteContent, 'terms' | 'privacy'>) =>
  pages
    .filter(({ page }) => website[page].visibility)
    .map(({ to, label }) => (
      <Link key={to} to={to}>
        {label}
      </Link>
    ))

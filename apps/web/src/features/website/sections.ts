import type { LandingSection, Website } from '@inkbloom/contract'

export type Landing = Website['landing']
/** Without the footer, which belongs to every public page. */
export type SectionName = Exclude<LandingSection, 'footer'>

/** In the order of the page, under the ids that addresses use. */
export const sections: readonly { name: SectionName; id: string; own?: true }[] = [
  { name: 'home', id: 'home' },
  { name: 'howItWorks', id: 'how-it-works' },
  { name: 'features', id: 'features' },
  { name: 'testimonials', id: 'testimonials', own: true },
  { name: 'metrics', id: 'metrics', own: true },
  { name: 'pricing', id: 'pricing' },
  { name: 'faqs', id: 'faqs' },
  { name: 'callToAction', id: 'call-to-action', own: true },
  { name: 'contact', id: 'contact' },
]

export type Ground = 'sheet' | 'desk'

/** What is shown, and on what: white and desk take turns, whichever sections are switched off; some bring their own. */
export function shownSections(landing: Landing): { name: SectionName; id: string; ground: Ground }[] {
  let turn: Ground = 'desk'
  return sections
    .filter(({ name }) => landing[name].visibility)
    .map(({ name, id, own }) => {
      if (!own) turn = turn === 'desk' ? 'sheet' : 'desk'
      return { name, id, ground: turn }
    })
}

/** The header's links, in its order. */
export const anchors: readonly { name: SectionName; to: string; label: string }[] = [
  { name: 'home', to: '/#home', label: 'Home' },
  { name: 'howItWorks', to: '/#how-it-works', label: 'How it works' },
  { name: 'pricing', to: '/#pricing', label: 'Pricing' },
  { name: 'faqs', to: '/#faqs', label: 'FAQs' },
  { name: 'contact', to: '/#contact', label: 'Contact' },
]

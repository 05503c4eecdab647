import type { Website } from '@inkbloom/contract'
import { type PartName, partOf } from '@/features/website-editor/parts.ts'

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** A few words that tell one part from another, from what is in it. */
export function summaryOf(website: Website, name: PartName): string {
  const { landing } = website
  switch (name) {
    case 'home':
      return [landing.home.headingLine1, landing.home.headingLine2].filter(Boolean).join(' ')
    case 'howItWorks':
      return plural(landing.howItWorks.steps.length, 'step')
    case 'features':
      return plural(landing.features.items.length, 'feature')
    case 'testimonials':
      return plural(landing.testimonials.items.length, 'testimonial')
    case 'metrics':
      return plural(landing.metrics.items.length, 'figure')
    case 'faqs':
      return plural(landing.faqs.items.length, 'question')
    case 'footer':
      return plural(landing.footer.socials.length, 'social link')
    case 'terms':
    case 'privacy':
      return plural((website[name].content.match(/<h[2-4]/g) ?? []).length, 'heading')
    default: {
      const part = partOf(website, name)
      return 'heading' in part ? part.heading : ''
    }
  }
}

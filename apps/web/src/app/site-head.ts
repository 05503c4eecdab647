import type { Plan, RenderedSite, SharedPicture } from '@inkbloom/contract'
import type { SiteInfo } from '@/features/site/site.store.ts'
import { documentTitle } from '@/features/site/site.store.ts'
import { trimSlashes } from '@/lib/trim-slashes.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** A data block: never executed, so the content security policy allows it. An unescaped '<' could end it early. */
export const dataBlock = (type: string, id: string, value: unknown) =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`

type Info = Pick<SiteInfo, 'name' | 'tagline' | 'favicon' | 'website'>

type Address = Pick<RenderedSite, 'origin' | 'picture'> & { pathname: string }

export const pathsToIndex = ['/', '/terms', '/privacy', '/sign-in', '/sign-up']

const descriptions: Record<string, (info: Info) => string> = {
  '/': ({ website, tagline }) => website?.landing.home.subheading || tagline,
  '/terms': ({ name }) => `The terms of ${name}: your account, your pages, plans and credits.`,
  '/privacy': ({ name }) => `What ${name} keeps about you, who sees it, and how to get it or delete it.`,
  '/sign-in': ({ name, tagline }) => `Sign in to ${name}. ${tagline}`,
  '/sign-up': ({ name, tagline }) => `Create an account at ${name}. ${tagline}`,
}

/** What every page says about itself. */
export function commonHead(info: Info): string {
  return [
    `<title>${escapeHtml(documentTitle(info))}</title>`,
    `<link rel="icon" href="${escapeHtml(info.favicon)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('')
}

/** What a page tells search engines and link previews. Pages without a description ask not to be indexed. */
export function sharingHead(info: Info, { origin, pathname, picture }: Address): string {
  const path = trimSlashes(pathname)
  const describe = descriptions[path]
  if (!describe) return meta('robots', 'noindex') + meta('description', info.tagline)
  const title = documentTitle(info)
  const description = describe(info)
  return [
    meta('description', description),
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    meta('og:type', 'website'),
    meta('og:site_name', info.name),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', origin + path),
    meta('og:image', origin + picture.url),
    meta('og:image:width', String(picture.width)),
    meta('og:image:height', String(picture.height)),
    meta('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', origin + picture.url),
  ].join('')
}

/** A picture that somebody shared: other sites may show it beside its link, search engines may not keep it. */
export function sharedHead(info: Info, { origin, pathname }: Omit<Address, 'picture'>, shared: SharedPicture): string {
  const title = `${shared.title}, colored with ${info.name}`
  const picture = origin + shared.picture
  return [
    meta('robots', 'noindex'),
    meta('description', info.tagline),
    meta('og:type', 'website'),
    meta('og:site_name', info.name),
    meta('og:title', title),
    meta('og:description', info.tagline),
    meta('og:url', origin + trimSlashes(pathname)),
    meta('og:image', picture),
    meta('og:image:type', 'image/jpeg'),
    meta('og:image:width', String(shared.width)),
    meta('og:image:height', String(shared.height)),
    meta('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:image', picture),
  ].join('')
}

/** The landing page for machines: who, what it costs, the questions it answers. Nothing that people do not see too. */
export function structuredData(info: Info, origin: string, plans: readonly Plan[]): string {
  const landing = info.website?.landing
  const offers = plans.map(({ title, price }) => ({ '@type': 'Offer', name: title, price, priceCurrency: 'USD' }))
  const questions = landing?.faqs.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  const graph = [
    { '@type': 'WebSite', name: info.name, url: `${origin}/`, description: info.tagline },
    {
      '@type': 'WebApplication',
      name: info.name,
      url: `${origin}/`,
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any',
      ...(landing?.pricing.visibility && offers.length > 0 && { offers }),
    },
    ...(landing?.faqs.visibility && questions?.length ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
  ]
  return dataBlock('application/ld+json', '', { '@context': 'https://schema.org', '@graph': graph })
}

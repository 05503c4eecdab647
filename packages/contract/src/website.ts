import { z } from 'zod'
import { siteLink, siteLinkRule, siteLists, siteText, socialIcons } from './constants.ts'
import { defaultWebsite } from './website-defaults.ts'

const line = z.string().trim().max(siteText.line, 'At most 160 characters.')
const paragraph = z.string().trim().max(siteText.paragraph, 'At most 1,200 characters.')
const visibility = z.boolean()
const itemId = z.string().min(1).max(40)

export const SiteLink = z
  .string()
  .trim()
  .max(siteText.link, 'At most 500 characters.')
  .refine((link) => link === '' || siteLink.test(link), siteLinkRule)
const Picture = z
  .string()
  .max(500)
  .refine((url) => url.startsWith('/files/'), 'Upload a picture.')
  .nullable()

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most, `At most ${most}.`)

export const landingSections = {
  home: z.object({
    visibility,
    headingLine1: line,
    headingLine2: line,
    subheading: paragraph,
    image: Picture,
    platforms: z.object({
      web: SiteLink,
      android: SiteLink,
      ios: SiteLink,
      windows: SiteLink,
      mac: SiteLink,
      debian: SiteLink,
    }),
  }),
  howItWorks: z.object({
    visibility,
    heading: line,
    subheading: paragraph,
    /** The description on the slip of paper that stands for the first step. */
    example: line,
    /** A step without a picture shows ours. */
    steps: list(
      z.object({ id: itemId, title: line, description: paragraph, image: Picture.default(null) }),
      siteLists.steps,
    ),
  }),
  features: z.object({
    visibility,
    heading: line,
    subheading: paragraph,
    items: list(z.object({ id: itemId, title: line, description: paragraph }), siteLists.features),
  }),
  testimonials: z.object({
    visibility,
    heading: line,
    items: list(
      z.object({ id: itemId, photo: Picture, feedback: paragraph, name: line, location: line }),
      siteLists.testimonials,
    ),
  }),
  metrics: z.object({
    visibility,
    heading: line,
    items: list(z.object({ id: itemId, key: line, value: line }), siteLists.metrics),
  }),
  pricing: z.object({ visibility, heading: line, subheading: paragraph }),
  faqs: z.object({
    visibility,
    heading: line,
    items: list(z.object({ id: itemId, question: line, answer: paragraph }), siteLists.faqs),
  }),
  callToAction: z.object({ visibility, heading: line, subheading: paragraph }),
  contact: z.object({
    visibility,
    heading: line,
    location: line,
    phone: line,
    email: z.union([z.literal(''), z.email('Enter an email address.')]),
    support: z.object({ heading: line, description: paragraph, link: SiteLink }),
  }),
  footer: z.object({
    visibility,
    socials: list(z.object({ id: itemId, url: SiteLink, icon: z.enum(socialIcons) }), siteLists.socials),
  }),
}

export const Landing = z.object(landingSections)
/** `content` is HTML, made safe by the server on its way in. */
export const LegalPage = z.object({
  visibility,
  content: z.string().max(siteText.legalPage, 'This page is too long: it may have 500,000 characters.'),
})

export const Website = z.object({ landing: Landing, terms: LegalPage, privacy: LegalPage }).meta({ id: 'Website' })
export type Website = z.infer<typeof Website>
export type LandingSection = keyof Website['landing']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is left out, at any depth, is taken from the fallback. Lists are whole: half of one is nobody's wish. */
export function fillIn(fallback: unknown, value: unknown): unknown {
  if (value === undefined) return fallback
  if (!isObject(fallback) || !isObject(value)) return value
  const filled = Object.keys(fallback).map((name) => [name, fillIn(fallback[name], value[name])])
  return { ...value, ...Object.fromEntries(filled) }
}

/**
 * Reads what is stored, written by hand or by an older version included: a part that cannot be read is shown from the
 * defaults, and named, so that the site always renders and the admin is told.
 */
export function readWebsite(text: string | null): { website: Website; problems: string[] } {
  const problems: string[] = []
  const stored = parse(text || '{}')
  if (!isObject(stored)) problems.push('The stored site content is not a JSON object. The site shows its defaults.')
  const root = isObject(stored) ? stored : {}
  if (root.landing !== undefined && !isObject(root.landing))
    problems.push('The stored landing page is not a JSON object. The site shows its defaults.')
  const landing = isObject(root.landing) ? root.landing : {}
  const part = <T>(name: string, schema: z.ZodType<T>, fallback: T, value: unknown): T => {
    const parsed = schema.safeParse(fillIn(fallback, value))
    if (parsed.success) return parsed.data
    const where = parsed.error.issues[0]?.path.join('.')
    problems.push(
      `The part "${name}" could not be read${where ? ` (at ${where})` : ''} and is shown with its defaults.`,
    )
    return fallback
  }
  const sections = Object.entries(landingSections).map(([name, schema]) => {
    const section = name as LandingSection
    return [section, part(section, schema as z.ZodType, defaultWebsite.landing[section], landing[section])]
  })
  return {
    website: {
      landing: Object.fromEntries(sections) as Website['landing'],
      terms: part('terms', LegalPage, defaultWebsite.terms, root.terms),
      privacy: part('privacy', LegalPage, defaultWebsite.privacy, root.privacy),
    },
    problems,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { z } from 'zod'
import { siteLink, siteLinkRule, siteLists, siteText, socialIcons } from './constants.ts'

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
    // The description on the slip of paper that stands for the first step.
    example: line,
    // A step without a picture shows ours.
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

import type { LandingSection, Website } from '@inkbloom/contract'

/** What has an editor of its own: the sections of the landing page, and the two texts. */
export type PartName = LandingSection | 'terms' | 'privacy'
export type Part<N extends PartName> = N extends LandingSection
  ? Website['landing'][N]
  : N extends 'terms' | 'privacy'
    ? Website[N]
    : never
export type AnyPart = Part<PartName>

const isText = (name: PartName): name is 'terms' | 'privacy' => name === 'terms' || name === 'privacy'

export const partOf = (website: Website, name: PartName): AnyPart =>
  isText(name) ? website[name] : website.landing[name]

export const withPart = (website: Website, name: PartName, part: AnyPart): Website =>
  isText(name) ? { ...website, [name]: part } : { ...website, landing: { ...website.landing, [name]: part } }

/** Where the server's messages about this part begin. */
export const pathOf = (name: PartName) => (isText(name) ? name : `landing.${name}`)

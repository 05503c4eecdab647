import type { Website } from '@inkbloom/contract'

type Shown = { visibility: boolean }

/**
 * Site content as every screen may need it. The two long texts are left out: they would travel with each page, and
 * only the screens that show them read them.
 */
export interface SiteContent {
  landing: Website['landing']
  terms: Shown
  privacy: Shown
}

/** The server sends it whole and readable, whatever is stored. */
export const readWebsite = (text: string): Website => JSON.parse(text) as Website

export const withoutTexts = ({ landing, terms, privacy }: Website): SiteContent => ({
  landing,
  terms: { visibility: terms.visibility },
  privacy: { visibility: privacy.visibility },
})

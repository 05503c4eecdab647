import type { AppStatus, RenderedSite, Setting } from '@inkbloom/contract'
import { clientVersion } from '@inkbloom/contract/constants'
import { createStore } from 'zustand/vanilla'
import { readWebsite, type SiteContent, withoutTexts } from '@/features/site/website.ts'

/** What the server tells everybody about this install. The rendered page carries it, so that no call is needed. */
export type Site = Pick<RenderedSite, 'settings' | 'status'>

interface SiteState {
  /** Null, like the site's content below, until the server has answered. */
  status: AppStatus | null
  name: string
  tagline: string
  favicon: string
  website: SiteContent | null
}

interface SiteActions {
  applySettings: (settings: readonly Setting[]) => void
  applyStatus: (status: AppStatus) => void
}

export type SiteInfo = SiteState & SiteActions

const unnamed = { name: 'Inkbloom', tagline: 'Say it in words. Color it by hand.', favicon: '/favicon.svg' }

function fromSettings(settings: readonly Setting[]): Omit<SiteState, 'status'> {
  const values = new Map(settings.map(({ name, value }) => [name, value]))
  const website = values.get('website')
  return {
    name: values.get('app_name') || unnamed.name,
    tagline: values.get('tagline') || unnamed.tagline,
    favicon: values.get('favicon') || unnamed.favicon,
    website: website ? withoutTexts(readWebsite(website)) : null,
  }
}

/**
 * The site is part of the initial state, not applied after: rendering on the server and hydrating both read a
 * store's initial state, and would show another name than the page they continue.
 */
export const createSiteStore = (site: Site | null) =>
  createStore<SiteInfo>()((set) => ({
    status: site?.status ?? null,
    ...fromSettings(site?.settings ?? []),
    applySettings: (settings) => set(fromSettings(settings)),
    applyStatus: (status) => set({ status }),
  }))

export type SiteStore = ReturnType<typeof createSiteStore>

/** The server has moved on, and would not understand this application. */
export const isTooOld = (status: AppStatus | null) => (status?.oldestClient ?? 0) > clientVersion

export const documentTitle = ({ name, tagline }: Pick<SiteState, 'name' | 'tagline'>) => `${name} - ${tagline}`

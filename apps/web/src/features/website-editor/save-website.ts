import type { Setting, Website } from '@inkbloom/contract'
import type { App } from '@/features/session/app.ts'
import { readWebsite } from '@/features/site/website.ts'
import { type AnyPart, type PartName, withPart } from '@/features/website-editor/parts.ts'
import type { FieldErrors } from '@/lib/api-error.ts'

export interface LoadedWebsite {
  website: Website
  /** The parts of the stored content that could not be read. */
  problems: string[]
}

const websiteIn = (settings: readonly Setting[]) =>
  readWebsite(settings.find(({ name }) => name === 'website')?.value ?? '{}')

export async function loadWebsite(app: App): Promise<LoadedWebsite> {
  const [settings, problems] = await Promise.all([app.api.listSettings(), app.api.listWebsiteProblems()])
  return { website: websiteIn(settings), problems }
}

/**
 * Read again before it is written: the setting is one text, and what somebody changed meanwhile in another part, or in
 * another tab, must not be undone by this one. Returns the site as it was stored, or null.
 */
export async function saveWebsite(
  app: App,
  change: { name: PartName; part: AnyPart },
  showErrors: (errors: FieldErrors) => void,
): Promise<Website | null> {
  return app.call(
    async () => {
      const settings = await app.api.listSettings()
      const website = withPart(websiteIn(settings), change.name, change.part)
      const kept = await app.api.updateSetting({
        params: { name: 'website' },
        body: { value: JSON.stringify(website) },
      })
      app.stores.site.getState().applySettings(settings.map((setting) => (setting.name === 'website' ? kept : setting)))
      return readWebsite(kept.value ?? '{}')
    },
    { onFailure: ({ errors }) => showErrors(errors) },
  )
}

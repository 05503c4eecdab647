import { data } from 'react-router'
import type { App } from '@/features/session/app.ts'
import { readWebsite } from '@/features/site/website.ts'

export interface LegalText {
  /** Null where the page is switched off. */
  content: string | null
}

/** Hidden is not there: the address answers 404, as an unknown one does. */
export const legalLoader = (page: 'terms' | 'privacy') => async (app: App) => {
  const settings = await app.api.listSettings()
  const website = settings.find(({ name }) => name === 'website')?.value
  const { visibility, content } = website ? readWebsite(website)[page] : { visibility: false, content: '' }
  return data<LegalText>({ content: visibility ? content : null }, { status: visibility ? 200 : 404 })
}

import { until } from '@inkbloom/server/test/support/until.ts'
import type { Page } from 'playwright-core'

/** The device has the application: from the next load on it opens without a network. */
export const carried = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

/** Numbers of the pages that this device keeps, of whoever. */
export function keptPages(page: Page): Promise<{ user: number; id: number; marked: boolean }[]> {
  return page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'inkbloom-device')
    if (!isThere) return []
    return new Promise((resolve, reject) => {
      const request = indexedDB.open('inkbloom-device')
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const all = request.result.transaction('pages').objectStore('pages').getAll()
        all.onsuccess = () => {
          request.result.close()
          resolve(all.result.map(({ user, id, marked }) => ({ user, id, marked })))
        }
      }
    })
  })
}

/** The device has the page, with its pictures. */
export const onDevice = (page: Page, id: number | undefined) =>
  until(async () => (await keptPages(page)).some((kept) => kept.id === id), `page ${id} on the device`)

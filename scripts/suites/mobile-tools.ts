import { installCapacitor } from '../mobile/shells.ts'
import type { Prepared } from './suite.ts'
import { browser } from './tools.ts'

/** Capacitor's own bridge in a browser: the SDKs of phones are not needed for it. */
export async function mobile(): Promise<Prepared> {
  await installCapacitor()
  return browser()
}

import { after, before } from 'node:test'
import { openShop, startStripe } from '../../support/shop.ts'
import { type Studio, startStudio } from '../../support/studio.ts'
import { type Desk, setUpDesk } from './desk.ts'
import type { Screen } from './screen.ts'

export interface Here {
  readonly stripe: Awaited<ReturnType<typeof startStripe>>
  readonly studio: Studio
  readonly desk: Desk
  /** The program's window, the one that was launched last. */
  readonly screen: Screen
  launch(): Promise<Screen>
}

/**
 * A product that sells plans, and a desktop in front of it, for all tests of a file. `then` is what they begin with: a second
 * hook of the file's own would not wait for this one.
 */
export function sharedDesk(then: (here: Here) => Promise<void> = async () => {}): Here {
  let stripe: Awaited<ReturnType<typeof startStripe>>
  let studio: Studio
  let desk: Desk
  let screen: Screen
  before(async () => {
    stripe = await startStripe()
    studio = await startStudio(1, { STRIPE_API_BASE: stripe.url })
    await openShop(studio.product.url, studio.admin, stripe)
    desk = await setUpDesk()
    await then(here)
  })
  after(async () => {
    await screen?.close()
    await desk?.[Symbol.asyncDispose]()
    await studio?.product[Symbol.asyncDispose]()
    await stripe?.stop()
  })
  const here: Here = {
    get stripe() {
      return stripe
    },
    get studio() {
      return studio
    },
    get desk() {
      return desk
    },
    get screen() {
      return screen
    },
    async launch() {
      screen = await desk.launch()
      return screen
    },
  }
  return here
}

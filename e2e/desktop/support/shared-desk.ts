import { after, before } from 'node:test'
import { openShop, startStripe } from '../../support/shop.ts'
import { type Studio, startStudio } from '../../support/studio.ts'
import { type Desk, setUpDesk } from './desk.ts'
import type { Screen } from './screen.ts'

/** A product that sells plans, and a desktop in front of it, for all tests of a file. */
export function sharedDesk() {
  let stripe: Awaited<ReturnType<typeof startStripe>>
  let studio: Studio
  let desk: Desk
  let screen: Screen
  before(async () => {
    stripe = await startStripe()
    studio = await startStudio(1, { STRIPE_API_BASE: stripe.url })
    await openShop(studio.product.url, studio.admin, stripe)
    desk = await setUpDesk()
  })
  after(async () => {
    await screen?.close()
    await desk?.[Symbol.asyncDispose]()
    await studio?.product[Symbol.asyncDispose]()
    await stripe?.stop()
  })
  return {
    get stripe() {
      return stripe
    },
    get studio() {
      return studio
    },
    get desk() {
      return desk
    },
    /** The program's window, the one that was launched last. */
    get screen() {
      return screen
    },
    async launch(): Promise<Screen> {
      screen = await desk.launch()
      return screen
    },
  }
}

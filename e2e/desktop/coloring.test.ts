import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { makePerson } from '../support/people.ts'
import { openShop, startStripe } from '../support/shop.ts'
import { type Studio, startStudio } from '../support/studio.ts'
import { type Desk, setUpDesk } from './support/desk.ts'
import { enter, openStudio, paint, painted } from './support/product.ts'
import type { Screen } from './support/screen.ts'

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

test('from the splash screen to a painted picture on the disk', async () => {
  const mara = await makePerson(studio.product.url, { plan: 'starter' })
  screen = await desk.launch()
  await enter(screen, studio.product.url, mara)
  const at = await openStudio(screen, studio.pageIds[0])
  await paint(screen, at)
  assert.ok((await painted(screen)) > 1000)
  await screen.press('Download')
  await desk.answer('Save', 'Return')
  await screen.shows('Saved')
  const file = await desk.savedFile()
  assert.match(basename(file), /^colored-page-\d+-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/)
  const { data, info } = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [1024, 1024])
  let colored = 0
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3)
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) colored += 1
  }
  assert.ok(colored > 1000, `${colored} colored pixels in the file`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signIn } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { kill9, makeProfile } from './support/profile.ts'
import { creditsOf, drawing, kept, openStudio, paint, saved, sharedStudio } from './support/studio.ts'

const studio = sharedStudio()
const profile = makeProfile()
const uploads = '**/backend/api/storage/upload'
const upserts = '**/backend/api/coloreds/upsert'

test('a browser killed with -9 in the middle of a stroke comes back with every finished one, and their undo', async () => {
  const person = await makePerson(studio.url)
  const page = await profile.open(studio.url)
  await signIn(page, person)
  const at = await openStudio(page, studio.pageId)
  await paint(page, at)
  await saved(page)
  const first = await drawing(page)
  // Nothing more reaches the account: only this device can bring the work back.
  await page.route('**/backend/api/**', (route) => route.abort())
  await page.getByTitle('Rose').first().click()
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.click(...at(0.05, 0.5))
  await page.getByRole('button', { name: 'Brush', exact: true }).first().click()
  await kept(page)
  const second = await drawing(page)
  await paint(page, at, [0.1, 0.6])
  await kept(page)
  const third = await drawing(page)
  await page.mouse.move(...at(0.5, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.7, 0.3))
  assert.notDeepEqual(await drawing(page), third, 'a stroke is under way')
  await kill9(page.context())

  const again = await profile.open(studio.url)
  try {
    // A browser stores who is signed in when it has time to, and this one had none.
    await signIn(again, person)
    await openStudio(again, studio.pageId)
    assert.deepEqual(await drawing(again), third)
    await again.keyboard.press('Control+z')
    assert.deepEqual(await drawing(again), second)
    await again.keyboard.press('Control+z')
    assert.deepEqual(await drawing(again), first)
    await again.keyboard.press('Control+Shift+Z')
    await again.keyboard.press('Control+Shift+Z')
    assert.deepEqual(await drawing(again), third)
    await saved(again)
  } finally {
    await again.context().close()
  }
})

for (const [step, calls, arrives] of [
  ['while its files are on their way', uploads, false],
  ['before the account was told of them', upserts, false],
  ['after it was told, before its answer', upserts, true],
] as const)
  test(`a browser killed with -9 in the middle of a save, ${step}, saves all of it once it is back, for one credit`, async () => {
    const person = await makePerson(studio.url)
    const before = await creditsOf(studio.product, person)
    const page = await profile.open(studio.url)
    await signIn(page, person)
    const at = await openStudio(page, studio.pageId)
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    // Neither goes on nor fails: the browser waits for an answer until it is killed.
    await page.route(calls, async (route) => {
      if (arrives) await route.fetch()
      reach()
    })
    await paint(page, at)
    await reached
    const drawn = await drawing(page)
    await kill9(page.context())

    const again = await profile.open(studio.url)
    try {
      await signIn(again, person)
      await openStudio(again, studio.pageId)
      assert.deepEqual(await drawing(again), drawn)
      await saved(again)
      assert.equal(
        await again.getByRole('dialog').count(),
        0,
        'and nobody is asked which of two equal pictures to keep',
      )
      assert.equal(await creditsOf(studio.product, person), before - 1)
    } finally {
      await again.context().close()
    }
  })

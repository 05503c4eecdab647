import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { expectNoAxeViolations, lookDayAndNight, openPage, shoot } from './support/browser.ts'
import { childsHeading, makeHanded, pin, typePin } from './support/child.ts'
import { makePerson, type Person, send } from './support/people.ts'
import { drawing, paint, type Studio, startStudio, studioReady } from './support/studio.ts'

let studio: Studio
before(async () => {
  studio = await startStudio(3)
})
after(() => studio?.product[Symbol.asyncDispose]())

const colored = async ({ token }: Person, id: number | undefined) =>
  (await (await send('GET', studio.product.url, `pages/${id}/read`, undefined, token)).json()).data.colored

test('a grown-up chooses pages and a PIN, a child colors and is praised, and the PIN takes the device back', async (t) => {
  const person = await makePerson(studio.product.url)
  const page = await openPage(t, { url: studio.product.url, person })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Choose pages' }).click()
  await childsHeading(page, 'Hand it to a child').waitFor()
  const choices = page.locator('.page-option')
  await choices.nth(2).waitFor()
  await lookDayAndNight(page, 'hand-over-empty')
  for (const i of [0, 1]) await choices.nth(i).click()
  await page.getByText('Coloring 2 of them uses 1 of your 10 credits each').waitFor()
  await page.getByLabel('Name of the child').fill('Mia')
  await page.getByLabel('PIN to leave').fill('47')
  await page.getByRole('button', { name: 'Hand it over' }).click()
  await page.getByText('Choose four digits.').waitFor()
  await page.getByLabel('PIN to leave').fill(pin)
  await shoot(page, 'hand-over-chosen')
  await page.getByRole('button', { name: 'Hand it over' }).click()
  await childsHeading(page).waitFor()
  assert.equal(await page.locator('.child-card').count(), 2)
  await lookDayAndNight(page, 'child-home')
  await page.setViewportSize({ width: 1024, height: 768 })
  await shoot(page, 'child-home')

  await page.locator('.child-card').first().click()
  const place = await studioReady(page)
  await page.getByRole('button', { name: 'Fill', exact: true }).click()
  await page.getByRole('button', { name: 'Green' }).click()
  await page.mouse.click(...place(0.5, 0.5))
  await until(async () => (await drawing(page)).painted > 0, 'color on the page')
  await expectNoAxeViolations(page)
  await shoot(page, 'child-studio')
  await page.setViewportSize({ width: 1440, height: 900 })
  await lookDayAndNight(page, 'child-studio')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Well done!' }).waitFor()
  await page.locator('.well-done img').waitFor()
  await lookDayAndNight(page, 'child-done')
  await page.getByRole('link', { name: 'All my pages' }).last().click()
  await childsHeading(page).waitFor()
  await page.getByRole('button', { name: 'Grown-ups' }).click()
  await lookDayAndNight(page, 'child-leave')
  await page.keyboard.type('47')
  await typePin(page, '11')
  await page.waitForURL('**/pages/public')
  await page.getByRole('banner').waitFor()
  assert.ok((await colored(person, (await choicesOf(person))[0]))?.progress > 0, 'it was saved, with its progress')
})

/** In the order in which the list offered them. */
async function choicesOf({ token }: Person): Promise<number[]> {
  const answer = await send('GET', studio.product.url, 'pages/paginate', undefined, token)
  return (await answer.json()).data.data.map(({ id }: { id: number }) => id)
}

test('five wrong PINs, then a pause; the password of the account still takes it back', async (t) => {
  const person = await makeHanded(studio.product.url, studio.pageIds)
  const page = await openPage(t, { url: studio.product.url, person, expectedErrors: [/422|429/] })
  await page.goto('/child')
  await page.getByRole('button', { name: 'Grown-ups' }).click()
  for (let i = 0; i < 5; i += 1) {
    const answered = page.waitForResponse(/child\/leave/)
    await typePin(page, '0000')
    await answered
    await page.getByText('0 of 4 digits').waitFor({ state: 'attached' })
  }
  await page.getByText('That is not the PIN.').waitFor()
  await typePin(page)
  await page.getByText(/^Too many attempts\. Try again in \d+ minutes\.$/).waitFor()
  await shoot(page, 'child-leave-paused')
  await page.getByRole('button', { name: 'Forgot?' }).click()
  await page.getByLabel('Password of your account').fill('not the password')
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByText('This is not your current password.').waitFor()
  await expectNoAxeViolations(page)
  await page.getByLabel('Password of your account').fill(person.password)
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/pages/public')
})

test('tools and colors say their names, until somebody turns that off', async (t) => {
  const page = await openPage(t, {
    url: studio.product.url,
    person: await makeHanded(studio.product.url, studio.pageIds),
  })
  await page.addInitScript(() => {
    const said: string[] = []
    const voice = { cancel() {}, speak: ({ text }: SpeechSynthesisUtterance) => said.push(text) }
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.assign(window, { said })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.goto(`/child/pages/${studio.pageIds[0]}/color`)
  await studioReady(page)
  for (const name of ['Fill', 'Rub out', 'Brush', 'Small', 'Blue'])
    await page.getByRole('button', { name, exact: true }).click()
  assert.deepEqual(await said(), ['Fill', 'Rub out', 'Brush', 'Small', 'Blue'])
  await page.getByRole('link', { name: 'All my pages' }).click()
  await page.getByRole('button', { name: 'Say names aloud' }).click()
  await page.locator('.child-card').first().click()
  await studioReady(page)
  await page.getByRole('button', { name: 'Fill', exact: true }).click()
  assert.equal((await said()).length, 5)
})

test('a child’s strokes are saved by themselves and are there after a reload', async (t) => {
  const person = await makeHanded(studio.product.url, studio.pageIds)
  const id = studio.pageIds[1]
  const page = await openPage(t, { url: studio.product.url, person })
  await page.goto(`/child/pages/${id}/color`)
  await paint(page, await studioReady(page))
  await until(async () => ((await colored(person, id))?.revision ?? 0) > 0, 'a coloring in the account')
  const drawn = await drawing(page)
  assert.ok(drawn.painted > 0)
  await page.reload()
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
})

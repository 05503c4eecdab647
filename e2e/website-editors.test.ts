import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { Website } from '@inkbloom/contract'
import type { Page } from 'playwright-core'
import { open, openPage, visit } from './support/browser.ts'
import { makeAdmin, send } from './support/people.ts'
import { startProduct } from './support/product.ts'

const product = await startProduct()
after(() => product[Symbol.asyncDispose]())
const { url } = product
const admin = await makeAdmin(url)

const openEditor = async (t: TestContext, part: string, options = {}): Promise<Page> => {
  const page = await openPage(t, { url, person: admin, ...options })
  await open(page, `/admin/website/${part}`)
  return page
}
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByText('Website has been updated', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
}
/** The page as a visitor gets it, before any script. */
const seen = async (path = '/') => {
  const answer = await fetch(url + path)
  return { status: answer.status, html: await answer.text() }
}
async function stored(): Promise<Website> {
  const { data } = await (await send('GET', url, 'settings/list')).json()
  return JSON.parse(data.find(({ name }: { name: string }) => name === 'website').value)
}
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

/** Every text of a part, by its path: of a list, those of the last item. */
function textsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.length > 0 ? textsIn(value.at(-1), `${path}.${value.length - 1}`) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    // Ids are not shown to anybody, and icons are chosen from a list.
    name === 'id' || name === 'icon' ? [] : textsIn(inner, `${path}.${name}`),
  )
}
const isLink = (path: string) => /\.(url|link|platforms\.\w+)$/.test(path)
const written = (path: string) =>
  path.endsWith('.email') ? 'mark@example.com' : isLink(path) ? `https://mark.example/${path}` : `Mark ${path}`

test('every text of every section is edited and seen by a visitor, and each section is hidden and shown from its editor', async (t) => {
  const page = await openPage(t, { url, person: admin })
  const parts: [part: string, name: keyof Website['landing'], mark: RegExp][] = [
    ['home', 'home', /<section id="home"/],
    ['how-it-works', 'howItWorks', /<section id="how-it-works"/],
    ['features', 'features', /<section id="features"/],
    ['testimonial', 'testimonials', /<section id="testimonials"/],
    ['metrics', 'metrics', /<section id="metrics"/],
    ['pricing', 'pricing', /<section id="pricing"/],
    ['faqs', 'faqs', /<section id="faqs"/],
    ['call-to-action', 'callToAction', /<section id="call-to-action"/],
    ['contact', 'contact', /<section id="contact"/],
    ['footer', 'footer', /<footer/],
  ]
  for (const [part, name, mark] of parts) {
    await page.goto(`/admin/website/${part}`)
    const shown = page.getByRole('switch', { name: 'Show on site' })
    await shown.waitFor()
    const before = await shown.isChecked()
    assert.equal(mark.test((await seen()).html), before, part)
    if (!before) await page.getByText('Show on site').click()
    for (const add of await page.getByRole('button', { name: /^Add / }).all()) await add.click()
    const fields = page.locator('.editor__fields').locator('input[name^="landing."], textarea[name^="landing."]')
    const paths = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))
    for (const path of paths) await page.locator(`[name="${path}"]`).fill(written(path))
    await save(page)
    const { html } = await seen()
    assert.ok(mark.test(html), `${part} is shown`)
    for (const path of paths) assert.ok(html.includes(written(path)), `${path} is on the page`)
    assert.deepEqual(paths.toSorted(), textsIn((await stored()).landing[name], `landing.${name}`).toSorted())
    await page.getByText('Show on site').click()
    await save(page)
    assert.equal(mark.test((await seen()).html), false, `${part} is hidden`)
    assert.equal((await send('PATCH', url, 'settings/website/update', { value: '' }, admin.token)).status, 200)
  }
})

test('terms and privacy are 404 while they are hidden, and the footer no longer names them', async (t) => {
  for (const part of ['terms', 'privacy']) {
    const page = await openEditor(t, part)
    await page.getByText('Show on site').click()
    await save(page)
    assert.equal((await seen(`/${part}`)).status, 404)
    assert.ok(!(await seen()).html.includes(`href="/${part}"`))
    await page.getByText('Show on site').click()
    await save(page)
    assert.equal((await seen(`/${part}`)).status, 200)
  }
})

test('what is edited shows in the preview at once and to a visitor once it is saved', async (t) => {
  const page = await openEditor(t, 'home')
  await page.getByLabel('Heading, first line').fill('Draw with words.')
  await preview(page).getByText('Draw with words.').waitFor()
  assert.ok(!(await seen()).html.includes('Draw with words.'))
  await page.getByLabel('Android').fill('https://play.example/app')
  await save(page)
  const visitor = await openPage(t, { url })
  await visitor.goto('/')
  await visitor.getByRole('heading', { level: 1, name: 'Draw with words. Color it by hand.' }).waitFor()
  const download = visitor.getByRole('contentinfo').getByRole('link', { name: 'Android' })
  assert.equal(await download.getAttribute('href'), 'https://play.example/app')
})

test('a testimonial with a photo and a social link reach the site', async (t) => {
  const page = await openEditor(t, 'testimonial')
  await page.getByText('Show on site').click()
  await page.getByRole('button', { name: 'Add testimonial' }).click()
  await page.getByLabel('Feedback').fill('My octopus came out better than I hoped.')
  await page.getByLabel('Name', { exact: true }).fill('Priya N.')
  await page.getByLabel('Location').fill('Pune')
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.locator('input[type=file]').setInputFiles({ name: 'priya.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('button', { name: 'Remove Photo' }).waitFor()
  await preview(page).locator('.avatar img').waitFor({ state: 'attached' })
  await save(page)
  const { html } = await seen()
  assert.match(html, /My octopus came out better[\s\S]*\/files\/uploads\/[\s\S]*Priya N\./)
  await page.goto('/admin/website/footer')
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByLabel('Icon').selectOption('github')
  await page.getByLabel('Address').fill('https://github.example/us')
  await save(page)
  assert.match((await seen()).html, /https:\/\/github\.example\/us/)
})

test('the list of questions can be edited with the keyboard alone', async (t) => {
  const page = await openEditor(t, 'faqs')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Add question' }).focus()
  await press('Enter', 'Tab')
  while ((await focused()) !== 'Move Question 8') await press('Tab')
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('May I use it at school?')
  await press('Tab')
  await page.keyboard.type('Yes, with the whole class.')
  while ((await focused()) !== 'Move May I use it at school?') await press('Shift+Tab')
  await press('ArrowUp', 'ArrowUp', 'Home')
  assert.equal(await focused(), 'Move May I use it at school?', 'the grip keeps the focus through every move')
  await page.getByText('May I use it at school? is now 1 of 8.').waitFor({ state: 'attached' })
  await press('ArrowDown', 'Tab', 'Tab')
  assert.equal(await focused(), 'Remove May I use it at school?')
  while ((await focused()) !== 'Remove How do I cancel?') await press('Tab')
  await press('Enter')
  assert.match((await focused()) ?? '', /Add question/)
  while ((await focused()) !== 'Save and publish') await press('Tab')
  await press('Enter')
  await page.getByText('Website has been updated').waitFor()
  const questions = [...(await seen()).html.matchAll(/<summary><h3>([^<]*)/g)].map(([, question]) => question)
  assert.equal(questions.length, 7)
  assert.deepEqual(questions.slice(0, 2), ['Can I try it without paying?', 'May I use it at school?'])
  assert.ok(!questions.includes('How do I cancel?'))
})

test('items are dragged by their grip', async (t) => {
  const page = await openEditor(t, 'how-it-works')
  const grip = await page.getByRole('button', { name: 'Move Say it', exact: true }).boundingBox()
  const last = await page.getByRole('button', { name: 'Move Color it', exact: true }).boundingBox()
  assert.ok(grip && last)
  await page.mouse.move(grip.x + 10, grip.y + 20)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++)
    await page.mouse.move(grip.x + 10, grip.y + 20 + ((last.y - grip.y + 20) * step) / 10)
  await page.mouse.up()
  const titles = await page.locator('.sortable__title').allInnerTexts()
  assert.deepEqual(titles, ['1. Get the page', '2. Color it', '3. Say it'])
  await page.getByRole('button', { name: 'Discard' }).click()
  assert.deepEqual(await page.locator('.sortable__title').allInnerTexts(), [
    '1. Say it',
    '2. Get the page',
    '3. Color it',
  ])
})

test('a wrong value is told beside its field, in the item that it is in', async (t) => {
  const page = await openEditor(t, 'footer', { expectedErrors: [/422/] })
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByLabel('Address').fill('javascript:alert(1)')
  await page.locator('.sortable__title').last().click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  const field = page.getByLabel('Address')
  await page.getByText('Start with https://, mailto:, tel: or /.').first().waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  assert.ok(!(await seen()).html.includes('javascript:alert'))
})

test('unsaved changes are not left behind without a question', async (t) => {
  const page = await openEditor(t, 'pricing')
  await page.getByLabel('Heading').fill('Cheap as crayons')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByText('You have unsaved changes. Leave without saving them?').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  assert.match(page.url(), /\/website\/pricing$/)
  assert.equal(await page.getByLabel('Heading').inputValue(), 'Cheap as crayons')
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.waitForURL('**/admin/users')
})

test('the terms are written with headings, lists, links and quotes; a paste of five megabytes is refused, one with a script cleaned', async (t) => {
  const page = await openEditor(t, 'terms')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  // The editor takes the focus back with the next frame: what is typed before that is typed beside it.
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
  }
  await press('Heading')
  await page.keyboard.type('Rules')
  await page.keyboard.press('Enter')
  await press('List')
  await page.keyboard.type('Be kind')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await press('Quote')
  await page.keyboard.type('Color is joy')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Link address').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Set link' }).click()
  await page.getByText('Start with https://, mailto:, tel: or /.').waitFor()
  await page.getByLabel('Link address').fill('https://rules.example')
  await press('Set link')
  const paste = (type: string, content: string, times: number) =>
    text.evaluate(
      (editor, [type, content, times]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type, content.repeat(times))
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [type, content, times] as const,
    )
  await paste('text/plain', 'x', 5_000_000)
  await page.getByText('That is too long to paste', { exact: false }).waitFor()
  // The editor learns later than the browser where the cursor is; its button shows when it has.
  const inLink = (pressed: boolean) => page.getByRole('button', { name: 'Link', exact: true, pressed }).waitFor()
  await inLink(true)
  await page.keyboard.press('Control+End')
  await inLink(false)
  await paste('text/html', '<p>Pasted</p><script>alert(1)</script><p><a href="javascript:alert(1)">here</a></p>', 1)
  await page.getByText('Anything that could run code was removed from what you pasted.').waitFor()
  await save(page)
  const { html } = await seen('/terms')
  assert.match(html, /<h2><a[^>]*href="https:\/\/rules\.example"[^>]*>Rules<\/a><\/h2>/)
  assert.match(html, /<ul><li><p><a[^>]*>Be kind/)
  assert.match(html, /<blockquote>[\s\S]*Color is joy/)
  assert.match(html, /Pasted/)
  assert.doesNotMatch(html, /alert\(1\)/)
})

test('a site that shows everything it can passes axe too', async (t) => {
  const landing = {
    testimonials: {
      visibility: true,
      heading: 'From people who color',
      items: [{ id: 'a', photo: null, feedback: 'Calm at last.', name: 'Tomasz W.', location: 'Gdansk' }],
    },
    metrics: { visibility: true, items: [{ id: 'a', key: 'pages colored', value: '131,904' }] },
    contact: { visibility: true, email: 'hello@example.com', phone: '+1 503 555 0142', location: 'Portland' },
    footer: { visibility: true, socials: [{ id: 'a', url: 'https://social.example', icon: 'instagram' }] },
    home: { visibility: true, platforms: { ios: 'https://apps.example' } },
  }
  const value = JSON.stringify({ landing })
  assert.equal((await send('PATCH', url, 'settings/website/update', { value }, admin.token)).status, 200)
  for (const theme of ['day', 'night'] as const)
    await visit(await openPage(t, { url, theme }), '/', 'site-landing-everything')
})

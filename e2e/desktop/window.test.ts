import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until as forLong } from '@inkbloom/server/test/support/until.ts'
import { makePerson } from '../support/people.ts'
import { enter, openStudio, paint, painted } from './support/product.ts'
import { sharedDesk } from './support/shared-desk.ts'

const here = sharedDesk(async ({ studio, launch }) => {
  const { url } = studio.product
  await enter(await launch(), url, await makePerson(url, { plan: 'starter' }))
})

/** Each look asks the window, which takes a while. */
const until = (look: () => Promise<boolean>, what: string) => forLong(look, what, { everyMs: 100, looks: 150 })
const title = 'Inkbloom'
const keys = (...pressed: string[]) => here.desk.type(title, ...pressed)
const geometry = async () => here.desk.xdotool('getwindowgeometry', '--shell', await here.desk.windowOf(title))

test('where nothing else can be zoomed, the menu zooms the window', async () => {
  const width = () => here.screen.run<number>('return innerWidth')
  const before = await width()
  await keys('ctrl+equal')
  await until(async () => (await width()) < before, 'larger letters')
  await keys('ctrl+0')
  await until(async () => (await width()) === before, 'letters as they were')
})

test('in the studio the menu undoes, redoes, zooms the page and saves', async () => {
  const { screen, studio } = here
  const at = await openStudio(screen, studio.pageIds[0])
  await paint(screen, at)
  const stroke = await painted(screen)
  assert.ok(stroke > 1000)
  await keys('ctrl+z')
  await until(async () => (await painted(screen)) === 0, 'an empty page')
  await keys('ctrl+shift+z')
  await until(async () => (await painted(screen)) === stroke, 'the stroke again')
  const zoom = () => screen.run<number>(`return parseInt(document.querySelector('.studio__zoom').textContent)`)
  const before = await zoom()
  await keys('ctrl+equal')
  await until(async () => (await zoom()) > before, 'a larger page')
  await keys('ctrl+s')
  await screen.shows('Page has been saved')
})

test('the menu prints through the system; a print that was given up leaves nothing behind', async () => {
  const { screen, desk } = here
  for (let round = 0; round < 2; round += 1) {
    await keys('ctrl+p')
    await screen.waitFor(`return document.querySelector('dialog[open] .print__acts') !== null`, 'the print dialog')
    await screen.run(`document.querySelector('dialog[open] .print__acts button:last-child').click()`)
    await desk.type('Print', 'Escape')
    assert.equal(await screen.run(`return document.querySelectorAll('.print-sheets').length <= 1`), true)
  }
})

test('a second start brings the first to the front, and ends', async () => {
  const { screen, desk } = here
  await desk.follow('inkbloom://account')
  await screen.at('/account')
  const windows = await desk.xdotool('search', '--onlyvisible', '--name', `^${title}$`)
  assert.equal(windows.split('\n').length, 1)
})

test('full screen and back; the window opens where it was left', async () => {
  const { screen, desk } = here
  const full = () => screen.run<boolean>('return innerWidth === window.screen.width')
  await keys('F11')
  await until(full, 'a full screen')
  await keys('F11')
  await until(async () => !(await full()), 'a window')
  const window = await desk.windowOf(title)
  await desk.xdotool('windowsize', '--sync', window, '900', '640')
  await desk.xdotool('windowmove', '--sync', window, '120', '90')
  const left = await geometry()
  await keys('alt+F4')
  await screen.close().catch(() => {})
  await here.launch()
  const placed = (text: string) => text.replace(/WINDOW=.*/, '')
  await until(async () => placed(await geometry()) === placed(left), `a window at ${left}`)
})

import type { Page } from 'playwright-core'
import { type Content, pin } from './screen-content.ts'
import type { Who } from './screens.ts'

/** What an address alone does not show. */
export interface State {
  who: Who
  path: string
  /** What a person does there. Not everything is on every screen. */
  act: (page: Page) => Promise<unknown>
  /** What the network does meanwhile. */
  calls?: Calls
}

interface Calls {
  /** Of the API. */
  matching: RegExp
  /** Never answered, or answered by an error. */
  are: 'waiting' | 'failing'
}

const patience = { timeout: 10_000 }

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click(patience)
/** Most of them are fetched when they are first wanted. */
const opened = (page: Page) => page.locator('dialog[open]').first().waitFor(patience)
const panelShown = (page: Page) => page.locator('.studio-panel').filter({ visible: true }).first().waitFor(patience)
const nothing = async () => {}

/** From More, where a phone has it; its rows also say what they do. */
async function pressInMore(page: Page, name: string) {
  await press(page, 'More')
  await opened(page)
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click(patience)
}

async function fillKind(page: Page, kind: string) {
  const fill = page.getByRole('button', { name: 'Fill', exact: true }).filter({ visible: true })
  // In hand already, as the studio was left.
  if ((await fill.getAttribute('aria-pressed')) !== 'true') await fill.click(patience)
  await fill.click(patience)
  await panelShown(page)
  await press(page, kind)
}

async function openBrushes(page: Page) {
  await page.keyboard.press('b')
  await press(page, 'Brush')
  await panelShown(page)
}

async function print(page: Page, layout: string) {
  const bar = page.getByRole('button', { name: 'Print', exact: true }).filter({ visible: true })
  if (await bar.count()) await bar.first().click(patience)
  else await pressInMore(page, 'Print')
  await opened(page)
  await page.locator('dialog[open] label', { hasText: layout }).first().click(patience)
}

async function addPages(page: Page, list: string) {
  await press(page, 'Add pages')
  await opened(page)
  await page.locator('dialog[open] label', { hasText: list }).first().click(patience)
  await page.locator('dialog[open] .page-option img').first().waitFor(patience)
}

const studioStates: Record<string, State['act']> = {
  'studio-more': (page) => press(page, 'More').then(() => opened(page)),
  'studio-brushes': openBrushes,
  'studio-prints': async (page) => {
    await press(page, 'Rose')
    await openBrushes(page)
    await page.locator('.studio-brush', { hasText: 'Pattern' }).click(patience)
  },
  'studio-fills': (page) => fillKind(page, 'Flat'),
  'studio-fills-linear': (page) => fillKind(page, 'Linear'),
  'studio-fills-pattern': (page) => fillKind(page, 'Pattern'),
  'studio-palettes': (page) => press(page, 'Mix colors').then(() => panelShown(page)),
  'studio-mix': async (page) => {
    await press(page, 'Mix colors')
    await press(page, 'Mix a color')
    await opened(page)
  },
  'studio-help': (page) => pressInMore(page, 'Helping hands').then(() => panelShown(page)),
  'studio-reference': async (page) => {
    await pressInMore(page, 'Helping hands')
    await press(page, 'Reference picture')
    await page.locator('[data-panel="reference"]').waitFor(patience)
  },
  'studio-large': (page) => pressInMore(page, 'Download large').then(() => opened(page)),
  'studio-share': (page) => pressInMore(page, 'Share link').then(() => opened(page)),
  'studio-print-one': (page) => print(page, 'One large'),
  'studio-print-four': (page) => print(page, 'Four'),
  'studio-print-card': (page) => print(page, 'Card'),
  'studio-print-bookmarks': (page) => print(page, 'Bookmarks'),
  'studio-shortcuts': (page) => page.keyboard.press('?').then(() => opened(page)),
  'studio-with-menu': (page) => page.keyboard.press('m'),
}

const childStates: Record<string, State['act']> = {
  'child-filling': (page) => press(page, 'Fill').then(() => press(page, 'Green')),
  'child-done': async (page) => {
    await press(page, 'Done')
    await page.getByRole('heading', { name: 'Well done!' }).waitFor(patience)
  },
}

async function choosePages(page: Page) {
  for (let i = 0; i < 3; i += 1) await page.locator('.page-option').nth(i).click(patience)
  const next = page.getByRole('button', { name: 'Choose a PIN' })
  if (await next.isVisible()) await next.click()
  await page.getByLabel('Name of the child').filter({ visible: true }).fill('Mia')
  await page.getByLabel('PIN to leave').filter({ visible: true }).fill(pin)
}

export function statesOf({ pageId, bookId, sharedPath }: Content): Record<string, State> {
  const studio = `/pages/${pageId}/color`
  const book = `/books/${bookId}`
  const person = (path: string, act: State['act'] = nothing): State => ({ who: 'person', path, act })
  const free = (path: string, act: State['act'] = nothing): State => ({ who: 'free', path, act })
  const during = (state: State, matching: RegExp, are: Calls['are']): State => ({ ...state, calls: { matching, are } })
  return {
    ...Object.fromEntries(Object.entries(studioStates).map(([name, act]) => [name, person(studio, act)])),
    ...Object.fromEntries(
      Object.entries(childStates).map(([name, act]) => [name, { who: 'child', path: `/child${studio}`, act }]),
    ),
    'child-leave': { who: 'child', path: '/child', act: (page) => press(page, 'Grown-ups').then(() => opened(page)) },
    'studio-failing': during(person(studio), /pages\/\d+\/read/, 'failing'),
    'gallery-nothing-found': person('/pages/public?search=qqqq'),
    'gallery-filtered': person('/pages/public?theme=animals&difficulty=simple'),
    'gallery-loading': during(person('/pages/public'), /paginate|unfinished|of-the-day/, 'waiting'),
    'gallery-failing': during(person('/pages/public'), /paginate/, 'failing'),
    'gallery-under-the-pointer': person('/pages/public', (page) => page.locator('article.card').nth(1).hover()),
    'create-understood': person('/pages/create', async (page) => {
      await page.getByRole('textbox').first().fill('a fox pushes a wheelbarrow full of apples to a trampoline')
      await page.getByText('On your page').waitFor(patience)
      await page.waitForLoadState('networkidle', patience).catch(nothing)
    }),
    'my-pages-asking': person('/pages', (page) => press(page, /^Delete /)),
    'books-loading': during(person('/books'), /books\/list/, 'waiting'),
    'books-failing': during(person('/books'), /books\/list/, 'failing'),
    'books-none': free('/books'),
    'book-picker': person(book, (page) => addPages(page, 'Public pages')),
    'book-picker-favorites': person(book, (page) => addPages(page, 'Favorites')),
    'book-picker-mine': person(book, (page) => addPages(page, 'My pages')),
    'book-failing': during(person(book), /books\/\d+\/read/, 'failing'),
    'book-on-free': free('/books', async (page) => {
      await press(page, 'Make a book')
      await page.waitForURL(/\/books\/\d+$/, patience)
      await page.waitForLoadState('networkidle', patience).catch(nothing)
    }),
    'hand-over-chosen': person('/hand-over', choosePages),
    'hand-over-loading': during(person('/hand-over'), /paginate/, 'waiting'),
    shared: { who: 'visitor', path: sharedPath, act: nothing },
  }
}

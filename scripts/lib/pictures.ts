import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { at } from './project.mjs'

const password = 'color-me-in'
export const painter = 'starter@example.com'
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }
const wide = { viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.25, isMobile: true, hasTouch: true }

interface Shot {
  path: string
  as?: string
  night?: boolean
  device?: typeof desktop
  /** What is done on the screen before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>
}

export async function takePictures(browser: Browser, url: string): Promise<void> {
  const begun = `/pages/${await pageBegunBy(url, painter)}/color`
  const shots: Record<string, Shot> = {
    landing: { path: '/', prepare: (page) => page.mouse.move(1090, 420) },
    gallery: {
      path: '/pages/public?sort=popularity',
      as: painter,
      prepare: (page) => page.locator('article.card').nth(2).hover(),
    },
    studio: { path: begun, as: painter },
    create: {
      path: '/pages/create',
      as: painter,
      device: wide,
      prepare: (page) => page.getByRole('textbox').first().fill('a snail with a cottage for a shell'),
    },
    dashboard: { path: '/admin', as: 'admin@example.com', device: wide },
  }
  for (const [name, shot] of Object.entries(shots)) await keep(name, [await take(browser, url, shot)])
  const hand: Shot[] = [
    { path: '/', device: phone },
    { path: '/pages/public?sort=popularity', as: painter, night: true, device: phone },
    { path: begun, as: painter, device: phone },
  ]
  const pictures: Buffer[] = []
  for (const shot of hand) pictures.push(await take(browser, url, shot))
  await keep('phone', pictures)
}

async function take(browser: Browser, url: string, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    ...(shot.device ?? desktop),
    colorScheme: shot.night ? 'dark' : 'light',
    // For the style below.
    bypassCSP: true,
  })
  try {
    const page = await context.newPage()
    if (shot.as) {
      const auth = JSON.stringify({ state: await signIn(url, shot.as), version: 0 })
      await page.addInitScript((value) => localStorage.setItem('auth', value), auth)
    }
    await page.goto(url + shot.path, { waitUntil: 'networkidle' })
    // The gutter of a scroll bar that a browser without a window does not draw would be an empty stripe.
    await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' })
    await page.evaluate(() => document.fonts.ready.then(() => true))
    await shot.prepare?.(page)
    // The garden takes its color in 2.7 s.
    await page.waitForTimeout(4000)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

/** Side by side, small enough for a repository. */
async function keep(name: string, pictures: Buffer[]): Promise<void> {
  const gap = 30
  const { width = 0, height = 0 } = await sharp(pictures[0]).metadata()
  const canvas = sharp({
    create: {
      width: pictures.length * (width + gap) - gap,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
  await canvas
    .composite(pictures.map((input, place) => ({ input, left: place * (width + gap), top: 0 })))
    .webp({ quality: 82, effort: 6 })
    .toFile(at('docs/pictures', `${name}.webp`))
}

export async function call<T>(url: string, path: string, options: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${url}/backend/api/${path}`, options)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return ((await answer.json()) as { data: T }).data
}

export const signIn = (url: string, email: string) =>
  call<{ token: string; user: unknown }>(url, 'users/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

export async function pageBegunBy(url: string, email: string): Promise<number> {
  const { token } = await signIn(url, email)
  const list = await call<{ data: { id: number }[] }>(url, 'pages/paginate?page=1&scope=colored&sort=mostColored', {
    headers: { authorization: `Bearer ${token}` },
  })
  const [first] = list.data
  if (!first) throw new Error(`${email} has colored nothing`)
  return first.id
}

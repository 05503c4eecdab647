import { until } from '@inkbloom/server/test/support/until.ts'
import type { Driver } from './driver.ts'

/** What a person sees and does in the window, by the words on it. */
export interface Screen extends Pick<Driver, 'run' | 'drag' | 'screenshot' | 'close'> {
  at(path: string): Promise<unknown>
  shows(text: string): Promise<unknown>
  press(label: string): Promise<unknown>
  fill(label: string, text: string): Promise<unknown>
  goTo(path: string): Promise<void>
  /** What this code answers in the page, as soon as it is something. */
  waitFor<T>(body: string, what: string): Promise<NonNullable<T>>
}

const control = (label: string) =>
  `//*[(self::button or self::a) and (@aria-label="${label}" or .//text()[normalize-space()="${label}"])]`
const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for or @aria-label="${label}"]`

export function screenOf(driver: Driver): Screen {
  /** A page that is still arriving may replace what was just found, or be replaced itself. */
  const wait = <T>(ask: () => Promise<T>, what: string) =>
    until(() => ask().catch(() => null), what, { everyMs: 50, looks: 600 }) as Promise<NonNullable<T>>
  const using = (xpath: string, what: string, use: (element: string) => Promise<void>) =>
    wait(async () => {
      const found = await driver.find(xpath)
      if (found) await use(found)
      return found
    }, what)
  return {
    ...driver,
    at: (path) => wait(async () => (await driver.run('return location.pathname')) === path, `the screen ${path}`),
    shows: (text) =>
      wait(() => driver.run('return document.body.innerText.includes(args[0])', text), `'${text}' on the screen`),
    press: (label) => using(control(label), `a way to press '${label}'`, driver.click),
    fill: (label, text) => using(field(label), `a field '${label}'`, (element) => driver.type(element, text)),
    goTo: (path) => driver.run('location.assign(args[0])', path),
    waitFor: <T>(body: string, what: string) => wait(() => driver.run<T>(body), what),
  }
}

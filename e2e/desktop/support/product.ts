import type { Person } from '../../support/people.ts'
import type { At } from '../../support/studio.ts'
import type { Screen } from './screen.ts'

export async function nameServer(screen: Screen, url: string): Promise<void> {
  await screen.at('/splash')
  await screen.fill('Server address', new URL(url).host)
  await screen.run('document.activeElement.blur()')
  await screen.shows('Found')
}

/** From the first start to the gallery. */
export async function enter(screen: Screen, url: string, { email, password }: Person): Promise<void> {
  await nameServer(screen, url)
  await screen.press('Sign in')
  await screen.fill('Email', email)
  await screen.fill('Password', password)
  await screen.press('Sign in')
  await screen.at('/pages/public')
}

export async function openStudio(screen: Screen, id: number | undefined): Promise<At> {
  await screen.goTo(`/pages/${id}/color`)
  const box = await screen.waitFor<{ x: number; y: number; width: number; height: number } | null>(
    `const sheet = document.querySelector('.studio__sheet[aria-busy="false"]')
     return sheet && sheet.getBoundingClientRect().toJSON()`,
    'a studio that is ready',
  )
  return (x, y) => [Math.round(box.x + box.width * x), Math.round(box.y + box.height * y)]
}

/** A stroke of the mouse, slanting down from a place. */
export async function paint(screen: Screen, at: At, [x, y]: readonly [number, number] = [0.2, 0.2]): Promise<void> {
  await screen.drag(Array.from({ length: 13 }, (_, step) => at(x + step * 0.04, y + step * 0.03)))
}

/** What the hand did last is on the canvas with the next frame. */
const drawing = `
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  const { data } = document.querySelector('.studio__page canvas').getContext('2d').getImageData(0, 0, 1024, 1024)`

/** How many pixels of the drawing are painted. */
export const painted = (screen: Screen) =>
  screen.run<number>(`${drawing}
    return new Uint32Array(data.buffer).filter((pixel) => pixel !== 0).length`)

/** Some of those that cover the paper: the pixel's number, and its color. */
export const paintedPixels = (screen: Screen) =>
  screen.run<number[][]>(`${drawing}
    const covered = Array.from({ length: 1024 * 1024 }, (_, place) => place).filter((place) => data[place * 4 + 3] === 255)
    return covered.filter((_, index) => index % 29 === 0).map((place) => [place, ...data.subarray(place * 4, place * 4 + 3)])`)

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
export async function paint(screen: Screen, at: At): Promise<void> {
  await screen.drag(Array.from({ length: 13 }, (_, step) => at(0.2 + step * 0.04, 0.2 + step * 0.03)))
}

/** How many pixels of the drawing are painted. */
export function painted(screen: Screen): Promise<number> {
  return screen.run(`
    const { data } = document.querySelector('.studio__page canvas').getContext('2d').getImageData(0, 0, 1024, 1024)
    return new Uint32Array(data.buffer).filter((pixel) => pixel !== 0).length`)
}

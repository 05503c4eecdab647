import type { CDPSession, Page } from 'playwright-core'
import type { At } from './studio.ts'

export type Place = readonly [x: number, y: number]

/** A hand made with the devtools protocol: the browser turns it into the same pointer events as a real one. */
export async function handOn(page: Page, at: At) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const client = ([x, y]: Place) => {
    const [clientX, clientY] = at(x, y)
    return { x: clientX, y: clientY }
  }
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', place: Place, force: number, tiltX = 0) =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, force, tiltX, ...client(place), pointerType: 'pen', button: 'left', clickCount: 1 },
      buttons: type === 'mouseReleased' ? 0 : 1,
    })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', places: readonly Place[], radius = 4) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...client(place), id, radiusX: radius, radiusY: radius, force: 0.5 })),
    })
  return {
    /** Single steps, for what a test does in between. */
    touch,
    async penStroke(from: Place, to: Place, force: number, tilt?: number) {
      await pen('mousePressed', from, force, tilt)
      for (let k = 1; k <= 10; k++) await pen('mouseMoved', between(from, to, k / 10), force, tilt)
      await pen('mouseReleased', to, force, tilt)
    },
    /** Fingers from their first places to their last, all at once. */
    async fingers(from: readonly Place[], to: readonly Place[] = from, radius?: number) {
      await touch('touchStart', from, radius)
      if (to !== from) {
        for (let k = 1; k <= 8; k++) {
          await touch(
            'touchMove',
            from.map((place, finger) => between(place, to[finger] ?? place, k / 8)),
            radius,
          )
        }
      }
      await touch('touchEnd', [])
    },
    /** One after another, as people put them down. */
    async fingersInTurn(first: Place, second: Place, apart: readonly [Place, Place]) {
      await touch('touchStart', [first])
      await touch('touchStart', [first, second])
      for (let k = 1; k <= 8; k++)
        await touch('touchMove', [between(first, apart[0], k / 8), between(second, apart[1], k / 8)])
      await touch('touchEnd', [apart[1]])
      await touch('touchEnd', [])
    },
  }
}

const between = ([ax, ay]: Place, [bx, by]: Place, share: number): Place => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** How opaque the canvas is down a column, 0 to 255 a row. */
const alphasIn = (page: Page, column: number, top: number, bottom: number) =>
  page.evaluate(
    ([x = 0, from = 0, to = 0]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.studio__page canvas')
      const { data } = canvas?.getContext('2d')?.getImageData(x, from, 1, to - from) ?? { data: [] }
      return Array.from({ length: to - from }, (_, row) => data[row * 4 + 3] ?? 0)
    },
    [column, top, bottom],
  )

type Column = Parameters<typeof alphasIn>

/** How many rows of a column lie between its first ink and its last, in canvas pixels. */
export async function breadthOfInk(...column: Column): Promise<number> {
  const alphas = await alphasIn(...column)
  const first = alphas.findIndex((alpha) => alpha > 0)
  return first < 0 ? 0 : alphas.findLastIndex((alpha) => alpha > 0) - first + 1
}

/** How tall the ink of a column is, in canvas pixels; what shines through counts in part. */
export async function heightOfInk(...column: Column): Promise<number> {
  return (await alphasIn(...column)).reduce((sum, alpha) => sum + alpha / 255, 0)
}

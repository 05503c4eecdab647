import type { Page } from 'playwright-core'

/** Two PNGs: their size, and whether no channel of any pixel differs by more than one level. */
export const comparePictures = (page: Page, ...files: [Buffer, Buffer]) =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!one || !other) throw new Error('no picture')
      const isSame =
        one.data.length === other.data.length &&
        one.data.every((value, i) => Math.abs(value - (other.data[i] ?? 0)) <= 1)
      return { width: one.width, height: one.height, isSame }
    },
    files.map((file) => file.toString('base64')),
  )

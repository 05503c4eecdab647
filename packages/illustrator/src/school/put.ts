import { objectsOf } from '../lettering/objects.ts'

/** A thing of our world around a middle, within a width and a height; nothing where it cannot be drawn. */
export const put = (name: string, x: number, y: number, w: number, h: number): string =>
  objectsOf([name])[0]?.(x, y, w, h) ?? ''

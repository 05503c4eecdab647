/** Layers one above the other, each with its name and who lives there. */
import { roundedRect } from '../../lettering/frames.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { page, shape } from '../../ornate/kit/marks.ts'
import { title, type Write } from '../chart.ts'

export interface Band {
  name: string
  who: readonly string[]
}

export function layersPage(heading: string, bands: readonly Band[], write: Write): string {
  const h = 838 / bands.length
  let out = title(heading)
  for (const [i, { name, who }] of bands.entries()) {
    const y = 150 + i * h
    out += shape(roundedRect(36, y + 4, 952, h - 8, 20), 5) + shape(roundedRect(36, y + 4, 250, h - 8, 20), 5)
    out += write(name, { x: 50, y: y + h / 2 - 44, w: 222, h: 88 }, 46)
    const wide = 690 / who.length
    for (const [k, noun] of who.entries())
      out += objectsOf([noun])[0]?.(298 + (k + 0.5) * wide, y + h / 2, wide - 30, h - 40) ?? ''
  }
  return page(out)
}

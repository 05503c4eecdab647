/** A worksheet: its title, a grid of cells, and a strip along its foot. */
import { roundedRect } from '../../lettering/frames.ts'
import { caption } from '../../lettering/ink.ts'
import { page, shape } from '../../ornate/kit/marks.ts'
import { dashed, title, type Write } from '../chart.ts'
import { cellOf, type Sheet } from './cell.ts'
import { drawn } from './content.ts'

const EDGE = 36
const INNER = 952
const STRIP = 170
const MOST_IN_STRIP = 6

/** As square as can be, and never more than four beside each other unless asked. */
const columnsFor = (count: number): number => (count <= 3 ? 1 : count <= 8 ? 2 : count <= 12 ? 3 : 4)

export function sheetPage(sheet: Sheet, write: Write = caption): string {
  const top = sheet.title ? 146 : EDGE
  const foot = sheet.strip?.length ? Math.ceil(sheet.strip.length / MOST_IN_STRIP) * STRIP + 10 : 0
  return page(
    (sheet.title ? title(sheet.title) : '') +
      grid(sheet, { y: top, h: 988 - top - foot }, write) +
      (sheet.strip ? strip(sheet.strip) : ''),
  )
}

function grid(
  { cells, columns: asked, edge = 'box' }: Sheet,
  { y: top, h: tall }: { y: number; h: number },
  write: Write,
) {
  const columns = asked ?? columnsFor(cells.length)
  const rows = Math.ceil(cells.length / columns)
  const [w, h] = [INNER / columns, tall / rows]
  return cells
    .map((spec, i) => {
      const row = Math.floor(i / columns)
      const inRow = row === rows - 1 ? cells.length - columns * (rows - 1) : columns
      const [x, y] = [512 + ((i % columns) - inRow / 2) * w, top + row * h]
      const frame = shape(roundedRect(x + 6, y + 6, w - 12, h - 12, 22), 4.5)
      const { content, label } = cellOf(spec)
      const low = label ? Math.min(58, h * 0.24) : 0
      // A cell with nothing but a box to fill is that box.
      const inside =
        content.kind === 'box' && edge !== 'none'
          ? ''
          : drawn(content, { x: x + 26, y: y + 22, w: w - 52, h: h - 44 - low })
      return (
        (edge === 'none' ? '' : edge === 'cut' ? dashed(frame) : frame) +
        inside +
        (label ? write(label, { x: x + 20, y: y + h - low - 12, w: w - 40, h: low - 8 }) : '')
      )
    })
    .join('')
}

/** In even rows, each to be cut out. */
function strip(cells: readonly string[]): string {
  const rows = Math.ceil(cells.length / MOST_IN_STRIP)
  const columns = Math.ceil(cells.length / rows)
  const w = INNER / columns
  return cells
    .map((spec, i) => {
      const [x, y] = [EDGE + (i % columns) * w, 988 - (rows - Math.floor(i / columns)) * STRIP]
      const place = { x: x + 18, y: y + 18, w: w - 36, h: STRIP - 36 }
      return dashed(shape(roundedRect(x + 5, y + 4, w - 10, STRIP - 8, 16), 4)) + drawn(cellOf(spec).content, place)
    })
    .join('')
}

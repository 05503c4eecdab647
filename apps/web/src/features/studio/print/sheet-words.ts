import { papers } from '@inkbloom/contract/constants'
import { type Layout, layOut, type Paper } from '@/features/studio/print/layouts.ts'

export const layoutNames: Record<Layout, string> = {
  one: 'One large',
  two: 'Two',
  four: 'Four',
  card: 'Card',
  bookmarks: 'Bookmarks',
}

const inch = 72
const space = '\u00a0'
const perMillimeter = inch / 25.4

/** In the units of whoever uses that paper, never broken over two lines. */
function measure(paper: Paper, ...points: number[]): string {
  const units = points.map((value) =>
    paper === 'letter' ? String(Math.round((value / inch) * 10) / 10) : String(Math.round(value / perMillimeter)),
  )
  return [units.join(`${space}×${space}`), paper === 'letter' ? 'in' : 'mm'].join(space)
}

/** What comes out of the printer, and what the dashes are for. */
export function sheetWords(layout: Layout, paper: Paper, { named }: { named: boolean }): string {
  const { label, width, height } = papers[paper]
  const [picture] = layOut(layout, paper, { named }).pictures
  const sheet = `${label}, ${measure(paper, width, height)}.`
  if (!picture) return sheet
  const side = measure(paper, picture.width)
  const cut = 'Cut along the dashed'
  switch (layout) {
    case 'one':
      return `${sheet} One picture, ${side}.`
    case 'two':
      return `${sheet} Two pictures, ${side} each. ${cut} line.`
    case 'four':
      return `${sheet} Four pictures, ${side} each. ${cut} lines.`
    case 'card':
      return `${sheet} A card of ${measure(paper, width, height / 2)}. Fold it along the dashed line.`
    case 'bookmarks':
      return `${sheet} Three bookmarks, ${measure(paper, picture.width, picture.height)} each. ${cut} lines.`
  }
}

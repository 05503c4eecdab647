/** Who drew what, by the names that everybody sees. */
import { sheet } from './cover.ts'
import { centered, fromLeft, INK, QUIET } from './lines.ts'

export interface Credit {
  title: string
  /** Empty where nobody is to be named. */
  author: string
}

interface Credits {
  pictures: readonly Credit[]
  /** The last line: where the book was made. */
  words: string
  width: number
  height: number
}

const MARGIN = 64
const TOP = 150
/** More than these stand in two columns. */
const IN_ONE = 24

export function credits({ pictures, words, width, height }: Credits): string {
  const columns = pictures.length > IN_ONE ? 2 : 1
  const rows = Math.ceil(pictures.length / columns)
  const row = Math.min(24, (height - TOP - 110) / Math.max(1, rows))
  const column = (width - 2 * MARGIN) / columns
  const size = columns === 1 ? 12 : 10
  const lines = pictures.map(({ title, author }, i) => {
    const x = MARGIN + Math.floor(i / rows) * column
    const y = TOP + (i % rows) * row
    return (
      fromLeft(String(i + 1), x, y, { size, type: 'text', color: QUIET }) +
      fromLeft(author ? `${title}, by ${author}` : title, x + 26, y, { size, type: 'text', width: column - 38 })
    )
  })
  return sheet({ width, height }, [
    centered('The pictures', width / 2, 96, { size: 26, type: 'title', color: INK }),
    ...lines,
    centered(words, width / 2, height - 54, { size: 10, type: 'text', color: QUIET }),
  ])
}

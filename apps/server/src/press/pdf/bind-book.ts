import { countBookPages, papers } from '@inkbloom/contract/constants'
import { backCover, type Credit, cover, credits, pageNumber } from '@inkbloom/illustrator/book'
import { makePdf, type Placed } from './make-pdf.ts'
import { linesOf, type Plate } from './plate.ts'

export interface BookToBind {
  title: string
  author: string
  paper: keyof typeof papers
  blankBacks: boolean
  /** One for each picture, in their order. */
  pages: readonly { plate: Plate; credit: Credit }[]
  cover: {
    /** Which of the pages is on it. */
    page: number
    /** Its colors, where there are any. */
    color: Plate | null
  }
  /** The name of the site, which stands on the back. */
  site: string
  madeAt: Date
}

/** Around a picture. No printer reaches the last quarter of an inch, and a staple needs another. */
const margin = 40

/** Cover, pictures with their numbers, credits, back cover: see countBookPages. */
export async function bindBook(book: BookToBind): Promise<{ pdf: Uint8Array; sheets: number }> {
  const { width, height } = papers[book.paper]
  const size = { width, height }
  const plates: Plate[] = book.pages.map(({ plate }) => plate)
  const whole = (svg: string): Placed => {
    plates.push(linesOf(svg, size))
    return { plate: plates.length - 1, x: 0, y: 0, width }
  }
  const made = `Made with ${book.site}`
  const pictures = book.pages.flatMap((_, i) => {
    const side = width - 2 * margin
    const number = whole(pageNumber(i + 1, size))
    const sheet = [number, { plate: i, x: margin, y: (height - side) / 2 - 8, width: side }]
    return book.blankBacks ? [sheet, []] : [sheet]
  })
  const inside = [
    front(book, plates, whole),
    [],
    ...pictures,
    [whole(credits({ pictures: book.pages.map(({ credit }) => credit), words: made, ...size }))],
  ]
  const count = countBookPages(book.pages.length, book)
  const blanks = Array.from({ length: count - inside.length - 1 }, () => [])
  const sheets = [...inside, ...blanks, [whole(backCover({ words: made, ...size }))]]
  const { title, author, madeAt } = book
  const pdf = await makePdf({ title, author, producer: book.site, madeAt, ...size, plates, sheets })
  return { pdf, sheets: sheets.length }
}

/** Its lines lie over its colors as lines: a print of it is as sharp as the pages inside. */
function front(book: BookToBind, plates: Plate[], whole: (svg: string) => Placed): Placed[] {
  const { width, height } = papers[book.paper]
  const { svg, picture } = cover({ title: book.title, author: book.author, width, height })
  const { x, y, side } = picture
  const lines = { plate: book.cover.page, x, y, width: side, multiply: true }
  const paper = whole(svg)
  if (!book.cover.color) return [paper, lines]
  plates.push(book.cover.color)
  return [paper, { plate: plates.length - 1, x, y, width: side }, lines]
}

import { draw, finish, starterPrompts } from '@inkbloom/illustrator'
import { type Figures, inkOfGrey, mapRegions, measureRegions, measureTones, tabulateRegions } from '@inkbloom/regions'
import sharp from 'sharp'
import { quantile } from '../harness.ts'

const SIZE = 1024
const SHOWN: (keyof Figures)[] = ['regions', 'roomyRegions', 'roomyShare', 'largestShare', 'black', 'grey']

/** What the quality gate will find on each page of the starter gallery. */
export async function measureStarterPages() {
  const pages: ({ prompt: string } & Figures)[] = []
  for (const prompt of starterPrompts()) {
    const png = (await finish((await draw(prompt, 1)).svg)).picture
    const grey = await sharp(png).toColourspace('b-w').raw().toBuffer()
    const map = mapRegions(inkOfGrey(grey), SIZE, SIZE)
    pages.push({ prompt, ...measureRegions(map, tabulateRegions(map)), ...measureTones(grey) })
  }
  const table = SHOWN.map((figure) => {
    const values = pages.map((page) => page[figure])
    const show = (share: number) => Number(quantile(values, share).toPrecision(3))
    return { figure, least: show(0), median: show(0.5), p95: show(0.95), most: show(1) }
  })
  return { table, pages }
}

import { draw, finish, starterPrompts } from '@inkbloom/illustrator'
import { type Figures, inkOfRgba, mapRegions, measureDrawing, tabulateRegions } from '@inkbloom/regions'
import sharp from 'sharp'
import { quantile } from '../harness.ts'

const SIZE = 1024
const SHOWN: (keyof Figures)[] = ['regions', 'roomyRegions', 'roomyShare', 'largestShare', 'black', 'grey']

/** What the quality gate will find on each page of the starter gallery. */
export async function measureStarterPages() {
  const pages: ({ prompt: string } & Figures)[] = []
  for (const prompt of starterPrompts()) {
    const png = (await finish(draw(prompt, 1).svg)).picture
    const rgba = await sharp(png).toColourspace('srgb').ensureAlpha().raw().toBuffer()
    const map = mapRegions(inkOfRgba(rgba), SIZE, SIZE)
    pages.push({ prompt, ...measureDrawing(rgba, map, tabulateRegions(map)) })
  }
  const table = SHOWN.map((figure) => {
    const values = pages.map((page) => page[figure])
    const show = (share: number) => Number(quantile(values, share).toPrecision(3))
    return { figure, least: show(0), median: show(0.5), p95: show(0.95), most: show(1) }
  })
  return { table, pages }
}

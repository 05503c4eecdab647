/** The nouns that can stand in a scene: what kind of thing each is, and how high it is in the world. */
import { dataLines } from '../words/data-file.ts'

export interface Noun {
  name: string
  category: string
  /** In meters, as it is usually drawn. */
  height: number
}

export const NOUNS: ReadonlyMap<string, Noun> = new Map(
  dataLines('nouns.txt').map((line) => {
    const [name = '', category = '', height = '1'] = line.split('|').map((cell) => cell.trim())
    return [name, { name, category, height: Number(height) }]
  }),
)

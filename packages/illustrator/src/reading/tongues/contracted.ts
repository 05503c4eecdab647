/** What small words with an article are without it. */
import type { Language } from './languages.ts'

const formsOf = (rows: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).flatMap(([plain, words]) => words.split(' ').map((word) => [word, plain])))

export const CONTRACTED: Partial<Record<Language, Record<string, string>>> = {
  es: formsOf({ a: 'al', de: 'del' }),
  fr: formsOf({ à: 'au aux', de: "du des d'" }),
  pt: formsOf({ a: 'ao aos à às', de: 'do da dos das', em: 'no na nos nas num numa', por: 'pelo pela pelos pelas' }),
  it: formsOf({
    a: "al alla allo ai alle agli all'",
    di: "del della dello dei delle degli dell'",
    da: "dal dalla dallo dai dalle dagli dall'",
    su: "sul sulla sullo sui sulle sugli sull'",
    con: 'col coi cogli',
    in: "nel nella nello nei nelle negli nell'",
  }),
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compared, wishesIn } from '../scripts/tongues-alike.ts'
import { read } from '../src/reading/read.ts'
import { LANGUAGES, type Language } from '../src/reading/tongues/languages.ts'

/** How many of 100 wishes must read as the English one does. `npm run read:tongues` prints the table. */
const LEAST: Record<Language, { seen: number; unseen: number }> = {
  es: { seen: 92, unseen: 60 },
  fr: { seen: 92, unseen: 70 },
  de: { seen: 92, unseen: 70 },
  pt: { seen: 91, unseen: 50 },
  it: { seen: 91, unseen: 60 },
  nl: { seen: 93, unseen: 60 },
  zh: { seen: 87, unseen: 45 },
  ja: { seen: 93, unseen: 45 },
  ar: { seen: 91, unseen: 65 },
  hi: { seen: 90, unseen: 65 },
}

for (const language of LANGUAGES)
  for (const set of ['seen', 'unseen'] as const)
    test(`${language}: of ${set} wishes at least ${LEAST[language][set]} in 100 have the same things, deeds and place as in English`, () => {
      const wishes = wishesIn(set)
      const other = wishes.map((wish) => ({ wish, ...compared(wish.en ?? '', wish[language] ?? '') }))
      const wrong = other.filter(({ difference }) => difference)
      const share = (100 * (wishes.length - wrong.length)) / wishes.length
      assert.ok(
        share >= LEAST[language][set],
        `${share.toFixed(0)}: ${wrong.map(({ wish, difference }) => `${wish[language]}: ${difference}`).join('\n')}`,
      )
    })

test('what is not understood is said in the words of whoever wrote it', () => {
  const said = (prompt: string) => read(prompt).unknown
  assert.deepEqual(said('un gato comiendo un zarzaparrillo'), ['comiendo', 'zarzaparrillo'])
  assert.deepEqual(said('eine Katze mit einem Schnurzelbums'), ['schnurzelbums'])
  assert.deepEqual(said('قطة تأكل زغلولية'), ['تأكل', 'زغلولية'])
  assert.deepEqual(said('बिल्ली झुमरीतलैया खा रही है'), ['खा', 'झुमरीतलैया'])
})

/** How alike ten languages read to English: node scripts/tongues-score.ts [seen|unseen] [language or "all" to see what differs] */
import { argv } from 'node:process'
import { LANGUAGES } from '../src/reading/tongues/languages.ts'
import { compared, wishesIn } from './tongues-alike.ts'

const [set = 'unseen', shown] = argv.slice(2)
const wishes = wishesIn(set)
const percent = (part: number) => `${Math.round((100 * part) / wishes.length)}`.padStart(5)

console.log(`${wishes.length} wishes   things  relations  place   all`)
const whole = { things: 0, relations: 0, place: 0, all: 0 }
for (const language of LANGUAGES) {
  const sum = { things: 0, relations: 0, place: 0, all: 0 }
  for (const wish of wishes) {
    const { things, relations, place, difference } = compared(wish.en ?? '', wish[language] ?? '')
    sum.things += Number(things)
    sum.relations += Number(relations)
    sum.place += Number(place)
    sum.all += Number(!difference)
    if (difference && (shown === language || shown === 'all'))
      console.log(`  ${language}: ${wish[language]}  [${wish.en}]\n      ${difference}`)
  }
  console.log(
    language.padEnd(10),
    percent(sum.things),
    '   ',
    percent(sum.relations),
    '  ',
    percent(sum.place),
    percent(sum.all),
  )
  for (const key of ['things', 'relations', 'place', 'all'] as const) whole[key] += sum[key] / LANGUAGES.length
}
console.log(
  'mean'.padEnd(10),
  percent(whole.things),
  '   ',
  percent(whole.relations),
  '  ',
  percent(whole.place),
  percent(whole.all),
)

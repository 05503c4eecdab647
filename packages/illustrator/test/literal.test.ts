import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { dataLines } from '../src/words/data-file.ts'
import { literalsIn } from '../src/words/literal.ts'

const CASES: Record<string, string[] | null> = {
  'four[- ]?wheeler(s?)': ['wheeler'],
  'giv(?:ing|es) (?:a|the) kiss to': [' kiss to'],
  'cats?': ['cat'],
  'a|bc': null,
  '(?:cat|dog)': ['cat', 'dog'],
  '(?:cat|dog|x?) sits': [' sits'],
  '(?:donkey|camel)s? \\w+': ['donkey', 'camel'],
  'ab{2}cd': ['ab'],
  'ab{0,2}cd': ['cd'],
  'colou?r': ['colo'],
  'x\\bthere': ['there'],
  '(?<=the )moon(?! light)': ['the '],
  '[\\]ab]cd\\p{L}ef': ['cd'],
  '(?<who>knights?|(?:kings|queens)) (?:and|or)': ['knight', 'kings', 'queens'],
}

for (const [pattern, literals] of Object.entries(CASES))
  test(`/${pattern}/ is only in texts with ${literals?.join(' or ') ?? 'anything'}`, () => {
    assert.deepEqual(literalsIn(pattern), literals)
  })

test('an idiom is found by its letters wherever it is found without them', () => {
  const sentences = readFileSync(new URL('./corpus/scenes.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => (/"prompt": ?"([^"]+)"/.exec(line)?.[1] ?? '').toLowerCase())
    .filter(Boolean)
  assert.ok(sentences.length > 300)
  for (const line of dataLines('reading/rephrase.txt')) {
    const said = line.slice(0, line.lastIndexOf(' ='))
    const plain = new RegExp(said, said.includes('\\p') ? 'iu' : 'i')
    const literals = literalsIn(said)
    for (const text of sentences)
      if (plain.test(text)) assert.ok(literals?.some((letters) => text.includes(letters)) ?? true, `${said}: ${text}`)
  }
})

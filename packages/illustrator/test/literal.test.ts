import assert from 'node:assert/strict'
import { test } from 'node:test'
import { literalIn } from '../src/words/literal.ts'

const CASES: Record<string, string> = {
  'four[- ]?wheeler(s?)': 'wheeler',
  'giv(?:ing|es) (?:a|the) kiss to': ' kiss to',
  'cats?': 'cat',
  'a|b': '',
  '(?:cat|dog)': '',
  'ab{2}cd': 'cd',
  'colou?r': 'colo',
  'x\\bthere': 'there',
  '(?<=the )moon(?! light)': 'moon',
}

for (const [pattern, literal] of Object.entries(CASES))
  test(`/${pattern}/ is only in texts with “${literal}”`, () => {
    assert.equal(literalIn(pattern), literal)
  })

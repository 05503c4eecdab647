/** One subject and its particulars: what is said of it is on it, once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withLetters } from '../src/figures/garments/lettered.ts'
import { NOTHING } from '../src/figures/garments/outfit.ts'
import { read } from '../src/reading/read.ts'

const looks = (prompt: string) => read(prompt).things.flatMap(({ attributes }) => attributes)

test('a number or a name on a shirt is printed on whoever wears it, and is no heading', () => {
  for (const [prompt, text] of [
    ['soccer girl with number 7 on her shirt', '7'],
    ['a boy wearing a shirt that says MAX', 'MAX'],
    ['football player number 12', '12'],
    ['a bear wearing a jersey with the number 5 on it', '5'],
  ] as const) {
    assert.equal(read(prompt).letters, null, prompt)
    assert.ok(looks(prompt).includes(`lettered ${text}`), prompt)
  }
  assert.equal(read('a boy next to the number 7').letters, '7')
  assert.equal(read('a card that says WELCOME').letters, 'WELCOME')
})

test('letters lie on whatever is worn above and nothing else lies there', () => {
  const { top, trims } = withLetters({ ...NOTHING, trims: [{ kind: 'buttons' }] }, ['lettered 7'])
  assert.ok(top)
  assert.deepEqual(
    trims.map(({ text }) => text),
    ['7'],
  )
})

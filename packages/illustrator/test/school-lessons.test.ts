import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { understand } from '../src/understand.ts'

/** All words and letters of a page, in turn. */
const lettersOn = async (prompt: string): Promise<string[]> =>
  [...(await compose(prompt, 1)).svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text)

test('a small letter is shown and traced as a small one, both sizes where both are asked for', async () => {
  for (const [prompt, letters] of [
    ['lowercase g tracing page', 'g'],
    ['trace the lower case letter G', 'g'],
    ['tracing small letter b', 'b'],
    ['upper and lowercase letter d tracing', 'Dd'],
    ['trace the letter b', 'B'],
    ['trace the capital letter r', 'R'],
  ] as const) {
    const written = (await lettersOn(prompt)).filter((text) => /^\p{L}+$/u.test(text))
    assert.ok(written.length > 2, prompt)
    assert.deepEqual([...new Set(written.join(''))].sort().join(''), letters, prompt)
  }
  for (const prompt of ['small letter B', 'the letter A lower case', 'letter R in lowercase'])
    assert.match((await lettersOn(prompt))[0] ?? '', /^[abr]$/, prompt)
})

test('how large a sight word is written is no second word', async () => {
  for (const prompt of ['sight word the in big letters', 'sight word "the" in large bubble letters']) {
    const page = (await lettersOn(prompt)).join('')
    assert.ok(page.includes('the') && !/big|large/.test(page), page)
  }
})

test('a life cycle closes with the grown animal, whatever was listed', async () => {
  for (const [prompt, last] of [
    ['life cycle of a butterfly egg caterpillar chrysalis', 'butterfly'],
    ['butterfly life cycle: egg, caterpillar, chrysalis', 'butterfly'],
    ['life cycle of a chicken egg to chick', 'hen'],
    ['life cycle of a bee egg larva pupa', 'bee'],
    ['frog life cycle: eggs, tadpole, froglet', 'frog'],
    ['ladybug life cycle egg larva pupa', 'ladybug'],
  ] as const) {
    const page = (await lettersOn(prompt)).join('')
    assert.match(page, new RegExp(`[^1]${last}[34]$`), `${prompt}: ${page}`)
    assert.ok(!page.includes(`Cycle${last}`), page)
  }
})

test('a human skeleton has its bones named; one that dances is a figure', async () => {
  for (const prompt of ['human skeleton', 'skeleton with its bones', 'skeleton with bones labeled'])
    assert.ok((await lettersOn(prompt)).join('').includes('femur'), prompt)
  assert.ok(!(await lettersOn('a human skeleton dancing in a graveyard')).join('').includes('femur'))
})

test('color by number is of the animal that was named, with the numbers that were asked for', async () => {
  for (const prompt of ['color by number turtle 1-5', 'color by number butterfly 1 to 5']) {
    const page = (await lettersOn(prompt)).join('')
    for (const number of '12345') assert.ok(page.includes(number), `${prompt}: ${page}`)
    assert.ok(!page.includes('6') && !page.includes('purple'), `${prompt}: ${page}`)
  }
})

test('a sum may be said in words, with what is counted', async () => {
  for (const [prompt, sum] of [
    ['5 apples plus 3 apples', '5+3='],
    ['four ducks and 2 more ducks', '4+2='],
    ['7 cookies take away 2 cookies', '7-2='],
  ] as const)
    assert.ok(
      (await lettersOn(prompt)).join('').replaceAll(/[−–]/g, '-').includes(sum),
      `${prompt}: ${await lettersOn(prompt)}`,
    )
})

test('the water cycle has its river, and a poster to calm down a child that breathes', () => {
  for (const prompt of [
    'the water cycle with sun, clouds, rain and a river',
    'a calm down poster with a child taking deep breaths',
  ]) {
    const found = understand(prompt)
    assert.deepEqual('understood' in found ? found.understood.unknown : null, [], prompt)
  }
})

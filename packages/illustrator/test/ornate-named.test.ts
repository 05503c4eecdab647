/** What hobby colorists name is what the page shows: the plant itself, the word within its wreath. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'

/** The letters that can be told on a page, in order. */
const lettersOn = (svg: string): string => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text).join('')

const WORDS: [prompt: string, words: string][] = [
  ['wreath of eucalyptus and olive branches around the word gratitude', 'Gratitude'],
  ['lavender wreath with the word breathe in the middle', 'Breathe'],
  ['holly and pine wreath around the words peace on earth', 'PeaceOnEarth'],
  ["rosemary and thyme wreath with 'kitchen' in the middle", 'kitchen'],
  ['rose and peony wreath with Sarah in the middle', 'Sarah'],
  ["calm page: 'this too shall pass' with ferns", 'thistooshallpass'],
]
for (const [prompt, words] of WORDS)
  test(`"${prompt}": the words are written among the plants`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(lettersOn(page.svg), words)
    assert.deepEqual([page.missing, page.unknown], [[], []])
  })

const PLANTS: [prompt: string, shows: string[]][] = [
  ['stained glass window with fuchsias', ['bush']],
  ['folk art fox with foxgloves', ['fox', 'foxgloves']],
  ['art nouveau heron among irises', ['heron', 'iris']],
  ['art deco crane with wisteria', ['crane bird', 'vine']],
  ['poppy seed heads and wheat', ['wheat', 'poppy']],
  ['raven on a skull with roses', ['raven', 'skull', 'rose']],
  ['henna hands with peacocks', ['henna hand', 'peacock']],
]
for (const [prompt, shows] of PLANTS)
  test(`"${prompt}" is an ornate page of just these`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual([page.missing, page.unknown], [[], []])
  })

test('bicycles on a canal are several, each whole', async () => {
  const wheels = async (prompt: string): Promise<number> => (await compose(prompt, 1)).svg.length
  assert.ok((await wheels('amsterdam canal with bicycles')) > (await wheels('amsterdam canal with a bicycle')) + 2000)
})

test('an animal half flowers half triangles is one head, cut into triangles on its half', async () => {
  const { svg, setting } = await compose('fox, half flowers half triangles', 1)
  assert.equal(setting, 'ornate')
  const corners = [...svg.matchAll(/<path d="M[-\d. ]+l([-\d. ]+)z"/g)].map(
    ([, steps = '']) => (steps.match(/-?\d*\.?\d+/g) ?? []).length / 2,
  )
  assert.ok(corners.filter((count) => count === 2).length > 20)
})

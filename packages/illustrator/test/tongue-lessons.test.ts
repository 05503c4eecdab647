/** Lessons in other languages: what is asked for, and whose words stand on them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'

const kindOf = (prompt: string) => schoolIn(read(prompt), prompt)?.kind

test('a lesson is known by its words in ten languages', () => {
  for (const [kind, prompts] of Object.entries({
    cycle: [
      'ciclo de vida de la mariposa para colorear',
      'le cycle de vie de la grenouille',
      'Lebenszyklus vom Schmetterling',
      'ciclo de vida do sapo',
      'ciclo vitale della farfalla',
      'levenscyclus van de kikker',
      '蝴蝶的生命周期',
      'ちょうの一生',
      'دورة حياة الفراشة',
      'तितली का जीवन चक्र',
    ],
    diagram: ['partes de la planta', 'les parties de la fleur', 'Körperteile für die erste Klasse', 'أجزاء النبات'],
    count: ['conta le mele', 'tel de appels', 'compter les pommes'],
    chart: ['die vier Jahreszeiten', 'las estaciones del año'],
  }))
    for (const prompt of prompts) assert.equal(kindOf(prompt), kind, prompt)
})

/** All letters of a page in turn. */
const lettersOn = async (prompt: string): Promise<string> =>
  [...(await compose(prompt, 1)).svg.matchAll(/aria-label="([^"]*)"/g)].map(([, letter = '']) => letter).join('')

test('its words are those of whoever asks; where we have none, there is a box to write into', async () => {
  for (const [prompt, word] of [
    ['ciclo de vida de la mariposa', 'oruga'],
    ['Körperteile für die erste Klasse', 'Hand'],
    ['le parti del fiore', 'petalo'],
    ['butterfly life cycle', 'caterpillar'],
  ] as const)
    assert.ok((await lettersOn(prompt)).includes(word), prompt)
  assert.ok(!(await lettersOn('蝴蝶的生命周期')).includes('caterpillar'))
})

test('a paper boat, a cargo bike and an insect cage are no boat, no bicycle and no birdcage', () => {
  const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(namesIn('小朋友把纸船放在小河里').includes('paper boat'))
  assert.ok(namesIn('虫取り網と虫かごを持った男の子').includes('insect cage'))
  const bike = read('moeder op bakfiets met twee kinderen')
  assert.ok(
    bike.relations.some(
      ({ a, relation, b }) => a.startsWith('child') && relation === 'inside' && b?.startsWith('cargo bike'),
    ),
  )
  assert.deepEqual(namesIn('富士山と桜の木').sort(), ['cherry tree', 'mount fuji'])
})

/** Each country's kitchen, feasts and figures in its own words, and whose something is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'

const namesOf = (prompt: string): string[] => read(prompt).things.map(({ name }) => name)
const deedsOf = (prompt: string): string[] =>
  read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b ?? ''}`.replaceAll('#1', '').trim())

test('home cooking of each country is drawn as itself', () => {
  for (const [prompt, dish] of [
    ['la nonna prepara gli gnocchi', 'gnocchi'],
    ['mi abuela hace una paella', 'paella'],
    ['vovó fazendo brigadeiro', 'sweet balls'],
    ['papa mange une crêpe', 'crepes'],
    ['ein Kind mit Schultüte', 'school cone'],
    ['oma bakt oliebollen', 'fried balls'],
    ['奶奶包粽子', 'rice parcels'],
    ['子どもがたい焼きを食べている', 'taiyaki'],
    ['بنت تأكل بقلاوة', 'baklava'],
    ['गणेश जी मोदक खाते हुए', 'modak'],
  ] as const) {
    assert.ok(namesOf(prompt).includes(dish), `${prompt}: ${namesOf(prompt)}`)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
})

test('figures of tales and feasts are themselves', () => {
  for (const [prompt, who] of [
    ['la befana vola sulla scopa', 'befana'],
    ['o saci pulando na floresta', 'saci'],
    ['arlecchino con la maschera', 'harlequin'],
    ['孙悟空拿着金箍棒', 'monkey king'],
    ['桃太郎と犬', 'peach boy'],
    ['हनुमान जी उड़ रहे हैं', 'hanuman'],
  ] as const)
    assert.ok(namesOf(prompt).includes(who), `${prompt}: ${namesOf(prompt)}`)
})

test('whose something is: "du", "des", "delle" and "der" behind a noun', () => {
  for (const prompt of [
    'le château de la reine des fées',
    'il castello della regina delle fate',
    'das Schloss der Königin der Feen',
  ])
    assert.equal(englishOf(prompt), 'the castle of the queen of the fairies', prompt)
  assert.equal(englishOf('das Haus des Zauberers'), 'the house of the wizard')
  assert.equal(englishOf('قلعة ملكة الجنيات'), 'a castle of a queen of fairies')
  assert.equal(englishOf('le chat boit du lait'), 'the cat drinking milk')
})

test('clothes of somebody are on them', () => {
  assert.ok(deedsOf('um urso de pijama').includes('bear wears pajamas'))
  assert.ok(deedsOf('um cachorro de gravata').includes('dog wears tie'))
  assert.ok(deedsOf('un chat avec un béret').includes('cat wears beret'))
})

test('everybody of a lantern parade has a lantern', () => {
  const lantern = read('Kinder beim Laternenumzug').things.find(({ name }) => name === 'lantern')
  assert.ok((lantern?.n ?? 0) > 1)
})

test('a short sentence of Portuguese is none of English for its "a"', () => {
  assert.equal(read('a menina joga a bola').lang, 'pt')
})

test('what is put on is told at the end in Dutch', () => {
  assert.ok(deedsOf('een konijn met een jurkje aan dat thee drinkt').includes('rabbit wears dress'))
  assert.ok(deedsOf('een beer met een hoed op').includes('bear wears hat'))
  assert.ok(deedsOf('een kat met een vis op een bord').includes('fish on-top-of plate'))
})

test('chess under a tree is played in the open', () => {
  assert.equal(read('爷爷在树下下棋').place, 'park')
})

test('a square of a town is a place and no shape', () => {
  for (const prompt of ['arlecchino balla in piazza', 'niños jugando en la plaza', 'crianças brincando na praça'])
    assert.ok(!namesOf(prompt).includes('square'), prompt)
})

test('what is done on a feast is done, in Hindi too', () => {
  assert.ok(englishOf('बच्चे दिवाली पर फुलझड़ी जला रहे हैं').startsWith('children lighting sparklers'))
})

test('saint martin, puss in boots and a nativity show who belongs to them', () => {
  for (const prompt of [
    'Sankt Martin teilt seinen Mantel mit dem Bettler',
    'saint martin shares his cloak with a beggar',
  ])
    assert.deepEqual(
      ['knight', 'horse', 'old man'].filter((name) => !read(prompt).things.some((thing) => thing.name === name)),
      [],
      prompt,
    )
  assert.ok(read('le chat botté').things.some(({ name }) => name === 'boot'))
  assert.deepEqual(read('un presepe con maria, giuseppe e gesù bambino').unknown, [])
})

test('feasts of other countries are read with what belongs to them', () => {
  for (const [prompt, english] of [
    ['los reyes magos llegan con regalos para el niño jesús', 'three kings walking with presents for the baby jesus'],
    ['la befana riempie la calza di dolci', 'filling the christmas stocking with'],
    ['niños comiendo las doce uvas en nochevieja', 'eating grapes'],
    ['Maibaum mit tanzenden Leuten', 'people dancing'],
    ['carnaval met een praalwagen', 'parade float'],
    ['クリスマスにサンタがプレゼントを配る', 'giving a present'],
    ['ईद पर गले मिलते दो दोस्त', 'two friends hugging'],
  ] as const) {
    assert.ok(englishOf(prompt).includes(english), `${prompt}: ${englishOf(prompt)}`)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
})

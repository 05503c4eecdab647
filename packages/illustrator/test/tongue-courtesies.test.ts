import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const said = (prompt: string) => {
  const { things, unknown } = read(prompt)
  return [...things.map(({ name }) => name), ...unknown.map((word) => `?${word}`)]
}

test('what is said to whoever draws, and for whom, is on no page in any language', () => {
  for (const prompt of [
    'hola, me puedes dibujar un león porfis',
    'haz un dibujo de un leon para mi hijo de 4 años',
    "fais moi un lion pour mon fils de 4 ans s'il te plait",
    'kannst du mir bitte einen Löwen malen',
    'ich haette gern ein Ausmalbild mit einem Loewen für meine Tochter',
    'quero um desenho de leao para colorir pro meu filho',
    'vorrei un leone da colorare per mia figlia di 5 anni',
    'ik wil graag een kleurplaat van een leeuw voor mijn dochter van 4',
    '我想要一张狮子的涂色图',
    'ライオンの絵を描いてください',
    'صفحة تلوين أسد لابنتي',
    'मेरी बेटी के लिए एक शेर का चित्र बनाओ',
  ])
    assert.deepEqual(said(prompt), ['lion'], prompt)
})

test('who is read to, or paints, is no courtesy', () => {
  assert.ok(said('给孩子讲故事的奶奶').includes('child'))
  assert.ok(said('子どもに本を読むお母さん').includes('child'))
  assert.ok(read('una niña dibujando un sol').relations.some(({ relation }) => relation === 'paints'))
})

test('words without their accents and umlauts are the same words', () => {
  assert.deepEqual(said('un gato detras de un arbol'), ['cat', 'tree'])
  assert.deepEqual(said('ein Maedchen auf einem gruenen Fahrrad'), ['girl', 'bicycle'])
  assert.equal(read('um unicornio voando no ceu').place, 'sky')
})

test('who wears what stands before "who" does the deed', () => {
  const { relations } = read('un ours en pyjama qui lit un livre')
  assert.ok(relations.some(({ a, relation }) => a === 'bear#1' && relation === 'reads'))
})

test('in Japanese whoever was told of does the next deed too, and glasses read no book', () => {
  const told = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => [a, relation, b].join(' '))
  assert.ok(told('浴衣を着た女の子がりんごを食べている').includes('girl#1 eats apple#1'))
  assert.ok(told('本を読んでいるメガネをかけたフクロウ').includes('owl#1 reads book#1'))
  assert.ok(told('本を読んでいるメガネをかけたフクロウ').includes('owl#1 wears glasses#1'))
  assert.ok(!told('鯉のぼりと兜をかぶった男の子').includes('boy#1 wears koinobori#1'))
})

test('the mother of a bear is a bear, an uncle of the fire brigade a firefighter, and several are several', () => {
  assert.deepEqual(said('ケーキを食べるくまのお母さん'), ['bear', 'cake'])
  assert.deepEqual(said('兔妈妈在吃胡萝卜'), ['rabbit', 'carrot'])
  assert.ok(!said('消防员叔叔在跑').includes('uncle'))
  assert.ok((read('学生们在跑').things[0]?.n ?? 0) > 1)
})

test('candles are blown out on their cake, and whoever wishes is a child', () => {
  for (const prompt of [
    'une petite fille qui souffle les bougies de son gâteau',
    'een jongetje blaast de kaarsjes uit op zijn taart',
    'طفل يطفئ شموع كعكة عيد ميلاده',
    'एक लड़का जन्मदिन के केक की मोमबत्ती बुझा रहा है',
  ])
    assert.ok(said(prompt).includes('birthday cake'), prompt)
  assert.deepEqual(said('Papa trägt mich auf den Schultern'), ['father', 'child'])
})

test('a noun that is written like a stem is the noun, and eggs in the dative are eggs', () => {
  assert.deepEqual(said('de kerstman met zijn rendieren en slee'), ['santa claus', 'reindeer', 'sleigh'])
  assert.deepEqual(read('drei Küken schlüpfen aus ihren Eiern').unknown, [])
})

test('for whom a page is tells how fine it is, in any language', () => {
  for (const prompt of [
    'mandala de un búho para adultos',
    'un coloriage de hibou pour adultes',
    'eine Eule für Erwachsene',
    'uma coruja para adultos',
    'un gufo per adulti',
    'een uil voor volwassenen',
    'フクロウの大人の塗り絵',
    'بومة للكبار',
    'बड़ों के लिए उल्लू',
  ]) {
    assert.equal(read(prompt).detail, 'intricate', prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
  assert.equal(read('una farfalla per bambini piccoli').detail, 'simple')
  assert.deepEqual(said('necesito un dibujo para mi hija de un león'), ['lion'])
})

test('for whom a page is and how old the child is, in figures or words, is nobody on it', () => {
  for (const prompt of [
    '给我四岁的女儿画一个公主',
    '5歳の娘のためにお姫様を描いてください',
    'أريد صورة لابنتي عمرها أربع سنوات: أميرة',
    'मेरी चार साल की बेटी के लिए एक राजकुमारी का चित्र',
    'minha filha de quatro anos quer uma princesa',
    '¿me puedes hacer un dibujo de una princesa?',
    'mijn dochtertje van 4 is gek op een prinses',
    'ma fille de cinq ans adore une princesse',
  ]) {
    const { things, unknown } = read(prompt)
    assert.deepEqual([things.map(({ name }) => name), unknown], [['princess'], []], prompt)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compared, wishesIn } from '../scripts/tongues-alike.ts'
import { read } from '../src/reading/read.ts'
import { LANGUAGES } from '../src/reading/tongues/languages.ts'

/** How many of 100 wishes must read as the English one does. `npm run read:tongues` prints the table. */
const LEAST: Record<(typeof LANGUAGES)[number], { seen: number; unseen: number }> = {
  es: { seen: 92, unseen: 75 },
  fr: { seen: 90, unseen: 75 },
  de: { seen: 90, unseen: 70 },
  pt: { seen: 90, unseen: 70 },
  it: { seen: 88, unseen: 70 },
  nl: { seen: 92, unseen: 70 },
  zh: { seen: 86, unseen: 45 },
  ja: { seen: 90, unseen: 45 },
  ar: { seen: 90, unseen: 70 },
  hi: { seen: 90, unseen: 70 },
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

test('Hindi in Latin letters is read as Hindi', () => {
  const said = (prompt: string) => {
    const { things, relations, place, lang } = read(prompt)
    const deeds = relations.map(({ a, relation, b }) => [a, relation, b].join(' '))
    return { names: things.map(({ name }) => name), deeds, place, lang }
  }
  assert.deepEqual(said('bachche park mein gend se khel rahe hain'), {
    names: ['child', 'ball'],
    deeds: ['child#1 plays-with ball#1'],
    place: 'park',
    lang: 'hi',
  })
  assert.equal(said('a cat on a mat and a hat').lang, 'en')
})

test('a comma of full width ends a clause', () => {
  const { relations } = read('狗睡在沙发上，猫在地毯上')
  assert.deepEqual(
    relations.map(({ a, b }) => [a, b]),
    [
      ['dog#1', 'couch#1'],
      ['cat#1', 'rug#1'],
    ],
  )
})

/** Each of these was once somebody in a dog, or a bird on a hose. */
const ALIKE: [english: string, others: string[]][] = [
  [
    'a girl bathing a puppy',
    [
      'una niña bañando a un cachorro',
      'une fille qui donne le bain à un chiot',
      'uma menina dando banho em um cachorrinho',
      'una bambina che fa il bagno a un cucciolo',
      '女孩给小狗洗澡',
      '女の子が子犬をお風呂に入れている',
      'فتاة تحمم جروًا',
      'एक लड़की पिल्ले को नहला रही है',
    ],
  ],
  [
    "a bird on an elephant's trunk",
    [
      'un pájaro en la trompa de un elefante',
      "un oiseau sur la trompe d'un éléphant",
      'ein Vogel auf dem Rüssel eines Elefanten',
      'um pássaro na tromba de um elefante',
      'een vogel op de slurf van een olifant',
      'عصفور على خرطوم فيل',
    ],
  ],
  [
    'a boy offering a carrot to a rabbit',
    [
      'ein Junge bietet einem Hasen eine Karotte an',
      'een jongen biedt een konijn een wortel aan',
      '男孩给兔子一根胡萝卜',
    ],
  ],
  ['a girl riding a bicycle with a cat in the basket', ['فتاة تركب دراجة وفي السلة قطة']],
  ['a woman watching the stars with her daughter', ['een vrouw kijkt met haar dochter naar de sterren']],
]

for (const [english, others] of ALIKE)
  test(`"${english}" is the same picture in other languages`, () => {
    for (const other of others) assert.equal(compared(english, other).difference, '', other)
  })

const deedsOf = (prompt: string) =>
  read(prompt).relations.map(({ a, relation, b }) => [a, relation, b ?? ''].join(' ').replaceAll('#1', '').trim())
const namesOf = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('whoever is taught does it, in every order of words', () => {
  for (const prompt of [
    'पापा बेटे को साइकिल चलाना सिखा रहे हैं',
    '爸爸教儿子骑自行车',
    'お父さんが息子に自転車の乗り方を教えている',
    'أب يعلم ابنه ركوب الدراجة',
    'papà che insegna al figlio ad andare in bicicletta',
  ])
    assert.deepEqual(deedsOf(prompt), ['father talks-to son', 'son rides bicycle'], prompt)
})

test('a phrase is known without its accents, in the plural and with an apostrophe within it', () => {
  assert.deepEqual(namesOf('un camion de bomberos'), ['fire truck'])
  assert.deepEqual(namesOf('tres muñecos de nieve'), ['snowman'])
  assert.deepEqual(namesOf("una casa sull'albero"), ['treehouse'])
})

test('a young one that two nouns name is one', () => {
  for (const prompt of ['um dinossauro bebê', 'un cucciolo di dinosauro', 'un dinosaurio bebé'])
    assert.deepEqual(namesOf(prompt), ['dinosaur'], prompt)
})

test('in Arabic all who are joined act, and "a picture of" owns nobody', () => {
  assert.ok(deedsOf('أميرة وتنين يشربان الشاي معا').includes('dragon holds teacup'))
  assert.deepEqual(deedsOf('أريد صورة لأسد يلبس تاجا'), ['lion wears crown'])
})

test('in Hindi "behind" without a noun is behind those named before', () => {
  assert.ok(deedsOf('एक लड़की साइकिल चला रही है और उसका कुत्ता पीछे दौड़ रहा है').includes('dog behind bicycle'))
})

test('in Japanese "together with" names a companion, not what is made', () => {
  assert.ok(!deedsOf('おばあちゃんと一緒にクッキーを作る女の子').includes('girl builds grandmother'))
})

test('whose face or hair it is', () => {
  assert.deepEqual(deedsOf('el perro le esta lamiendo la cara al niño'), ['dog kisses boy'])
  assert.ok(deedsOf('माँ बेटी के बाल बना रही है').includes('mother cleans daughter'))
})

test('a few words without small ones are read in their language, as things of one picture', () => {
  assert.deepEqual(namesOf('coelho cenoura'), ['rabbit', 'carrot'])
  assert.deepEqual(namesOf('licorne kawaii'), ['unicorn'])
  assert.deepEqual(deedsOf('pato nadando lagoa'), ['duck swims-in pond'])
  assert.deepEqual(deedsOf('Katze Fisch fressen'), ['cat eats fish'])
  assert.equal(read('cachorro brincando bola praia').place, 'beach')
  assert.equal(read('cute kat').lang, 'en')
  assert.deepEqual(namesOf('gato pirata').slice(0, 1), ['cat'])
})

test('in Japanese whoever does one thing while doing another is named once', () => {
  assert.deepEqual(namesOf('うさぎがお月見をしながらお団子を食べている'), ['rabbit', 'moon', 'dango'])
})

test('tales and places have their names in every language', () => {
  for (const prompt of ['Rotkäppchen im Wald', 'le petit chaperon rouge dans la forêt', '小红帽在森林里'])
    assert.ok(namesOf(prompt).includes('red riding hood'), prompt)
  for (const prompt of [
    'ein Astronaut im Weltall',
    'um astronauta no espaço',
    '宇宙にいる宇宙飛行士',
    'رائد فضاء في الفضاء',
  ])
    assert.equal(read(prompt).place, 'space', prompt)
})

test('what one receives is done by another: "Xに…してもらう"', () => {
  assert.ok(deedsOf('お父さんに肩車してもらう女の子').includes('girl sits-on father'))
})

test('a noun in hiragana that is not known is said', () => {
  assert.ok(read('猫がすっぽんを食べている').unknown.includes('すっぽん'))
})

test('a part of somebody tells where, with no word between them in Chinese', () => {
  assert.deepEqual(deedsOf('小鸟站在长颈鹿头上'), ['bird stands-on giraffe'])
})

test('verbs of several words take their preposition with an article or without', () => {
  for (const prompt of ["un train qui sort d'un tunnel", 'un treno che esce dal tunnel', 'um trem saindo do túnel'])
    assert.deepEqual(deedsOf(prompt), ['train comes-out-of tunnel'], prompt)
})

test('how many eyes, tiers and dots there are, in every language', () => {
  for (const prompt of [
    'un monstre avec trois yeux',
    'um monstro de três olhos',
    '长着三只眼睛的怪兽',
    '三つ目のモンスター',
    'وحش بثلاث عيون',
  ])
    assert.deepEqual(read(prompt).things[0]?.attributes, ['3 eyes'], prompt)
  for (const prompt of ['una torta a tre piani', 'तीन मंजिला केक', '三层的蛋糕'])
    assert.deepEqual(namesOf(prompt), ['wedding cake'], prompt)
  assert.deepEqual(namesOf('una niña con vestido de lunares'), ['girl', 'dress'])
})

test('an Italian plural is none in Portuguese', () => {
  assert.deepEqual(read('naci no meio da floresta').unknown, ['naci'])
})

test('what something is done for is done too: "um … zu", "om … te"', () => {
  assert.ok(deedsOf('ein Bär klettert auf den Baum um Honig zu holen').includes('bear holds honey jar'))
  assert.ok(deedsOf('een beer klimt in de boom om honing te eten').includes('bear eats honey jar'))
  assert.deepEqual(deedsOf('ein Kind geht um den Baum'), ['child around tree', 'child walks'])
})

test('in hiragana no noun ends within a word', () => {
  assert.ok(!namesOf('かばんを持ったうさぎ').includes('hippo'))
  assert.ok(namesOf('かばが泳いでいる').includes('hippo'))
})

test('in Arabic women act together, and what fills a basket is said right behind it', () => {
  assert.ok(deedsOf('ثلاث فتيات يركضن').includes('girl runs'))
  assert.ok(deedsOf('سلة تفاح على الطاولة').includes('apple inside basket'))
})

test('a parent and child of a species are one of each', () => {
  assert.deepEqual(namesOf('パンダの親子').length, 2)
})

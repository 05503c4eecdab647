/** Turns of phrase that ten languages have and English says otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'

/** Each prompt says this in English, and no word of it is unknown. */
function assertSaid(english: string, prompts: readonly string[]) {
  for (const prompt of prompts) {
    assert.ok(englishOf(prompt).includes(english), `${prompt}: ${englishOf(prompt)}`)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
}

const relationsOf = (prompt: string) =>
  read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b ?? ''}`)

test('among pots on a sill, and at a window, somebody sits on the sill', () => {
  assertSaid('on the windowsill among', [
    'gatito dormido en el alféizar de la ventana entre macetas',
    'un chat assis sur le rebord de la fenetre parmi les pots de fleurs',
    'een poes in de vensterbank tussen de plantjes',
  ])
  assertSaid('sitting on the windowsill', ['बिल्ली खिड़की पर बैठी है', 'un gato sentado en la ventana'])
})

test('what is tried is done, by whoever is named last', () => {
  assertSaid('a cat climbing a tree', ['木に登ろうとしている猫'])
  assert.match(englishOf('una piñata con forma de burro y niños intentando romperla'), /children hitting the pinata$/)
})

test('what is done for somebody is done', () => {
  assertSaid('reading a story to a grandson', ['おばあちゃんが孫に絵本を読んであげる'])
})

test('in Japanese clothes before a noun are worn, and what is got is caught or picked', () => {
  assertSaid('a girl wearing a kimono catching goldfish', ['浴衣の女の子が金魚すくいをしている'])
  assertSaid('baby bear catching a salmon', ['くまの親子が鮭をとっている'])
  assertSaid('peeking out of a kotatsu', ['猫がこたつの中から顔を出している'])
})

test('who is dressed stands behind the clothes', () => {
  assert.ok(relationsOf('Mädchen zieht ihrem Hund einen Pullover an').includes('dog#1 wears sweater#1'))
})

test('clothes of wool are no balls of yarn', () => {
  assertSaid('woolen', ['un riccio che dorme in un cappello di lana', 'een meisje met een wollen muts'])
})

test('moonlight is a time of night', () => {
  for (const prompt of [
    'una volpe che suona il mandolino al chiaro di luna',
    'ein Hase im Mondschein',
    'un loup au clair de lune',
    'بومة في ضوء القمر',
  ]) {
    assert.ok(read(prompt).time?.includes('night'), prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
})

test('small words of one letter without their accent are known by what follows', () => {
  assertSaid('feeding pigeons', ['un bimbo che da da mangiare ai piccioni in piazza'])
  assertSaid('a snail with glasses', ['un escargot a lunettes sous un champignon'])
})

test('in Chinese a kite is let go, and school lets children go', () => {
  assertSaid('flying kites', ['两个孩子在海边放风筝'])
  assert.ok(!englishOf('小男孩放学背着书包骑自行车回家').includes('flying'))
})

test('an animal in a trade, brothers of a kind and a friend that is named are one reading each', () => {
  assertSaid('a bear dressed as a firefighter', ['消防車に乗ったくまの消防士'])
  assertSaid('some penguins', ['雪だるまを作るペンギンの兄弟', '企鹅兄弟在堆雪人'])
  assertSaid('spraying water on a monkey', ['فيل يرش الماء على صديقه القرد'])
  assertSaid('on the arm of a man', ['صقر على ذراع رجل'])
})

test('what Chinese counts by the heap is several', () => {
  assertSaid('some ants carrying', ['一群蚂蚁搬运一块饼干'])
  assertSaid('two swans', ['一对天鹅在湖上游'])
})

test('breeds, birds and fish have their names in ten languages', () => {
  for (const [name, prompts] of Object.entries({
    nightingale: [
      'un ruiseñor',
      'un rossignol',
      'eine Nachtigall',
      'um rouxinol',
      'un usignolo',
      'een nachtegaal',
      '夜莺',
    ],
    groundhog: ['una marmota', 'une marmotte', 'ein Murmeltier', 'una marmotta', '土拨鼠'],
    rottweiler: ['un rottweiler con bufanda', 'ein Rottweiler mit Schal', '罗威纳犬', 'ロットワイラー'],
  }))
    for (const prompt of prompts) assert.equal(read(prompt).things[0]?.name, name, prompt)
})

test('sand under somebody is a beach, and a wheel around a hamster its own', () => {
  assertSaid('on the beach', ['tartaruga saindo do ovo na areia', 'un crabe dans le sable'])
  assertSaid('hamster wheel', ['hamster im laufrad'])
})

test('who does it stands behind "by", and pulls', () => {
  for (const prompt of [
    'un trineo tirado por dos perros',
    'un traîneau tiré par deux chiens',
    'ein Schlitten, der von zwei Hunden gezogen wird',
    'um trenó puxado por dois cachorros',
    'una slitta trainata da due cani',
    'een slee getrokken door twee honden',
  ])
    assert.ok(relationsOf(prompt).includes('dog#1 pulls sled#1'), `${prompt}: ${englishOf(prompt)}`)
  assertSaid('surrounded by', [
    'un castillo rodeado de flores',
    'un château entouré de roses',
    'una casa circondata da alberi',
  ])
})

test('of two the verb may be said of the last alone', () => {
  for (const prompt of [
    'una niña y un perro que come un hueso',
    'une fille et un chien qui mange un os',
    'ein Mädchen und ein Hund, der einen Knochen frisst',
    'een meisje en een hond die een bot eet',
  ])
    assert.deepEqual(relationsOf(prompt), ['dog#1 eats bone#1'], prompt)
  assert.equal(read('una niña y un perro que comen helado').relations.length, 2)
})

test('what it is done to stands before where', () => {
  assertSaid('soccer ball on the moon', ['ein Astronaut, der auf dem Mond Fußball spielt'])
  assertSaid('reading a book in the garden', ['een jongen die in de tuin een boek leest'])
  assertSaid('petting a cat sleeping', ['女の子が眠っている猫をなでる'])
})

test('a word for two things is the one that its company tells', () => {
  assertSaid('in front of the chalkboard', ['une maîtresse devant le tableau', 'een meester die voor het bord staat'])
  assertSaid('sliding on the ice', ['un ours qui glisse sur la glace'])
  assertSaid('comforting a girl crying', ['男の子が泣いている女の子をなぐさめる'])
  assertSaid('with baubles', ['Weihnachtsbaum mit Kugeln'])
  assertSaid('on the back of a whale', ['くじらの背中に乗った女の子'])
  assertSaid('airplane flying', ['طائرة تطير فوق الجبال'])
  assertSaid('standing on a cloud', ['孙悟空踩着筋斗云'])
  assertSaid('brushing the hair of', ['une maman qui coiffe sa fille'])
})

test('little crowns and glasses are crowns and glasses', () => {
  assertSaid('crown', ['ein Seepferdchen mit Krönchen'])
  assertSaid('glasses', ['een uil met een brilletje'])
})

test('clothes told before two are those of the first, and who peeks or decorates does so', () => {
  assert.ok(relationsOf('マフラーをした雪だるまとキツネ').includes('snowman#1 wears scarf#1'))
  assert.ok(!relationsOf('マフラーをした雪だるまとキツネ').includes('fox#1 wears scarf#1'))
  assertSaid('long dress', ['أميرة ترتدي فستانا طويلا'])
  assertSaid('peeking out of a boot', ['een hondje dat uit een laars piept'])
  assertSaid('decorating the christmas tree', ['una familia poniendo el árbol de navidad'])
  assertSaid('two girls', ['due amiche che bevono il tè', 'zwei Freundinnen trinken Tee'])
  assertSaid('viking ship', ['ein Wikinger auf seinem Schiff'])
})

test('how fine a page is to be and for whom is no part of the picture, in ten languages', () => {
  for (const [prompt, detail] of [
    ['mandala de girasoles con muchos detalles', 'intricate'],
    ['la Sagrada Familia bien detallada para adultos', 'intricate'],
    ['castelo bem detalhado', 'intricate'],
    ['长城,细节多,给成人', 'intricate'],
    ['大人向けの紫陽花の塗り絵、細かめで', 'intricate'],
    ['un éléphant avec des traits épais', 'simple'],
    ['un albero, facile da colorare', 'simple'],
    ['お正月の門松を、線を太くはっきりお願いします。', 'simple'],
  ] as const) {
    const graph = read(prompt)
    assert.equal(graph.detail, detail, prompt)
    assert.deepEqual(graph.unknown, [], prompt)
  }
})

test('what is told of a child or a class before the wish is no wish', () => {
  for (const [prompt, names] of [
    ['Mijn zoontje wordt 4 en is gek op vuilniswagens, dus graag een vuilniswagen', ['garbage truck']],
    ['我女儿五岁,喜欢公主,想要一个公主在花园里喂小鹿的涂色图', ['princess', 'fawn']],
    ["Maestra d'asilo qui: mi serve un albero", ['tree']],
    ['Ich hätte gern einen Leuchtturm. Für meine Mutter im Pflegeheim, nicht zu klein.', ['lighthouse']],
    ['el ciclo del agua para mis alumnos de segundo', ['water cycle']],
  ] as const)
    assert.deepEqual(
      read(prompt).things.map(({ name }) => name),
      names,
      prompt,
    )
})

test('who hangs from something, keeps a penalty or is dressed as somebody does so in every language', () => {
  for (const [prompt, relation] of [
    ['un perezoso colgado de una rama', 'hangs-from'],
    ['un paresseux suspendu à une branche par les pattes', 'hangs-from'],
    ['ein Faultier hängt kopfüber an einem Ast', 'hangs-from'],
    ['小猴子倒挂在树枝上', 'hangs-from'],
    ['قرد معلق على غصن شجرة', 'hangs-from'],
    ['portero parando un penalti', 'catches'],
    ['カブトムシ対クワガタ', 'fights'],
    ['une sorcière qui donne des bonbons a un fantome', 'gives-to'],
  ] as const)
    assert.ok(
      read(prompt).relations.some((one) => one.relation === relation),
      prompt,
    )
  for (const prompt of ['wolf verkleed als oma', '電車の運転手になった犬', 'ねこのパンやさん'])
    assert.match(read(prompt).things[0]?.attributes.join() ?? '', /^dressed as |^$/, prompt)
  assert.ok(read('una vespa rossa davanti al Colosseo').things.some(({ name }) => name === 'moped'))
})

test('letters are known by what first readers call them', () => {
  for (const [prompt, letters] of [
    ['das A mit Apfel und Ameise', 'A'],
    ['حرف الباء مع بطة وبيت', 'ب'],
    ['क से कबूतर', 'क'],
    ['Schultüte mit dem Namen Emma drauf', 'Emma'],
  ] as const)
    assert.equal(read(prompt).letters, letters, prompt)
})

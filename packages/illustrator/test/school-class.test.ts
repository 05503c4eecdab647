import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'
import { dotsPage } from '../src/school/sheet/dots.ts'
import { understand } from '../src/understand.ts'

const lettersOn = (svg: string): string =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text).join('')
const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('class rules show the rules that were asked for', async () => {
  const page = lettersOn((await compose('classroom rules: raise your hand, share', 1)).svg)
  for (const rule of ['Raise your hand', 'Share with others', 'Be kind'])
    assert.ok(page.replaceAll(' ', '').includes(rule.replaceAll(' ', '')), `${rule}: ${page}`)
})

test('circle time is no ball, and a class that is read to is there', () => {
  assert.ok(!namesIn('circle time in kindergarten').includes('circle'))
  const { things, place } = read('teacher reading a book to the class')
  assert.equal(things.find(({ name }) => name === 'child')?.n, 4)
  assert.equal(place, 'classroom')
  assert.equal(read('kids lining up at the classroom door').place, 'classroom')
})

test('a cross section is no cross: fruit is cut through, and what cannot be is said', () => {
  for (const prompt of ['cross section of an orange', 'lemon cross section', 'inside of an apple']) {
    const [fruit] = read(prompt).things
    assert.ok(fruit?.attributes.includes('sliced'), prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
  assert.deepEqual(namesIn('cross section of a strawberry'), ['strawberry'])
  assert.deepEqual(read('cross section of a strawberry').unknown, ['section'])
})

test('a pattern is made of the figure that it is named after', async () => {
  const ways = await Promise.all(
    ['hexagon pattern', 'wave pattern', 'triangle tessellation'].map(async (prompt) => (await compose(prompt, 1)).svg),
  )
  assert.equal(new Set(ways).size, 3)
  for (const prompt of ['hexagon pattern', 'wave pattern']) assert.ok('understood' in understand(prompt), prompt)
})

test('sight words are written large and to trace', async () => {
  const words = async (prompt: string) => lettersOn((await compose(prompt, 1)).svg)
  assert.match(await words('sight word the coloring page'), /the.*the/)
  assert.match(await words('sight words: look, see and go'), /look.*see.*go/)
  assert.match(await words('sight words'), /the.*and.*see/)
})

test('a letter that stands alone is whose sound is meant', async () => {
  assert.match(lettersOn((await compose('beginning sounds worksheet b', 1)).svg), /FindB/)
})

test('a mole comes out of its burrow, a teacher without an object teaches children', () => {
  assert.deepEqual(namesIn('der Maulwurf guckt aus seinem Hügel'), ['mole', 'burrow'])
  assert.ok(namesIn('老师在教室里讲课').includes('child'))
})

/** A list of deeds and what its sheet says; the pictures are those of the deeds. */
const DEEDS: [prompt: string, labels: string[], shows: string[]][] = [
  ['my daily routine: wake up, brush teeth, go to school', ['1wakeup', '3gotoschool'], ['toothbrush', 'school bus']],
  ['chores chart with make bed, feed the dog, take out trash', ['2feedthedog'], ['dog', 'trash can']],
  ['steps for washing hands: wet hands, use soap, rinse, dry', ['1wethands', '4dry'], ['soap', 'towel']],
]
for (const [prompt, labels, shows] of DEEDS)
  test(`"${prompt}" has a picture for each deed`, async () => {
    const page = await compose(prompt, 1)
    const written = lettersOn(page.svg).replaceAll(' ', '')
    for (const label of labels) assert.ok(written.includes(label), `${label}: ${written}`)
    for (const noun of shows) assert.ok(page.items.includes(noun), noun)
    assert.deepEqual([page.missing, page.unknown], [[], []])
  })

test('what stands on a board of a class is written on it, and not over the page', async () => {
  for (const prompt of [
    'teacher pointing at the blackboard with abc on it',
    'teacher writing on the whiteboard "2+2=4"',
  ]) {
    const page = await compose(prompt, 1)
    assert.notEqual(page.setting, 'school', prompt)
    assert.equal(lettersOn(page.svg), '', `${prompt}: no heading`)
    assert.deepEqual(page.missing, [], prompt)
  }
  assert.notEqual(lettersOn((await compose('a cat holding a sign that says "hello"', 1)).svg), '')
})

test('names of planets and of stages stand on their plates, and an animal is in its habitat', async () => {
  assert.match(lettersOn((await compose('the planets of the solar system in order with names', 1)).svg), /Jupiter/)
  assert.match(lettersOn((await compose('life cycle of a sunflower with words', 1)).svg), /seedling/)
  assert.ok(
    (await compose('bear habitat: forest with river and cave', 1)).items.some((item) => item.startsWith('bear')),
  )
})

test('a class that lines up walks in a line', () => {
  const { relations, place } = read('kids lining up for lunch')
  assert.ok(relations.some(({ relation }) => relation === 'follows'))
  assert.equal(place, 'school hallway')
})

test('the way of the earth around the sun is no section through it', async () => {
  for (const prompt of ['earth rotation around the sun diagram', 'why we have seasons diagram']) {
    const written = lettersOn((await compose(prompt, 1)).svg)
    assert.match(written, /summer/, prompt)
    assert.doesNotMatch(written, /mantle/, prompt)
  }
})

test('a story of three has all its pictures, and one helper at work is no chart', async () => {
  assert.match(lettersOn((await compose('three little pigs story sequence', 1)).svg).replaceAll(' ', ''), /4wolf/)
  assert.notEqual((await compose('mail carrier delivering letters, community helper', 1)).setting, 'school')
})

test('rules that were listed are all of them, each kept by a child', () => {
  const prompt = 'class rules with a child doing each: raise your hand, be kind, walk inside'
  const school = schoolIn(read(prompt), prompt)
  assert.ok(school?.kind === 'sheet')
  assert.deepEqual(
    school.sheet.cells.map((cell) => cell.split(' = ')),
    [
      ['do raise hand', '1 Raise your hand'],
      ['do be kind', '2 Be kind'],
      ['do walk', '3 Walk inside'],
    ],
  )
})

test('things listed beside a letter stand around it, each once and no scene', async () => {
  const page = await compose('big letter B with a bear, a ball, a banana and a bus around it', 1)
  assert.equal(page.setting, 'letters')
  assert.deepEqual(page.missing, [])
  assert.equal(read('letter of the week: M with a mouse').letters, 'M')
})

test('a hundred gumballs are a hundred, and two rows of five are two rows', async () => {
  const { svg } = await compose('100 gumballs in a gumball machine', 1)
  assert.equal(svg.match(/r="29"/g)?.length, 100)
  const prompt = 'ten pumpkins in two rows of five'
  const school = schoolIn(read(prompt), prompt)
  assert.ok(school?.kind === 'rows')
  assert.deepEqual([school.rows, school.each], [2, 5])
})

test('dot to dot has as many dots as were asked for', () => {
  for (const asked of [10, 20, 40]) assert.equal(dotsPage('dinosaur', asked)?.match(/<circle/g)?.length, asked)
})

test('who lives where stands side by side, and a skeleton for a lesson has its bones named', () => {
  const homes = schoolIn(read('animals and their homes'), 'animals and their homes')
  assert.ok(homes?.kind === 'sheet' && homes.sheet.cells.includes('bee & beehive = beehive'))
  const skeleton = schoolIn(read('human skeleton front view for grade 4'), 'human skeleton front view for grade 4')
  assert.equal(skeleton?.kind, 'diagram')
})

test('sight words end with their sentence; big letters are no envelopes', () => {
  const prompt = 'sight words the, and, see in big outline letters. My kids are 5 so please keep it simple.'
  const sheet = schoolIn(read(prompt), prompt)
  assert.ok(sheet?.kind === 'sheet')
  assert.deepEqual(sheet.sheet.cells, ['"the" & ~the~', '"and" & ~and~', '"see" & ~see~'])
  assert.deepEqual(namesIn('Welcome to First Grade! big letters with pencils and apples'), ['pencil', 'apple'])
})

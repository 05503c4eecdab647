import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { isObject } from '../src/lettering/objects.ts'
import { cellOf, nounsIn } from '../src/school/sheet/cell.ts'
import { isSketch } from '../src/school/sketch.ts'
import { understand } from '../src/understand.ts'
import { dataLines } from '../src/words/data-file.ts'
import { areasOf } from './regions.ts'

const lettersOn = (svg: string): string =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text).join('')

/** Prompt, and the words that its page must say. */
const TAUGHT: [prompt: string, words: string[]][] = [
  ['paper crown to cut out for a birthday king', ['glue']],
  ['crown template for 100 days of school', ['100', 'School', 'glue']],
  ['mask of a tiger to cut out', []],
  ['paper bag puppet dog template', []],
  ['finger puppets: lion, elephant, monkey', []],
  ['family tree template with empty frames', ['Me', 'Mom', 'Grandma']],
  ['my family portrait frame to draw in', ['Family']],
  ['letter to Santa template', ['Dear', 'Santa']],
  ['graphic organizer main idea and details', ['main', 'details']],
  ['array 3 x 4 with cookies', ['3', '4']],
  ['insect with head, thorax and abdomen', ['thorax', 'abdomen']],
  ['trace the shapes circle square star', ['Trace', 'circle']],
  ['prepositions: dog in the box, dog on the box, dog under the box', ['in', 'on', 'under']],
  ['Fruit of the Spirit with nine fruits', ['love', 'self-control']],
  ['life cycle of a frog', ['eggs', 'tadpole', 'froglet', 'frog']],
  ['the life cycle of a butterfly with labels', ['egg', 'caterpillar', 'chrysalis', 'butterfly']],
  ['parts of a flower labeled', ['petal', 'stem', 'leaf', 'sepal', 'pistil']],
  ['parts of a flower roots stem leaf', ['roots', 'stem', 'leaf']],
  ['parts of a plant labeled root stem leaf flower', ['root', 'stem', 'leaf', 'flower']],
  ['volcano diagram with labels', ['lava', 'crater', 'magma']],
  ['parts of a tooth', ['enamel', 'pulp', 'gum', 'root']],
  ['parts of the face', ['eye', 'ear', 'nose', 'mouth']],
  ['parts of an ant head thorax abdomen', ['head', 'thorax', 'abdomen']],
  ['water cycle diagram', ['evaporation', 'condensation', 'precipitation']],
  ['the solar system with labels', ['Sun', 'Mercury', 'Saturn', 'Neptune']],
  ['shapes: circle, square and triangle', ['circle', 'square', 'triangle']],
  ['clock showing half past four', ['1', '12']],
  ['emotions faces happy sad angry', ['happy', 'sad', 'angry']],
  ['the five senses', ['sight', 'touch']],
  ['weather chart sunny cloudy rainy snowy', ['sunny', 'cloudy', 'rainy', 'snowy']],
  ['opposites big elephant small mouse', ['big', 'small']],
  ['a treasure map', []],
  ['food chain in the ocean', ['seaweed', 'shrimp', 'fish', 'shark']],
  ['weather chart for the week', ['Monday', 'Sunday']],
  ['the four seasons', ['spring', 'summer', 'autumn', 'winter']],
  ['addition worksheet 2 + 3 apples', ['2', '3', '=']],
  ['simple map of a town with a legend', ['house', 'school']],
  ['clock face without hands', ['1', '12']],
  ['pizza cut in 8 slices for fractions', []],
  ['trace the letter B worksheet with a ball', ['B']],
  ['match the animals to their homes', ['Match']],
  ['match numbers to objects worksheet', ['2', '5']],
  ['count the apples: a tree with 10 apples and a box to write the number', ['How', 'Many']],
  ['how many cookies are in the jar? a jar with 7 cookies', ['How', 'Many']],
  ['trace the word CAT with a picture of a cat above', ['CAT']],
  ['map of the USA with state outlines', ['United', 'States']],
  ['a robot made of shapes', []],
  ['baby animals on the left and their mothers on the right', ['Match']],
  ['count and color 5 apples', ['5', '=']],
  ['color by number butterfly', ['red', 'purple', '6']],
  ['cut along the dotted lines scissors practice', ['Cut']],
  ['a calendar page for november', ['November', 'Mo', 'Sa']],
  ['march 2027 calendar', ['March', '31']],
  ['food pyramid to color', ['grains', 'protein', 'sweets']],
  ['human heart diagram with labels', ['aorta', 'ventricle', 'atrium']],
  ['solar system planets in order', ['Mercury', 'Neptune']],
  ['states of matter solid liquid gas', ['solid', 'liquid', 'gas']],
  ['community helpers for kindergarten', ['firefighter', 'doctor', 'teacher']],
  ['number line from 0 to 20', ['0', '20']],
  ['fractions one half, one quarter, one third', ['1/2', '1/3', '1/4']],
  ['hundreds chart 1 to 100', ['99', '100']],
  ['name tags for my students with pencils', ['name']],
  ['bookmarks to color, 4 on a page', []],
  ['reward certificate, star reader', ['Certificate', 'Star', 'Reader']],
  ['multiplication table chart', ['100', '81']],
  ['tooth brushing chart for a week', ['Monday', 'Sunday']],
  ['reading log for kids', ['Monday', 'Read']],
  ['classroom rules poster', ['kind', 'Listen']],
  ['trace the numbers 1 to 10 with that many fish', ['1', '10']],
  ['weather bingo card 3x3', ['Bingo']],
  ['sort hot and cold things, cut and paste', ['Hot', 'Cold']],
  ['first next then last, building a snowman', ['First', 'Next', 'Last']],
  ['draw the other half of the butterfly', ['Half']],
  ['tally chart with apples and pears', ['Tally']],
  ['ten frames with 6 and 8 strawberries', ['6', '8']],
  ['number bonds of 10', ['10']],
  ['finish the pattern star heart star heart', ['Pattern']],
  ['rhyming words cat hat dog frog', ['cat', 'hat', 'dog', 'frog']],
  ['venn diagram of cats and dogs', ['both', 'cat', 'dog']],
  ['maze from the bee to the flower', ['Way']],
  ['dot to dot of a rocket', ['1', '12']],
  ['word search with farm animals', ['cow', 'pig']],
  ['layers of the rainforest with animals', ['Canopy', 'Understory']],
  ['map of the continents with names', ['Africa', 'Asia', 'Pacific']],
  ['flash cards of vegetables', ['carrot', 'broccoli']],
  ['telling time worksheet with 6 clocks', ['12']],
  ['trace the word cat and dog', ['cat', 'dog']],
  ['all about me page', ['Name', 'family']],
  ['food chain: grass, rabbit, fox', ['grass', 'rabbit', 'fox']],
  ['sunflower life cycle: seed, seedling, sunflower', ['seed', 'seedling', 'sunflower']],
  ['life cycle of an apple tree', ['Apple', 'Tree', 'blossom']],
  ['garden tools: shovel, rake and watering can', ['shovel', 'rake', 'watering', 'can']],
  ['simple machines lever, pulley, wedge', ['lever', 'pulley', 'wedge']],
  ['the phases of the moon', ['new', 'waxing', 'gibbous']],
  ['flag of Sweden', ['Sweden']],
  ['flags of Japan and Brazil to color', ['Japan', 'Brazil']],
  ['skip counting by 3s', ['3', '27', '30']],
  ['alphabet train', ['ABC', 'XYZ']],
  ['ten frame with 4 counters', ['4']],
  ['human skeleton with bone names', ['skull', 'ribs', 'femur']],
  ['plant cell diagram', ['nucleus', 'chloroplast']],
  ['the digestive system labeled', ['stomach', 'liver']],
  ['needs and wants', ['Needs', 'Wants']],
  ['cake fractions 6 equal parts', []],
  ['photosynthesis for 4th grade', ['sunlight', 'oxygen', 'sugar']],
  ['parts of a shark labeled', ['fin', 'gills', 'teeth']],
  ['"Best Listener" award', ['Certificate', 'Best', 'Listener']],
  ['insect body parts', ['head', 'thorax', 'abdomen']],
  ['types of triangles', ['scalene', 'isosceles']],
  ['parts of a book', ['spine', 'author']],
  ['opposites big and small elephant', ['big', 'small']],
  ['short a words cat, hat, map, van', ['cat', 'hat', 'map', 'van']],
  ['3 + 2 = 5 with apples', ['3', '2', '=', '5']],
  ['pizza cut into 4 with 1/4 shaded', []],
  ['my plate with dairy', ['fruit', 'protein', 'dairy']],
  ['certificate for Oliver', ['Certificate', 'Oliver', 'Great']],
  ['bookmarks with owls that say Keep Reading', ['KEEP']],
  ['trace the letters A to E', ['A', 'E', 'a', 'e']],
  ['life cycle of a ladybug', ['egg', 'larva', 'pupa', 'ladybug']],
]

for (const [prompt, words] of TAUGHT)
  test(`"${prompt}" is a page for school that says what it shows`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'school')
    for (const word of words) assert.ok(lettersOn(page.svg).includes(word), `${word} in ${lettersOn(page.svg)}`)
    assert.deepEqual([page.missing, page.unknown], [[], []])
    const reading = understand(prompt)
    assert.ok(
      'understood' in reading && reading.understood.unknown.length === 0,
      'nothing is said to be missing before',
    )
    assert.doesNotMatch(page.svg, /NaN|undefined|Infinity/)
    const { svg } = await finish(page.svg)
    const { areas, black } = await areasOf(svg.replaceAll('fill="white"', 'fill="#000"'))
    assert.ok(areas.length >= 5, `${areas.length} areas`)
    assert.ok(black < 0.25, `${Math.round(black * 100)}% is ink`)
    assert.deepEqual(
      areas.filter(({ pixels }) => pixels < 60),
      [],
      'nothing too small to color',
    )
  })

test('where a child is to write the words, there are boxes instead of them', async () => {
  for (const [prompt, word] of [
    ['solar system with room to write the names', 'Saturn'],
    ['parts of a flower, labels left blank', 'petal'],
    ['parts of an insect, blank so the kids can fill in the names', 'thorax'],
  ] as const) {
    const { svg, setting } = await compose(prompt, 1)
    assert.equal(setting, 'school')
    assert.ok(!lettersOn(svg).includes(word), `${word} is given away`)
  }
})

test('who is to label a picture finds each word once, in the bank below it', async () => {
  const { svg, setting } = await compose('label the parts of a plant', 1)
  assert.equal(setting, 'school')
  assert.equal(lettersOn(svg).split('root').length - 1, 1)
})

test('shapes have faces where somebody asks for them', async () => {
  const [plain, smiling] = [
    await compose('shapes: circle, square', 1),
    await compose('happy shapes: circle, square', 1),
  ]
  assert.ok(smiling.svg.length > plain.svg.length * 1.2)
  assert.equal(lettersOn(smiling.svg), lettersOn(plain.svg))
})

test('a digit to trace stands there large, and again in dashes', async () => {
  const { svg, setting } = await compose('trace the number 5', 1)
  assert.equal(setting, 'school')
  assert.equal(lettersOn(svg), '5'.repeat(11))
  assert.match(svg, /stroke-dasharray/)
})

test('so many things as were asked for are on the page, no more', async () => {
  const page = await compose('twelve stars', 1)
  assert.equal(page.setting, 'school')
  assert.deepEqual(page.items, ['star'])
})

test('what stages of life are drawn with is there to be drawn', () => {
  for (const line of dataLines('school-cycles.txt'))
    for (const stage of line.split(' | ')[1]?.split(', ') ?? []) {
      const [label = '', drawing = label] = stage.replace(/^\+/, '').split('=')
      const noun = drawing.replace(/^(?:young|baby of) /, '')
      assert.ok(isObject(noun) || isSketch(noun), noun)
    }
})

test('what was asked for as a title stands above the sheet', async () => {
  const page = await compose('bingo with fruits, with the title fruit party', 1)
  assert.equal(page.setting, 'school')
  assert.ok(lettersOn(page.svg).includes('FruitParty'), lettersOn(page.svg))
  const framed = await compose('four seasons chart with the title our year', 1)
  assert.ok(lettersOn(framed.svg).includes('OurYear'), lettersOn(framed.svg))
})

test('every noun that a sheet is made with is there to be drawn', () => {
  const cells = [
    ...dataLines('school-sets.txt').flatMap((line) => line.split(' | ')[1]?.split(', ') ?? []),
    ...dataLines('school-sorts.txt').flatMap((line) =>
      line.split(' ; ').flatMap((box) => box.split(' | ')[2]?.split(', ') ?? []),
    ),
    ...dataLines('school-sheets.txt').flatMap((line) => line.split(' | ')[3]?.split(';') ?? []),
    ...dataLines('school-sequences.txt').flatMap((line) => line.split(' | ')[2]?.split(', ') ?? []),
    ...dataLines('school-acts.txt').map((line) => `do ${line.split(' | ')[0]}`),
    ...dataLines('school-deeds.txt').map((line) => line.split(' = ')[0] ?? ''),
    ...dataLines('school-families.txt').flatMap(
      (line) =>
        line
          .split(' | ')[1]
          ?.split(', ')
          .map((word) => word.split('=').at(-1) ?? '') ?? [],
    ),
    ...dataLines('school-pairs.txt').flatMap((line) => line.split(' | ')[1]?.split(/[;,]/) ?? []),
    ...dataLines('school-layers.txt').flatMap(
      (line) =>
        line
          .split(' | ')[2]
          ?.split(';')
          .flatMap((band) => band.split(': ')[1]?.split(', ') ?? []) ?? [],
    ),
  ]
  const drawnOtherwise = /^(?:eye|ear|nose|mouth|hand)$/
  for (const cell of cells)
    for (const part of [cellOf(cell.trim()).content])
      if (part.kind !== 'shape')
        for (const noun of nounsIn(part))
          assert.ok(isObject(noun) || isSketch(noun) || drawnOtherwise.test(noun), `${noun} in ${cell}`)
})

test('a picture that only mentions such a word stays a picture', async () => {
  for (const prompt of [
    'a boy holding a treasure map',
    'a cat with a star shaped balloon',
    'a clock on the wall behind a cat',
    'a girl counting sheep in bed',
    'twins wearing matching dresses holding balloons',
    'a family in matching pajamas',
    'a match between two soccer players',
    'a dog named Bingo',
    'a baker adding sprinkles to a cupcake',
    'a boy holding a world map',
    'a girl holding the flag of Mexico',
    'a train at the station',
    'a skeleton dancing at a party',
    'a girl with blue eyes',
  ])
    assert.notEqual((await compose(prompt, 1)).setting, 'school', prompt)
})

/** What a class lists, traces and counts by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'
import { understand } from '../src/understand.ts'

const school = (prompt: string) => schoolIn(read(prompt), prompt)
const cellsOf = (prompt: string) => {
  const found = school(prompt)
  return found?.kind === 'sheet' ? found.sheet.cells : []
}
const said = async (prompt: string) => {
  const answer = await understand(prompt)
  return 'understood' in answer ? answer.understood.unknown : null
}

test('a head with a list behind its colon is a sheet with a cell for each', () => {
  assert.deepEqual(cellsOf('letter sound s: sun, snake, sock, star'), [
    'sun = sun',
    'snake = snake',
    'sock = sock',
    'star = star',
  ])
  assert.deepEqual(cellsOf('my family: mom, dad, me and the cat'), [])
})

test('a habitat is shown by who lives there, and none of them stays empty', () => {
  assert.deepEqual(cellsOf('habitats: desert, ocean, forest, arctic'), [
    'camel & cactus = desert',
    'fish & coral = ocean',
    'deer & pine tree = forest',
    'polar bear & igloo = arctic',
  ])
})

test('lines to trace lead from the one who wants something to what it wants', async () => {
  const found = school('trace the zigzag lines to help the rabbit get to the carrot')
  assert.ok(found?.kind === 'ways')
  assert.deepEqual([found.from, found.to, ...new Set(found.lines)], ['rabbit', 'carrot', 'zigzag'])
  assert.deepEqual(await said('trace the zigzag lines to help the rabbit get to the carrot'), [])
  assert.equal(school('trace the path from the snail to the leaf')?.kind, 'ways')
  assert.notEqual(school('a fox follows the path to the river')?.kind, 'ways')
})

test('counting by fives goes along the things that were named', () => {
  assert.deepEqual(cellsOf('skip counting by 5s on starfish').slice(0, 2), ['starfish = 5', 'starfish = 10'])
  assert.equal(school('skip counting by 5s')?.kind, 'caterpillar')
})

test('a sum is of what was named, and "equals" is no person', () => {
  const found = school('2 plus 3 equals 5 with strawberries')
  assert.ok(found?.kind === 'sum')
  assert.equal(found.of, 'strawberry')
})

test('a tent for a name is a card on a desk', () => {
  const found = school('name tent for Mateo with dinosaurs')
  assert.ok(found?.kind === 'name tag')
  assert.deepEqual([found.whose, ...found.names], ['Mateo', 'dinosaur'])
})

test('places in a race are counted, and the heart of a lesson has its chambers', () => {
  assert.deepEqual(cellsOf('ordinal numbers first second third runners'), [
    'runner & "1st"',
    'runner & "2nd"',
    'runner & "3rd"',
  ])
  assert.equal(school('the human heart for science class')?.kind, 'diagram')
  assert.deepEqual(cellsOf('butterfly symmetry'), ['half butterfly'])
  assert.equal(school('how a seed grows')?.kind, 'cycle')
})

test('hands that are raised are up, and no things', () => {
  const graph = read('kids raising hands in math class')
  assert.ok(graph.relations.some(({ relation }) => relation === 'waves'))
  assert.ok(!graph.things.some(({ name }) => name === 'hand'))
})

test('what a lesson counts, groups and orders has a cell for each', () => {
  for (const [prompt, cells] of [
    ['4 groups of 3 strawberries', new Array<string>(4).fill('3 strawberry')],
    ["clocks for 4 o'clock and 7:30", ['clock 4:00 = 4:00', 'clock 7:30 = 7:30']],
    ['tally marks 1 to 2', ['"1" & tally 1', '"2" & tally 2']],
    ['digraph sh with ship and shell', ['ship = ship', 'shell = shell']],
    ['classroom label for scissors', ['"Scissors" / scissors']],
    ['label for the crayons bin', ['"Crayons" / crayon']],
    ['biggest to smallest bears', ['size 100 bear', 'size 74 bear', 'size 52 bear']],
    ['rhyming pairs: dog and log, cat and hat', ['dog & log = dog      log', 'cat & hat = cat      hat']],
    ['sight word THE with stars around it', ['"THE"', '~THE~', 'star & star & star & star & star']],
  ] as const)
    assert.deepEqual(cellsOf(prompt), cells, prompt)
  assert.deepEqual(cellsOf('a girl holding 3 bags with 2 apples'), [])
})

test('a row of days, letters or numbers goes along the caterpillar or the train that was named', () => {
  for (const [prompt, kind, count] of [
    ['days of the week caterpillar', 'caterpillar', 7],
    ['months of the year train', 'train', 12],
    ['alphabet caterpillar', 'caterpillar', 26],
    ['numbers 1 to 10 train', 'train', 10],
  ] as const) {
    const found = school(prompt)
    assert.ok(found?.kind === kind, prompt)
    assert.equal(found.parts.length, count)
  }
})

test('a life cycle is called by who was named, and has as many steps as were asked for', () => {
  for (const [prompt, of, last, count] of [
    ['silkworm life cycle', 'silkworm', 'moth', 4],
    ['life cycle of a pumpkin, 6 steps', 'pumpkin', 'pumpkin', 6],
    ['life cycle of a sunflower, 5 steps', 'sunflower', 'sunflower', 5],
    ['owl life cycle', 'owl', 'owl', 3],
    ['life cycle of a parrot', 'parrot', 'parrot', 3],
    ['mosquito life cycle', 'mosquito', 'mosquito', 4],
  ] as const) {
    const found = school(prompt)
    assert.ok(found?.kind === 'cycle', prompt)
    assert.deepEqual([found.of, found.stages.at(-1)?.label, found.stages.length], [of, last, count])
  }
})

test('an award says for what and to whom', () => {
  for (const [prompt, award, name] of [
    ['certificate for Best Reader, awarded to Liam', 'Best Reader', 'Liam'],
    ['student of the month award Jayden', 'Student of the Month', 'Jayden'],
    ['star of the week certificate for Zoe', 'Star of the Week', 'Zoe'],
    ['lost tooth certificate', 'I Lost a Tooth', ''],
  ] as const) {
    const found = school(prompt)
    assert.ok(found?.kind === 'certificate', prompt)
    assert.deepEqual([found.award, found.name], [award, name])
  }
})

/** Panels, seasons and stages: each shows something of its own, in its order. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'

const school = (prompt: string) => schoolIn(read(prompt), prompt)
const cellsOf = (prompt: string) => {
  const found = school(prompt)
  return found?.kind === 'sheet' ? found.sheet.cells : []
}
const nounsOf = (prompt: string) => {
  const found = school(prompt)
  return found?.kind === 'chart' ? found.cells.map(({ noun }) => noun) : []
}
const stagesOf = (prompt: string) => {
  const found = school(prompt)
  return found?.kind === 'cycle' ? found.stages.map(({ label }) => label) : []
}

test('a tree in four panels is a tree of each season', () => {
  assert.deepEqual(nounsOf('a tree in four seasons, four panels'), [
    'cherry tree',
    'tree',
    'autumn tree',
    'winter tree',
  ])
})

test('what was named for a season stands in its panel', () => {
  assert.deepEqual(
    cellsOf('four panels: spring with flowers, summer with a beach ball, fall with leaves and winter with a snowman'),
    ['flower = spring', 'beach ball = summer', 'leaf = fall', 'snowman = winter'],
  )
  assert.deepEqual(
    cellsOf('a house in the four seasons').map((cell) => cell.split(' = ')[1]),
    ['spring', 'summer', 'autumn', 'winter'],
  )
})

test('a panel shows the deed that was listed for it, whoever does it', () => {
  assert.deepEqual(cellsOf('three panels: a girl brushing teeth, eating breakfast, going to school'), [
    'do brush teeth = brushing teeth',
    'breakfast = eating breakfast',
    'do go to school = going to school',
  ])
  assert.equal(cellsOf('my morning in 3 pictures: she wakes up, brushes her teeth and goes to school').length, 3)
  assert.deepEqual(cellsOf('3 panel comic: a cat, a mouse and a cheese, a dog'), ['cat', 'mouse & cheese', 'dog'])
})

test('the last deed of a day gives it no name', () => {
  const found = school('daily routine chart: wake up, get dressed, eat breakfast, bedtime')
  assert.equal(found?.kind === 'sheet' && found.sheet.title, 'My Day')
})

test('a life has as many stages as were asked for, and its arrows are no stage', () => {
  assert.equal(stagesOf('a plant growing in four stages from seed to flower').length, 4)
  assert.equal(stagesOf('sunflower life cycle 3 stages').length, 3)
  assert.deepEqual(stagesOf('butterfly life cycle: egg, caterpillar, chrysalis, butterfly in a circle with arrows'), [
    'egg',
    'caterpillar',
    'chrysalis',
    'butterfly',
  ])
  assert.deepEqual(stagesOf('life cycle of a caterpillar').at(-1), 'butterfly')
})

/** Counting and measuring at school. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'
import { understand } from '../src/understand.ts'
import { areasOf } from './regions.ts'

const askedIn = (prompt: string) => schoolIn(read(prompt), prompt)

test('buttons and coins are counted as what they are', async () => {
  const buttons = askedIn('count the buttons and write the number')
  assert.ok(buttons?.kind === 'count' && buttons.of === 'button' && !buttons.isGiven)
  const answer = await understand('count the buttons and write the number')
  assert.ok('understood' in answer)
  assert.deepEqual(answer.understood.unknown, [])
  const pennies = askedIn('count 8 pennies')
  assert.ok(pennies?.kind === 'count' && pennies.of === 'penny' && pennies.n === 8)
  const coins = askedIn('pennies and nickels count the coins kindergarten')
  assert.ok(
    coins?.kind === 'sheet' && /penny/.test(coins.sheet.cells[0] ?? '') && /nickel/.test(coins.sheet.cells[0] ?? ''),
  )
})

test('rows of counting have one kind each, in the number asked', () => {
  const rows = askedIn('rows of counting: 1 star 2 moons 3 suns 4 clouds')
  assert.ok(rows?.kind === 'sheet')
  assert.deepEqual(rows.sheet.cells, ['1 star & #', '2 moon & #', '3 sun & #', '4 cloud & #'])
})

test('things lie along a ruler to be measured; whoever measures is a picture', async () => {
  const sheet = askedIn('ruler measuring a pencil worksheet')
  assert.ok(sheet?.kind === 'sheet' && sheet.sheet.cells[0] === 'ruler pencil & #')
  const { svg } = await compose('ruler measuring a pencil worksheet', 1)
  assert.match(svg, /aria-label="9"/)
  assert.equal(askedIn('a tailor measuring cloth with a ruler'), null)
})

test('each insect grows up in its own way, and a hand has its own bones', () => {
  const larvaOf = (prompt: string) => {
    const cycle = askedIn(prompt)
    return cycle?.kind === 'cycle' ? cycle.stages.find(({ label }) => label === 'larva')?.noun : null
  }
  assert.equal(larvaOf('ladybug life cycle for first grade'), 'ladybug larva')
  assert.equal(larvaOf('bee life cycle'), 'grub in its cell')
  const hand = askedIn('bones of the hand for kids')
  assert.ok(hand?.kind === 'diagram' && hand.of === 'hand bones')
})

test('counting up to a number has each number beside so many', async () => {
  const sheet = askedIn('count to ten with ladybugs')
  assert.ok(sheet?.kind === 'sheet')
  assert.equal(sheet.sheet.cells.length, 10)
  assert.equal(sheet.sheet.cells[6], '"7" & 7 ladybug')
  const turtles = askedIn('count to 6 with turtles')
  assert.ok(turtles?.kind === 'sheet')
  assert.deepEqual(
    turtles.sheet.cells,
    [1, 2, 3, 4, 5, 6].map((n) => `"${n}" & ${n} turtle`),
  )
  for (const seed of [0, 1]) {
    const { svg, setting, items, missing, unknown } = await compose('count to 6 with turtles', seed)
    assert.equal(setting, 'school')
    assert.equal([...svg.matchAll(/aria-label="(\d)"/g)].map(([, n]) => n).join(''), '123456')
    assert.ok(items.includes('turtle'))
    assert.deepEqual([missing, unknown], [[], []])
    assert.equal((await compose('count to 6 with turtles', seed)).svg, svg, 'the same page again')
    const { areas, black } = await areasOf((await finish(svg)).svg.replaceAll('fill="white"', 'fill="#000"'))
    assert.ok(areas.length >= 12, `${areas.length} areas`)
    assert.ok(black < 0.3, `${Math.round(black * 100)}% is ink`)
    assert.deepEqual(
      areas.filter(({ pixels }) => pixels < 60),
      [],
      'nothing too small to color',
    )
  }
})

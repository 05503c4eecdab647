/** Views that hobby colorists ask for by what is in them, each on one page with all of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'

const ornate = (prompt: string) => ornatePage(read(prompt), prompt, 1)

test('a ruin, a chart, a liner, a balcony and a dollhouse are fine pages that lack nothing', async () => {
  for (const [prompt, shown] of [
    ['an old castle ruin overgrown with ivy and roses', 'ruin'],
    ['antique world map with a sea serpent, a compass rose and a galleon', 'map'],
    ['art deco travel poster of an ocean liner', 'ocean liner'],
    ['balcony with geraniums and two sleeping cats', 'balcony'],
    ['cutaway victorian dollhouse with furnished rooms', 'dollhouse'],
    ['calming pattern of waves and shells', 'wave'],
  ] as const) {
    const page = await ornate(prompt)
    assert.ok(page?.shows.includes(shown), prompt)
    const said = understand(prompt)
    assert.ok('understood' in said && !said.understood.unknown.length, prompt)
  }
})

test('two cats asked for on a balcony are two, and more than one would be', async () => {
  const [two, one] = await Promise.all([
    ornate('balcony with geraniums and two sleeping cats'),
    ornate('balcony with geraniums and a sleeping cat'),
  ])
  assert.ok(two && one && two.svg.length > one.svg.length)
})

test('leaves that float on a pond lie on the water, where else lilies would be', async () => {
  const [maple, plain] = await Promise.all([ornate('koi and maple leaves on a pond'), ornate('koi in a pond')])
  assert.ok(maple?.shows.includes('maple leaf'))
  assert.notEqual(maple?.svg, plain?.svg)
})

test('the map of a pirate is a map', () => {
  assert.deepEqual(
    read('pirate map with a compass for my son').things.map(({ name }) => name),
    ['treasure map', 'compass'],
  )
})

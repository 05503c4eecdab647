/** Who gets a page for grown-ups, and what it shows as often as it was named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { alphabetLayout } from '../src/lettering/alphabet-layouts.ts'
import { eachOf } from '../src/ornate/casts.ts'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'

const ornate = (prompt: string) => ornatePage(read(prompt), prompt, 1)

test('a child of four gets no fine ornament that nobody named', async () => {
  assert.equal(await ornate('butterfly with big patterned wings for my 4 year old'), null)
  assert.ok(await ornate('butterfly with big patterned wings'))
  assert.ok(await ornate('a simple mandala for my 4 year old'))
})

test('one snail on the back of a turtle rides there, and is no pattern of its shell', async () => {
  assert.equal(await ornate('a turtle with a snail on its back'), null)
  assert.ok(await ornate('a turtle with flowers and leaves on its shell'))
})

test('a turtle with flowers on its shell is a child’s wish, and fine only where that is asked for', async () => {
  assert.equal(await ornate('a turtle with flowers on its shell'), null)
  assert.deepEqual(read('a turtle with flowers on its shell').things[0]?.attributes, ['flowered shell'])
  assert.ok(await ornate('intricate turtle with flowers on its shell'))
})

test('feathers and beads hang on the dreamcatcher, which is what the page is about', async () => {
  const page = await ornate('dreamcatcher with feathers and beads')
  assert.ok(page?.shows.includes('dream catcher') && page.shows.includes('bead'))
})

test('three cats on a windowsill are three', () => {
  const { things } = read('three cats on a windowsill with plants')
  assert.equal(eachOf(['cat'], things).length, 3)
})

test('an alphabet is read from left to right in every row', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { cells } = alphabetLayout(26, createRng(seed))
    for (const [i, cell] of cells.entries()) {
      const next = cells[i + 1]
      if (next && next.y === cell.y) assert.ok(next.x > cell.x)
    }
  }
})

test('a shelf of succulents holds them in pots, and with a cat is another page', async () => {
  const page = await ornate('shelf full of succulents in different pots')
  assert.ok(page?.shows.includes('succulent') && page.shows.includes('shelf'))
  const withCat = await ornate('shelf with succulents and a black cat')
  assert.ok(!withCat || withCat.shows.includes('black cat'))
})

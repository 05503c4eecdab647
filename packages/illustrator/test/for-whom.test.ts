/** What a card or a cake is made for shows on it, and a city is known by what stands in it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'

const names = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('a cake for a five year old has five candles', () => {
  for (const prompt of ['a birthday cake for a 5 year old', 'a cake for my 5 year old son']) {
    const [cake, ...others] = read(prompt).things
    assert.equal(cake?.name, 'birthday cake')
    assert.deepEqual(cake?.attributes, ['5 candles'])
    assert.deepEqual(others, [], 'the child is not on the page')
  }
})

test('a card for mom says so, and she is not on the page', () => {
  const graph = read('a valentine card for mom')
  assert.equal(graph.letters, 'For Mom')
  assert.deepEqual(names('a valentine card for mom'), ['heart'])
})

test('a desert sunset is the desert in the evening', () => {
  assert.deepEqual(names('desert sunset'), ['desert'])
  assert.equal(read('desert sunset').time, 'sunset')
})

test('the skeleton of a dinosaur is no skeleton beside a dinosaur', () => {
  assert.deepEqual(names('skeleton of a dinosaur'), ['dinosaur skeleton'])
})

test('a city of which nothing else is said shows what it is known by', () => {
  assert.deepEqual(names('london'), ['double decker bus'])
  assert.deepEqual(names('paris'), ['eiffel tower'])
  assert.deepEqual(names('a corgi in london'), ['corgi'])
})

test('nothing stands in the desert where the sun goes down', () => {
  const drawn = (time: 'day' | 'sunset') =>
    PLACES.desert?.({ rng: createRng(1), setting: 'desert', time, rain: false, rainbow: false, variant: 0 }).back ?? ''
  const mesas = (time: 'day' | 'sunset') => drawn(time).split('brick').length - 1
  assert.ok(mesas('sunset') < mesas('day'))
})

test('strangers whom a page is for are not on it, however it is told', () => {
  for (const [prompt, shown] of [
    ['for a friend who just retired: a hammock between two palm trees', ['hammock', 'palm tree']],
    ['butterfly, big spaces, for a lady with shaky hands', ['butterfly']],
    ['a robin with thick lines for seniors', ['robin']],
    ['a cup of tea for the elderly', ['teacup']],
    ['a canary in a cage for the ladies in my day care group', ['canary', 'birdcage']],
    ["nurse's appreciation gift: stethoscope with daisies", ['stethoscope', 'daisy']],
    ['golden retriever in a garden, memorial for our dog Bailey', ['golden retriever']],
    ['retirement card for a firefighter: a fire truck', ['fire truck']],
    ['a barn with hens for someone with low vision', ['barn', 'chicken']],
    ['big sunflowers for stroke patients at the rehab clinic', ['sunflower']],
    ['a queen with a lady', ['queen', 'woman']],
    ['a bench for an old man with a hat', ['bench', 'hat', 'old man']],
  ] as const)
    assert.deepEqual(
      read(prompt)
        .things.map(({ name }) => name)
        .toSorted(),
      [...shown].toSorted(),
      prompt,
    )
})

test('a child whom a page is for is not on it, in any language, and big pieces are no things', () => {
  for (const [prompt, shown] of [
    ['a dinosaur for boys', 'dinosaur'],
    ['a truck for my two year old son, big pieces', 'truck'],
    ['a rabbit for a three year old girl', 'rabbit'],
    ['a fish my toddler can color', 'fish'],
    ['a robot suitable for 4 year olds', 'robot'],
    ['un dinosaurio para mi niño con piezas grandes', 'dinosaur'],
    ['une poule pour mon petit garçon', 'chicken'],
    ['ein Löwe für ein 4-jähriges Kind', 'lion'],
    ['ein einfacher Elefant für Kinder ab 3 Jahren', 'elephant'],
    ['um cachorro para o meu filho de 3 anos, linhas grossas', 'dog'],
    ['dinosauro per bambini dai 3 anni', 'dinosaur'],
    ['een olifant voor kinderen vanaf 3 jaar', 'elephant'],
    ['给孩子的小猫', 'kitten'],
    ['适合3岁宝宝的大象,线条粗', 'elephant'],
    ['4歳の子供向けの恐竜', 'dinosaur'],
    ['فيل سهل للأطفال الصغار', 'elephant'],
    ['4 saal ke bachche ke liye mor', 'peacock'],
  ] as const) {
    assert.deepEqual(names(prompt), [shown], prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
  assert.ok(names('a present for a little girl').includes('girl'))
})

/** Words of every day as each tongue has them at home: of one country, of children, and what is done in the yard. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const named = (prompt: string): string[] => read(prompt).things.map(({ name }) => name)

function assertDone(relation: string, prompts: readonly string[]) {
  for (const prompt of prompts) {
    const graph = read(prompt)
    assert.ok(
      graph.relations.some((one) => one.relation === relation),
      `${prompt}: ${graph.relations.map((one) => one.relation)}`,
    )
    assert.deepEqual(graph.unknown, [], prompt)
  }
}

test('words of one country and of small children are the things they name', () => {
  for (const [prompt, noun] of [
    ['un zopilote y un ajolote', 'vulture'],
    ['um menino no autocarro', 'bus'],
    ['ein Kind mit einer Semmel', 'bread'],
    ['un capriolo nel bosco', 'deer'],
    ['een merel en een egel', 'bird'],
    ['一辆货车和一只八爪鱼', 'octopus'],
    ['パワーショベルとダンプカー', 'excavator'],
    ['عروسة البحر مع سمكة', 'mermaid'],
    ['फूल पर बटरफ्लाई', 'butterfly'],
  ] as const)
    assert.ok(named(prompt).includes(noun), `${prompt}: ${named(prompt)}`)
})

test('who flees, leans, guards and calls is read in every language', () => {
  assertDone('runs-from', ['un raton huye de un gato', 'eine Maus flieht vor einer Katze'])
  assertDone('leans-on', ['ein Bär kratzt sich den Rücken am Baum'])
  assertDone('calls', ['ein Hahn kräht auf dem Zaun', 'een haan kraait op het hek', 'बाड़ पर बांग देता मुर्गा'])
  assertDone('inside', ['uma galinha chocando ovos', '母鸡在孵蛋', '卵を温めるめんどり'])
})

test('who is taught a deed does it, whichever of the two is named first', () => {
  for (const prompt of ['un abuelo enseñando a pescar a su nieto', 'Opa bringt seinem Enkel das Angeln bei']) {
    const { relations } = read(prompt)
    assert.ok(
      relations.some(({ a, relation }) => a.startsWith('grandson') && relation === 'fishes'),
      prompt,
    )
  }
})

test('participles of Arabic bend with those who do it', () => {
  assertDone('sleeps-in', ['قطتان نائمتان في سلة'])
})

test('an animal and a trade side by side are one', () => {
  for (const prompt of [
    'un perro bombero',
    'un ours cuisinier',
    'un orso cuoco',
    'um cachorro bombeiro',
    'قطة قرصان',
  ]) {
    assert.ok(
      read(prompt).things.some(({ attributes }) => attributes.some((look) => look.startsWith('dressed as'))),
      prompt,
    )
  }
})

test('a mandala of butterflies is one pattern', () => {
  for (const prompt of ['mandala de mariposas', 'mandala di farfalle', '蝴蝶曼陀罗', 'तितली मंडला'])
    assert.deepEqual(named(prompt), ['butterfly'], prompt)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const WOMEN: [prompt: string, role: string][] = [
  ['une maîtresse qui lit une histoire aux enfants', 'teacher'],
  ['die Lehrerin schreibt an die Tafel', 'teacher'],
  ['una doctora cura a un perro', 'doctor'],
  ['a professora na sala de aula', 'teacher'],
  ['una maestra alla lavagna', 'teacher'],
  ['juf met kinderen in de klas', 'teacher'],
  ['الطبيبة مع طفل', 'doctor'],
  ['शिक्षिका बच्चों के साथ', 'teacher'],
]

test("a woman's word is a woman, where English has one word for both", () => {
  for (const [prompt, role] of WOMEN) {
    const who = read(prompt).things.find(({ name }) => name === role)
    assert.ok(who?.attributes.includes('female'), prompt)
  }
})

test("a man's word beside it is a man, and one for both is neither", () => {
  const sexOf = (prompt: string) => read(prompt).things[0]?.attributes
  assert.deepEqual(sexOf('un maestro en la escuela'), ['male'])
  assert.deepEqual(sexOf('ein Koch'), ['male'])
  assert.deepEqual(sexOf('una astronauta'), [])
})

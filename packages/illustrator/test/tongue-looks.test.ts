/** What is said of somebody by an adjective, in ten languages: by gender, and where English says it with a noun. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const seenIn = (prompt: string) =>
  read(prompt).things.map(({ name, attributes, mood, wears }) => ({
    name,
    looks: [...attributes].sort(),
    mood,
    wears: wears.map((worn) => worn.name),
  }))

function assertAlike(rows: Record<string, readonly string[]>) {
  for (const [english, others] of Object.entries(rows))
    for (const other of others) assert.deepEqual(seenIn(other), seenIn(english), other)
}

test('moods and bodies are read by gender', () => {
  assertAlike({
    'an angry giraffe': ['una jirafa furiosa', 'une girafe furieuse', 'eine zornige giraffe', 'een woedende giraf'],
    'a worried cat': ['un gato preocupado', 'un chat inquiet', 'un gatto preoccupato', '一只担心的猫', '心配そうな猫'],
    'a chubby cat': ['un gato regordete', 'um gato rechonchudo', 'een mollige kat', 'गोलमटोल बिल्ली'],
    'a muddy cat': ['un gato embarrado', 'um gato enlameado', 'een modderige kat', '泥だらけの猫'],
    'a giant cat': ['un gato gigante', 'un chat géant', 'um gato gigante', 'un gatto gigante'],
    'a snowy house': ['una casa coperta di neve', 'uma casa coberta de neve', 'une maison couverte de neige'],
  })
})

test('parts of a body told by an adjective are had', () => {
  assertAlike({
    'a cat with wings': ['un gato alado', 'ein geflügelter kater', 'een gevleugelde kat', '羽のある猫', 'a winged cat'],
    'a dog with long ears': ['un perro orejudo', 'un chien aux longues oreilles', '耳の長い犬', '长耳朵的狗'],
    'a cat with big eyes': ['un chat aux grands yeux', 'un gatto dagli occhi grandi', '大眼睛的猫'],
    'a cat wearing a crown': ['un gato coronado', 'ein gekrönter kater', 'a crowned cat'],
    'an owl wearing glasses': ['eine bebrillte eule', 'a bespectacled owl'],
  })
})

test('what is on a head is not upside-down', () => {
  for (const prompt of ['ein kater mit einer blume auf dem kopf', 'een giraf met een bloem op haar kop']) {
    const { things, relations } = read(prompt)
    assert.ok(!things.some(({ attributes }) => attributes.includes('upside-down')), prompt)
    assert.ok(
      relations.some(({ a, relation }) => a === 'flower#1' && relation === 'on-top-of'),
      prompt,
    )
  }
})

test('what stands beside a word tells which of its two senses is meant', () => {
  assertAlike({
    'a cat behind the curtain': ['un gatto dietro la tenda'],
    'a tent in the forest': ['una tenda nel bosco'],
    'a cat pouring tea into a cup': ['Katze gießt Tee in eine Tasse'],
    'a bear with a red hat': ['लाल टोपी वाला भालू'],
    'a fairy with big wings': ['बड़े पंखों वाली परी'],
  })
  assert.equal(read('أطفال يلعبون في الحديقة').place, 'park')
  assert.equal(read('جدة تسقي الورد في الحديقة').place, 'garden')
  for (const prompt of ['un niño apoyado en un árbol leyendo', 'un niño apoyado en un árbol'])
    assert.ok(
      read(prompt).relations.some(({ a, relation, b }) => a === 'boy#1' && relation === 'leans-on' && b === 'tree#1'),
      prompt,
    )
})

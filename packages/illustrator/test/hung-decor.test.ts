/** What decorates a door or a house hangs on it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const deeds = (prompt: string) => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`)
}

test('a wreath and a garland hang on the door and do not stand on it', () => {
  const said = deeds('a wreath and garland on the front door')
  assert.ok(said.includes('wreath hangs-from door'), said.join())
  assert.ok(said.includes('bunting hangs-from door'), said.join())
})

test('lights are hung on the house by whoever puts them up, from the ground or from a ladder', () => {
  for (const [prompt, ...doing] of [
    ['dad putting christmas lights on the house', 'father climbs ladder', 'ladder leans-on house'],
    ['dad hanging christmas lights along the roof', 'father decorates house'],
  ] as const) {
    const said = deeds(prompt)
    for (const deed of ['christmas lights hangs-from house', ...doing])
      assert.ok(said.includes(deed), `${prompt}: ${said}`)
  }
  const high = deeds('dad on a ladder hanging christmas lights on the house')
  assert.ok(high.includes('father stands-on ladder') && high.includes('ladder in-front-of house'), high.join())
  assert.ok(deeds('a house with christmas lights').includes('christmas lights hangs-from house'))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Art } from '../src/art/art.ts'
import { clip } from '../src/ink/svg.ts'
import type { NamedThing } from '../src/reading/graph.ts'
import { read } from '../src/reading/read.ts'
import { Album } from '../src/staging/album.ts'
import { Member } from '../src/staging/member.ts'
import { type Entry, lookUp } from '../src/world/world.ts'

const fox = lookUp('fox') as Entry
const named = read('a fox').things[0] as NamedThing
const member = (album: Album) => Object.assign(new Member(named, fox, 0, 7), { album })
const art = (svg: string): Art => ({
  layers: [{ part: 'body', svg }],
  box: { x0: 0, y0: 0, x1: 1, y1: 1 },
  points: {},
  tops: [],
  facing: 'right',
})

test('on another try, who stands as before is not drawn again', () => {
  const album = new Album()
  assert.equal(member(album).art, member(album).art)
})

test('in another pose, place or size it is another drawing', () => {
  const album = new Album()
  const before = member(album).art
  assert.notEqual(member(album).act({ pose: 'sit' }).art, before)
  assert.notEqual(member(album).at({ x: 30 }).art, before)
  assert.notEqual(member(album).at({ h: 130 }).art, before)
})

test('a drawing whose clips are numbered is made anew, or two clips of a page had one number', () => {
  const album = new Album()
  const drawn = () => album.take(fox, 'as ever', () => art(clip('M0 0H9V9Z', ''))).layers[0]?.svg
  assert.notEqual(drawn(), drawn())
})

/** Two and more who do something: what flies between them, who is where. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, midY, tall, wide } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const best = await bestOf(read(prompt), prompt, 1, 'medium')
  const { members, extras } = best.staged.scene
  const all = (name: string): Member[] => members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  const drawn = (of: Member): string =>
    extras
      .filter((extra) => extra.of === of)
      .map((extra) => extra.draw(of.sw))
      .join('')
  return { ...best, one, all, drawn }
}
const told = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`.trim())
}

test('what is spat, sneezed or squirted flies in drops and is no tube', async () => {
  for (const [prompt, who] of [
    ['a llama spitting at a boy', 'llama'],
    ['a camel sneezing on a man', 'camel'],
  ] as const) {
    const { one, drawn } = await paged(prompt)
    const svg = drawn(one(who))
    assert.ok(svg.split('class="aqua"').length > 3, `${prompt}: several drops`)
    assert.ok(!/fill="none"[^>]*class="aqua"/.test(svg), `${prompt}: no stream`)
  }
})

test('out of a mouth nobody needs a hose', () => {
  assert.ok(!told('a boy spitting water at his sister').some((line) => line.includes('hose')))
})

test('on a mount that bucks or rears one rides, and it leaps', async () => {
  for (const [prompt, line] of [
    ['a cowboy on a bucking horse', 'cowboy rides horse'],
    ['a knight on a rearing horse', 'knight rides horse'],
  ] as const) {
    assert.ok(told(prompt).includes(line), prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
    assert.equal((await paged(prompt)).one('horse').acting.pose, 'jump', prompt)
  }
})

test('moths that circle a lantern are about it and hold nothing', async () => {
  const { one, all } = await paged('moths circling a lantern')
  const lantern = one('lantern')
  const ways = all('moth').map((moth) => Math.sign(midX(moth.art.box) - midX(lantern.art.box)))
  assert.deepEqual(new Set(ways), new Set([-1, 1]), 'on both sides')
  for (const moth of all('moth')) {
    const apart = Math.abs(midX(moth.art.box) - midX(lantern.art.box))
    assert.ok(apart < wide(lantern.art.box) * 0.5 + wide(moth.art.box) * 1.2, 'near it')
    assert.ok(midY(moth.art.box) < lantern.art.box.y1 && tall(moth.art.box) < tall(lantern.art.box) * 0.5)
  }
})

test('who claps has the hands together, and who sings has notes about the head', async () => {
  assert.equal((await paged('a girl clapping')).one('girl').acting.pose, 'hands-together')
  const { one, drawn } = await paged('a frog singing')
  assert.ok(drawn(one('frog')).includes('<ellipse'))
})

test('a small pet that is kissed is held beside the face', async () => {
  const { one, judgement } = await paged('a girl kissing a puppy')
  const [girl, pet] = [one('girl'), one('puppy')]
  assert.ok(pet.art.box.y1 < girl.point('chest')[1] + girl.place.h * 0.1, 'off the ground')
  assert.deepEqual(judgement.clashes, [])
})

test('a butterfly nose to nose with a kitten is at its face, smaller, and before no eye', async () => {
  const { one, judgement } = await paged('a kitten nose to nose with a butterfly')
  const [kitten, butterfly] = [one('kitten'), one('butterfly')]
  assert.ok(tall(butterfly.art.box) < tall(kitten.art.box) * 0.5)
  assert.ok(Math.abs(midY(butterfly.art.box) - kitten.point('mouth')[1]) < tall(kitten.art.box) * 0.25)
  assert.deepEqual(judgement.clashes, [])
})

test('slices of bread are slices, and a cat between two of them has one on either side', async () => {
  const { one, all } = await paged('a cat between two slices of bread')
  const cat = midX(one('cat').art.box)
  assert.deepEqual(new Set(all('toast').map(({ art }) => Math.sign(midX(art.box) - cat))), new Set([-1, 1]))
})

test('a stick thrown for a dog is a stick, and no ball flies beside it', () => {
  assert.deepEqual(
    told('a boy throwing a stick for his dog').filter((line) => line.includes('throws')),
    ['boy throws branch'],
  )
})

test('penguins that slide on their bellies are down', () => {
  const { relations, unknown } = read('penguins sliding on their bellies')
  assert.deepEqual(unknown, [])
  assert.ok(relations.some(({ pose }) => pose === 'on-belly'))
})

test('the hands of two who arm wrestle are clasped over the table', async () => {
  const { all, one } = await paged('two bears arm wrestling')
  const [left, right] = all('bear').map((bear) => bear.point('nearHand')) as [[number, number], [number, number]]
  assert.ok(Math.hypot(left[0] - right[0], left[1] - right[1]) < one('bear').place.h * 0.12)
  assert.ok(left[1] < one('table').art.box.y0 + 20)
})

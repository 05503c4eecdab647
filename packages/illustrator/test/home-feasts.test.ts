/** What families do the world over: pounding mochi, bathing in a hot spring, making tortillas. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const deedsIn = (prompt: string) => read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation} ${b}`)

test('whoever pounds mochi does it with a mallet, in every language', () => {
  for (const prompt of ['moon rabbit pounding mochi', '小兔子在月亮上捣药', 'うさぎがもちをついている']) {
    const graph = read(prompt)
    const deed = graph.relations.find(({ b }) => b === 'mochi mortar#1')
    assert.equal(deed?.how, 'pound', prompt)
    assert.ok(graph.relations.some(({ relation, b }) => relation === 'holds' && b === 'wooden mallet#1'))
  }
})

test('a hot spring is bathed in, and makes no season', () => {
  const graph = read('温泉に入っている猿')
  assert.equal(graph.time, null)
  assert.ok(deedsIn('温泉に入っている猿').includes('monkey#1 inside hot spring#1'))
})

test('tortillas and rotis are flat, and made in the kitchen', () => {
  for (const prompt of ['abuelita haciendo tortillas', 'मां रोटी बना रही है']) {
    const graph = read(prompt)
    assert.ok(
      graph.things.some(({ name }) => name === 'flatbreads'),
      prompt,
    )
    assert.equal(graph.place, 'kitchen', prompt)
  }
})

test('a peacock that dances in the rain holds no umbrella', () => {
  assert.deepEqual(deedsIn('मोर बारिश में नाच रहा है'), ['peacock#1 dances null'])
})

test('dragon boats are rowed where a race is named', () => {
  assert.ok(deedsIn('龙舟比赛').includes('child#1 rows dragon boat#1'))
})

test('each child is in the costume that was named, and cows are no owners', () => {
  const { things } = read('kids in halloween costumes: a witch, a pumpkin and a ghost')
  const disguised = things.filter(({ attributes }) => attributes.some((look) => look.startsWith('dressed as ')))
  assert.equal(disguised.length, 3)
  assert.ok(read('farm with cows pigs and chickens').things.some(({ name }) => name === 'cow'))
})

test('what is watched from a window is seen in its panes, by somebody at home', async () => {
  const { scene, setting } = (await bestOf(read('a girl watching fireworks from her bedroom window'), 'x', 1, 'medium'))
    .staged
  assert.equal(setting, 'bedroom')
  const window = scene.members.find(({ entry }) => /^window/.test(entry.name))
  assert.ok(window?.named.attributes.includes('festive'), window?.named.attributes.join())
  assert.ok(!scene.members.some(({ entry }) => entry.name === 'picnic blanket' || entry.name === 'firework'))
})

test('gifts come from whoever gives them, and on the lap one sits', () => {
  const said = (prompt: string) => {
    const { things, relations } = read(prompt)
    const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
    return relations.map(({ a, relation, b, part }) => [name(a), relation, name(b), part].filter(Boolean).join(' '))
  }
  assert.ok(said('a boy getting a red envelope from his grandfather').includes('grandfather gives-to boy'))
  assert.ok(said("a girl sitting on santa's lap").includes('girl sits-on santa claus lap'))
  assert.ok(said('a bear mailing a valentine letter').includes('envelope inside mailbox'))
})

test('whoever is in a swim ring is in it to the waist, the face free of it', async () => {
  for (const prompt of ['three children in a pool with inflatable rings', 'a bear in a swim ring on the lake']) {
    const { scene } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged
    const ringed = scene.bonds.filter((bond) => bond.b?.entry.name === 'swim ring')
    assert.ok(ringed.length, prompt)
    for (const { a, b } of ringed) {
      const box = b?.art.box ?? { x0: 0, x1: 0, y0: 0, y1: 0 }
      assert.ok(a.point('mouth')[1] < box.y0, prompt)
      const [, seat] = a.point('seat')
      assert.ok(seat > box.y0 && seat <= box.y1, prompt)
      assert.ok(!a.art.layers.some(({ part }) => /leg|foot/i.test(part)), `${prompt}: legs are under water`)
    }
  }
})

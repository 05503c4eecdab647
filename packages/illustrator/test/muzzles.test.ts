import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { stage } from '../src/staging/stage.ts'

const staged = async (prompt: string) => {
  const { scene } = await stage(enact(read(prompt)), prompt, 1, 'medium')
  const find = (name: string) => {
    const member = scene.members.find(({ entry }) => entry.name === name)
    assert.ok(member, `${name} is not on the page of "${prompt}"`)
    return member
  }
  return { scene, find }
}
const howOf = (prompt: string) => enact(read(prompt)).relations.map(({ how }) => how)

test('an animal licks, nuzzles, sniffs and nibbles with its muzzle, on its own four legs', async () => {
  for (const [prompt, name] of [
    ['a cow licking a calf', 'cow'],
    ['a foal nuzzling its mother', 'foal'],
    ['a beagle sniffing a suitcase', 'beagle'],
    ["a goat nibbling a farmer's sleeve", 'goat'],
  ] as const) {
    assert.ok(howOf(prompt).includes('muzzle'), prompt)
    const { scene, find } = await staged(prompt)
    assert.equal(find(name).upright, false, prompt)
    assert.equal(new Set(scene.members.map((one) => scene.group(one))).size, 1, `${prompt}: they touch`)
  }
})

test('a boy whose face is licked comes down to the dog', async () => {
  const { find } = await staged("a dog licking a boy's face")
  const [dog, boy] = [find('dog'), find('boy')]
  const head = Math.abs(boy.point('headMid')[1] - boy.point('headTop')[1])
  assert.ok(Math.abs(dog.point('mouth')[1] - boy.point('headMid')[1]) < head * 1.5)
})

test('people sniff flowers with their own noses, and food is eaten', () => {
  assert.ok(howOf('a girl sniffing a rose').includes('sniff'))
  assert.ok(!howOf('a puppy chewing a slipper').includes('muzzle'))
  assert.ok(!howOf('a cat licking an ice cream cone').includes('muzzle'))
})

test('who howls, roars or barks at something has its mouth open', async () => {
  for (const [prompt, name] of [
    ['a wolf howling at the moon', 'wolf'],
    ['a lion roaring at a mouse', 'lion'],
    ['a dog barking at a mailman', 'dog'],
  ] as const) {
    const { find } = await staged(prompt)
    assert.equal(find(name).acting.mouth, 'open', prompt)
  }
})

test('a cat that scratches the sofa has a paw on it', async () => {
  const { find } = await staged('a cat scratching the sofa')
  const [cat, couch] = [find('cat'), find('couch')]
  const [x] = cat.point('nearHand')
  assert.ok(x > couch.art.box.x0 - 4 && x < couch.art.box.x1 + 4)
})

test('a puppy after its own tail is no missing thing', () => {
  const graph = read('a dachshund chasing its own tail')
  assert.deepEqual(graph.unknown, [])
  assert.ok(graph.relations.some(({ how }) => how === 'own-tail'))
})

test('what a thief stole is in its mouth', async () => {
  const { find } = await staged('a ferret stealing a sock from the laundry basket')
  const [ferret, sock] = [find('ferret'), find('sock')]
  const [x, y] = ferret.point('mouth')
  const { x0, x1, y0, y1 } = sock.art.box
  assert.ok(x > x0 - 6 && x < x1 + 6 && y > y0 - 6 && y < y1 + 6)
})

test('what a skating penguin wears is there', () => {
  const graph = read('a skating penguin')
  assert.ok(graph.things.some(({ name, n }) => name === 'ice skate' && n === 2))
})

test('what a bear has in its mouth is not in its paws', async () => {
  const { find } = await staged('a bear with a fish in its mouth')
  assert.equal(find('bear').upright, false)
})

test('a balloon that is blown up and soup that is too hot are at the lips', async () => {
  for (const [prompt, who, name] of [
    ['a kid blowing up a balloon', 'child', 'balloon'],
    ['a girl blowing on a hot soup', 'girl', 'soup'],
  ] as const) {
    const { find } = await staged(prompt)
    const [x, y] = find(who).point('mouth')
    const { box } = find(name).art
    const away = Math.max(box.x0 - x, x - box.x1, box.y0 - y, y - box.y1)
    assert.ok(away < find(who).place.h * 0.12, `${name} is ${away} away`)
  }
})

const beast = (name: string, acting: Partial<Acting>) => {
  const spot = { x: 500, y: 900, h: 700, sw: 6, facing: 'right', rng: createRng(1), detail: 'medium' } as const
  const art = BEASTS.get(name)?.act(spot, { pose: 'stand', ...acting })
  assert.ok(art, name)
  return { ...art, svg: art.layers.map(({ svg }) => svg).join('') }
}
const INSIDE = 'class="rose"'

test('a mouth that opens in profile parts into two jaws, but not down at the grass', () => {
  for (const name of ['horse', 'crocodile', 't-rex', 'wolf', 'zebra', 'camel']) {
    const [shut, open] = [beast(name, {}), beast(name, { mouth: 'open' })]
    assert.ok(open.svg.includes(INSIDE) && !shut.svg.includes(INSIDE), name)
    const [tip, bite] = [shut.points.mouth, open.points.mouth]
    assert.ok(tip && bite && bite[0] < open.box.x1, `${name} is fed between its jaws`)
  }
  assert.ok(!beast('horse', { mouth: 'open', pose: 'head-down' }).svg.includes(INSIDE))
})

test('who roars is fierce and who grazes has grass between the lips', async () => {
  for (const prompt of ['a lion roaring', 'a tiger snarling', 'a bear growling']) {
    const { scene } = await staged(prompt)
    assert.equal(scene.members[0]?.acting.mood, 'angry', prompt)
  }
  const { scene, find } = await staged('a cow grazing in the meadow')
  const grass = scene.extras.filter(({ of }) => of === find('cow')).map(({ draw }) => draw(5))
  assert.ok(grass.some((svg) => svg.includes('class="leaf"')))
})

test('a snowman stands upright however it is hugged, and a horse keeps its mane before its rider', async () => {
  const { find } = await staged('a girl hugging a giant snowman')
  assert.notEqual(find('snowman').acting.pose, 'kneel')
  const ridden = await staged('a boy riding a horse that is neighing')
  assert.notEqual(ridden.find('horse').acting.pose, 'head-up')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { attended } from '../src/staging/relations/acts/attended.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { stage } from '../src/staging/stage.ts'

const staged = async (prompt: string) => {
  const { scene } = await stage(enact(attended(read(prompt))), prompt, 1, 'medium')
  const find = (name: string) => {
    const member = scene.members.find(({ entry }) => entry.name === name)
    assert.ok(member, `${name} is not on the page of "${prompt}"`)
    return member
  }
  return { scene, find }
}
const said = (prompt: string) => {
  const { things, relations, unknown, place } = read(prompt)
  const plain = (id: string | null) => id?.replace(/#\d+/, '') ?? null
  return {
    names: things.map(({ name }) => name),
    looks: things.map(({ name, attributes }) => `${name}: ${attributes.join(', ')}`),
    relations: relations.map(({ a, relation, b }) => [plain(a), relation, plain(b)].filter(Boolean).join(' ')),
    unknown,
    place,
  }
}
const apart = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])

test('what is said of a part does not hide what is done to it', () => {
  assert.ok(said('a crocodile brushing its sharp teeth').names.includes('toothbrush'))
  const brushing = said('a girl brushing her long hair')
  assert.ok(brushing.looks.some((look) => look.startsWith('girl: long hair')))
  assert.deepEqual(brushing.unknown, [])
  assert.ok(said("mom combing her daughter's curly hair").looks.some((look) => look.startsWith('daughter: curly hair')))
})

test('a shot is given with the syringe at the arm, whoever gets it', () => {
  for (const [prompt, patient] of [
    ['a nurse giving a girl a shot in the arm', 'nurse tends girl'],
    ['a doctor giving a little boy his flu shot', 'doctor tends boy'],
    ['the vet giving a puppy a shot', 'veterinarian tends puppy'],
  ] as const)
    assert.ok(said(prompt).relations.includes(patient), prompt)
})

test('who puts a star on the tree has it in hand at the top', async () => {
  const { find } = await staged('a girl putting a star on top of the christmas tree')
  const [girl, star, tree] = [find('girl'), find('star'), find('christmas tree')]
  assert.ok(apart(girl.point('nearHand'), [star.place.x, star.place.y]) < girl.place.h * 0.25)
  assert.ok(star.art.box.y0 < tree.art.box.y0 + girl.place.h * 0.1)
  assert.ok(Math.abs((star.art.box.x0 + star.art.box.x1 - tree.art.box.x0 - tree.art.box.x1) / 2) < girl.place.h * 0.2)
})

test('candles that are lit on a cake are those of the cake', async () => {
  const { scene } = await staged('grandma lighting the candles on a birthday cake')
  assert.ok(!scene.members.some(({ entry }) => entry.name === 'candle'))
})

test('a pancake that is flipped is in the air', async () => {
  const { find } = await staged('a chef flipping pancakes in a pan')
  assert.ok(find('pancakes').art.box.y1 < find('frying pan').art.box.y0)
})

test('who whispers has a hand at the mouth, and the taller one kneels', async () => {
  const { find } = await staged("a boy whispering a secret into his grandpa's ear")
  const [boy, grandpa] = [find('boy'), find('grandfather')]
  assert.equal(grandpa.acting.pose, 'kneel')
  assert.ok(apart(boy.point('nearHand'), boy.point('mouth')) < boy.place.h * 0.12)
})

test('what a picture is of is on the canvas, and nowhere else', async () => {
  const { scene, find } = await staged('a girl painting a picture of a cat on an easel')
  const [cat, easel] = [find('cat'), find('easel')]
  assert.equal(scene.members.filter(({ entry }) => entry.name === 'cat').length, 1)
  assert.ok(cat.art.box.x0 > easel.art.box.x0 && cat.art.box.x1 < easel.art.box.x1)
  assert.ok(cat.art.box.y0 > easel.art.box.y0 && cat.art.box.y1 < easel.art.box.y1)
})

test('milk that was spilled on the table lies on it', async () => {
  const { find } = await staged('a kid spilled milk on the kitchen table')
  const [milk, table] = [find('pitcher'), find('table')]
  assert.ok(Math.abs(milk.tilt) > 60)
  assert.ok(Math.abs(milk.art.box.y1 - (table.art.tops[0]?.y ?? 0)) < 30)
})

test('a pumpkin is carved with a knife, on a table', async () => {
  const { find } = await staged('a man carving a pumpkin for halloween')
  const [man, knife, pumpkin] = [find('man'), find('knife'), find("jack-o'-lantern")]
  assert.ok(apart(man.point('nearHand'), knife.point('grip')) < man.place.h * 0.1)
  assert.ok(pumpkin.art.box.y1 < man.art.box.y1)
})

test('berries grow on a plant or a bush that is no higher than who picks them', async () => {
  const { find } = await staged('a girl picking strawberries into a basket')
  const [girl, { art: plant }] = [find('girl'), find('strawberry plant')]
  find('basket')
  assert.ok(plant.box.y1 - plant.box.y0 < girl.place.h * 0.6, 'strawberries grow low')
  const [x, y] = girl.point('nearHand')
  assert.ok(x > plant.box.x0 && x < plant.box.x1 && y > plant.box.y0 && y < plant.box.y1, 'the hand is at the plant')
  const hedge = (await staged('a girl picking blueberries')).find
  const [picker, { art: bush }] = [hedge('girl'), hedge('berry bush')]
  assert.ok(bush.box.y1 - bush.box.y0 < picker.place.h * 1.1)
  assert.ok(picker.point('nearHand')[0] > bush.box.x0 && picker.point('nearHand')[0] < bush.box.x1)
})

test('one walks up the stairs on two of its steps', async () => {
  const { find } = await staged('a boy walking up the stairs')
  const [boy, stairs] = [find('boy'), find('staircase')]
  const steps = stairs.art.tops.map(({ y }) => y)
  for (const foot of ['nearFoot', 'farFoot'])
    assert.ok(
      steps.some((y) => Math.abs(y - boy.point(foot)[1]) < boy.place.h * 0.08),
      foot,
    )
})

test('who looks through a lens holds it, who is in bed with a toy is in bed', () => {
  const looking = said('a kid looking at a bug through a magnifying glass')
  assert.ok(looking.relations.includes('child holds magnifying glass'))
  assert.ok(said('a boy hugging his teddy bear in bed').relations.includes('boy lies-on bed'))
  assert.ok(said('a boy eating ice cream that is dripping on his shirt').relations.includes('boy wears t-shirt'))
})

test('who plays one instrument plays no other', () => {
  const { relations } = said('a boy playing the drums in a garage band')
  assert.ok(relations.includes('boy plays drum kit'))
  assert.ok(!relations.includes('boy plays guitar'))
})

test('a butterfly sits on the hand that holds it, and who does something before a mirror is seen in it', () => {
  const how = (prompt: string) =>
    enact(read(prompt)).relations.map(({ relation, how }) => `${relation} ${how ?? ''}`.trim())
  assert.ok(!how('a girl holding a butterfly on her finger').includes('holds-hands-with'))
  assert.ok(how('a girl dancing in front of the mirror').includes('looks-at reflect'))
})

test('a letter that is put into the mailbox is in the hand at its mouth', async () => {
  const { find } = await staged('a kid putting a letter in the mailbox')
  const [child, letter, box] = [find('child'), find('envelope'), find('mailbox')]
  assert.ok(letter.art.box.y0 < (box.art.box.y0 + box.art.box.y1) / 2)
  assert.ok(apart(child.point('nearHand'), [letter.place.x, letter.place.y]) < child.place.h * 0.25)
})

test('who washes the hands has them over a sink that is high enough', async () => {
  for (const prompt of ['a boy washing his hands', 'a boy washing his hands with soap']) {
    const { find } = await staged(prompt)
    const [boy, sink] = [find('boy'), find('sink')]
    const [x, y] = boy.point('nearHand')
    assert.ok(x > sink.art.box.x0 - boy.place.h * 0.05 && x < sink.art.box.x1 + boy.place.h * 0.05, prompt)
    assert.ok(sink.art.box.y0 < y + boy.place.h * 0.15, prompt)
  }
})

test('what is scooped goes into the bucket, and nobody does', () => {
  assert.ok(!said('a boy scooping sand into a bucket').relations.includes('boy inside bucket'))
  const heard = enact(read("a vet listening to a cat's heartbeat"))
  assert.ok(heard.relations.some(({ how }) => how === 'examine'))
})

test('dishes are dried with a towel, not washed', () => {
  const { relations } = said('a boy drying the dishes with a towel')
  assert.ok(relations.includes('boy holds towel') && relations.includes('boy holds plate'))
  assert.ok(!relations.includes('boy cleans plate'))
})

test('whose hair is braided has braids, however long it was', () => {
  for (const prompt of ["a mom braiding her daughter's long hair", "a girl braiding her little sister's hair"])
    assert.ok(
      enact(read(prompt)).things.some(
        ({ attributes }) => attributes.includes('braids') && !attributes.includes('long hair'),
      ),
      prompt,
    )
})

test('a pot that something is in has no flower of its own', () => {
  const pot = enact(read('a cactus in a pot')).things.find(({ name }) => name === 'flower pot')
  assert.ok(pot?.attributes.includes('empty'))
})

test('who is on top of a cake is a small figure of sugar, in place of candles and hearts', async () => {
  for (const prompt of ['a wedding cake with bride and groom on top', 'a birthday cake with a unicorn on top']) {
    const { scene, find } = await staged(prompt)
    const cake = find(prompt.includes('wedding') ? 'wedding cake' : 'birthday cake')
    const figures = scene.members.filter(({ being }) => being)
    assert.ok(cake.looks.has('topped') && figures.length > 0, prompt)
    for (const { art } of figures)
      assert.ok(art.box.y1 - art.box.y0 < (cake.art.box.y1 - cake.art.box.y0) * 0.65, prompt)
  }
})

test('who is beside the driver is in the car too, behind, wherever the car goes', async () => {
  for (const prompt of ['a boy driving a car with his dog next to him', 'a girl driving a car with a cat in it']) {
    const { scene, find } = await staged(prompt)
    const [car, driver] = [find('car'), find(prompt.includes('boy') ? 'boy' : 'girl')]
    const along = find(prompt.includes('dog') ? 'dog' : 'cat')
    assert.ok(scene.together(along, car), prompt)
    const ahead = driver.point('headMid')[0] - along.point('headMid')[0]
    assert.ok(car.place.facing === 'right' ? ahead > 0 : ahead < 0, prompt)
  }
})

test('of several at one ladder one is on it, the others beside it', async () => {
  const { scene, find } = await staged('three elves on a ladder')
  const ladder = find('ladder')
  const high = scene.members.filter(({ being, art }) => being && art.box.y1 < ladder.art.box.y1 - ladder.place.h * 0.2)
  assert.equal(high.length, 1)
})

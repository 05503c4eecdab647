import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'
import { lookUp } from '../src/world/world.ts'

const membersOf = async (prompt: string): Promise<Member[]> =>
  (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene.members

/** How well two ways on the page agree: 1 where they are one, -1 where they are opposite. */
function toward(viewer: Member, target: Member): number {
  const { gaze } = viewer.acting
  assert.ok(gaze, `${viewer.key} looks nowhere`)
  const [x, y] = viewer.point('headMid')
  const [tx, ty] = target.point('headMid')
  return (gaze.x * (tx - x) + gaze.y * (ty - y)) / Math.hypot(tx - x, ty - y)
}

test('who looks at somebody or something has eyes and head turned there, on two legs, four or with wings', async () => {
  for (const prompt of [
    'a cat staring at a fish in a bowl',
    'a girl looking down at a frog',
    'a duck looking at a worm',
    'a horse looking at a chicken',
    'a kitten looking up at the moon',
  ]) {
    const [viewer, target] = await membersOf(prompt)
    assert.ok(viewer && target && toward(viewer, target) > 0.8, prompt)
  }
})

test('two who look or wave at each other do it both', async () => {
  for (const prompt of ['grandma and grandpa looking at each other', 'a boy and a girl waving at each other']) {
    const [one, other] = await membersOf(prompt)
    assert.ok(one && other && toward(one, other) > 0.8 && toward(other, one) > 0.8, prompt)
  }
  assert.deepEqual(
    read('a boy and a girl waving at each other').relations.map(({ relation }) => relation),
    ['waves-at', 'waves-at'],
  )
})

test('who does something with somebody looks at them, and they look back', async () => {
  for (const prompt of [
    'a girl hugging a horse',
    'big sister pushing baby brother on a swing',
    'a nurse bandaging a boy',
    'two dinosaurs sharing one umbrella',
  ]) {
    const [one, other] = (await membersOf(prompt)).filter(({ being }) => being)
    assert.ok(one && other && toward(one, other) > 0.7 && toward(other, one) > 0.7, prompt)
  }
})

test('who takes somebody along looks ahead, and who poses alone looks at us', async () => {
  const [dog, boy] = (await membersOf('a dog pulling a boy on a skateboard')).filter(({ being }) => being)
  assert.ok(dog && boy && toward(boy, dog) > 0.7)
  assert.ok((dog.acting.gaze?.x ?? 0) * (dog.place.facing === 'left' ? -1 : 1) > 0.7)
  const [girl] = await membersOf('a girl with a teddy bear')
  assert.equal(girl?.acting.gaze, undefined)
})

test('a head that looks aside is drawn otherwise than one that looks at the reader', () => {
  for (const name of ['cat', 'horse', 'duck', 'frog', 'owl', 'penguin', 'girl']) {
    const entry = lookUp(name)
    assert.ok(entry?.kind === 'being', name)
    const drawn = (x: number, y: number) =>
      JSON.stringify(
        entry.actor
          .act(
            { x: 512, y: 900, h: 600, sw: 6, facing: 'right', rng: createRng(3), detail: 'medium' },
            { pose: 'stand', gaze: { x, y, with: 'head' } },
          )
          .layers.filter(({ part }) => part === 'head'),
      )
    assert.notEqual(drawn(0.8, -0.6), drawn(0.8, 0.6), name)
  }
})

test('what is eaten is beside the mouth and before no eye', async () => {
  for (const prompt of ['a kid eating an ice cream cone', 'a raccoon eating pizza', 'a boy eating an apple']) {
    const [eater, food] = await membersOf(prompt)
    assert.ok(eater && food, prompt)
    const { x0, x1, y0, y1 } = food.art.box
    const mouth = eater.point('mouth')
    const eyes = (eater.art.features ?? []).slice(0, 2)
    for (const [x, y] of eyes) assert.ok(x < x0 || x > x1 || y < y0 || y > y1, `${prompt}: an eye is hidden`)
    const away = Math.hypot(Math.max(x0 - mouth[0], 0, mouth[0] - x1), Math.max(y0 - mouth[1], 0, mouth[1] - y1))
    assert.ok(away < eater.place.h * 0.12, `${prompt}: ${away} from the mouth`)
  }
})

test('who points stretches an arm out beside the head, toward what is shown', async () => {
  const [girl, rainbow] = await membersOf('a girl pointing at a rainbow')
  assert.ok(girl && rainbow)
  const [[hx], [x]] = [girl.point('farHand'), girl.point('headMid')]
  const r = Math.abs(girl.point('headMid')[1] - girl.point('headTop')[1])
  assert.ok(Math.abs(hx - x) > r, 'the hand is behind the head')
})

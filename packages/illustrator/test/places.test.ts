import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { restartClips } from '../src/ink/svg.ts'
import { placeCalled, placeOfFeast } from '../src/places/choose.ts'
import { FITTINGS } from '../src/places/fitted.ts'
import { HOMES } from '../src/places/homes.ts'
import { PLACES } from '../src/places/index.ts'
import { INDOORS } from '../src/places/indoors.ts'
import { read } from '../src/reading/read.ts'
import { thickets } from '../src/scenery/thickets.ts'
import { SCENES } from '../src/scenes/index.ts'
import { PLAIN } from '../src/staging/plain.ts'
import { stage } from '../src/staging/stage.ts'
import { dataLines } from '../src/words/data-file.ts'

const TIMES = ['day', 'night', 'sunset'] as const

function drawn(name: string, variant: number, time: (typeof TIMES)[number]) {
  restartClips()
  const place = PLACES[name]
  assert.ok(place)
  const ask = { setting: name, time, rain: variant === 1, rainbow: false, variant }
  const { back, ground, front } = place({ ...ask, rng: createRng(variant + 7) })
  return { ground, svg: back + front([]) }
}

test('every place can be drawn in all its variants and at all times, the same each time', () => {
  for (const name of Object.keys(PLACES))
    for (const variant of [0, 1, 2])
      for (const time of TIMES) {
        const { ground, svg } = drawn(name, variant, time)
        assert.ok(ground > 600 && ground < 1024, name)
        assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
        if (time === 'day') assert.equal(svg, drawn(name, variant, time).svg, name)
      }
})

test('every place that words ask for exists', () => {
  for (const line of dataLines('places.txt')) {
    const name = line.slice(0, line.indexOf(':'))
    assert.ok(PLACES[name] ?? SCENES[name] ?? PLAIN[name], name)
  }
})

test('a place does not show a second one of what somebody uses', () => {
  const ask = { setting: 'playground', time: 'day', rain: false, rainbow: false, variant: 0 } as const
  const all = ['slide', 'swing', 'seesaw', 'monkey bars', 'merry-go-round', 'ball', 'daisy', 'bucket', 'dandelion']
  const full = PLACES.playground?.({ ...ask, rng: createRng(1) }).back ?? ''
  const bare = PLACES.playground?.({ ...ask, rng: createRng(1), without: new Set(all) }).back ?? ''
  assert.ok(bare.length < full.length)
})

test('feasts have places of their own', () => {
  const feasts = [
    'hanukkah',
    'ramadan',
    'lunar new year',
    'diwali',
    'holi',
    'day of the dead',
    'thanksgiving',
    'halloween',
  ]
  const places = feasts.map((feast) => placeOfFeast(feast))
  assert.equal(new Set(places).size, feasts.length)
  assert.equal(placeCalled('classroom'), 'classroom')
})

test('plants in the corners grow where nobody is, and leave everyone free', () => {
  const right = { x0: 500, y0: 300, x1: 1024, y1: 1000 }
  const [open, half, none] = [[], [right], [{ ...right, x0: 0 }]].map((boxes) =>
    thickets('meadow', boxes, createRng(5)),
  )
  assert.ok(open && half && open.length > half.length)
  assert.equal(none, '')
})

test('every named fitting of a room is drawn, on its wall or its floor', () => {
  for (const [name, { wall, floor }] of Object.entries(FITTINGS)) {
    const ask = { setting: name, time: 'day', rain: false, rainbow: false, variant: 0 } as const
    const svg = (wall?.({ ...ask, rng: createRng(3) }) ?? '') + (floor?.({ ...ask, rng: createRng(3) }) ?? '')
    assert.ok(svg.length > 100, name)
    assert.doesNotMatch(svg, /NaN|undefined/, name)
  }
})

test('a room has nothing in its corners, and no second one of what somebody uses', () => {
  for (const name of [...Object.keys(HOMES), ...Object.keys(INDOORS)]) {
    const place = PLACES[name]
    assert.ok(place)
    const ask = { setting: name, time: 'day', rain: false, rainbow: false, variant: 0 } as const
    assert.equal(place({ ...ask, rng: createRng(2) }).front([]), '', name)
    // Somebody who fills the page leaves nothing of the furniture that only scraps would be seen of.
    const filled = place({ ...ask, rng: createRng(2), outline: [{ x0: 0, y0: 0, x1: 1024, y1: 1024 }] })
    assert.ok(filled.back.length <= place({ ...ask, rng: createRng(2) }).back.length, name)
  }
  const ask = { setting: 'bedroom', time: 'day', rain: false, rainbow: false, variant: 0 } as const
  const [own, given] = [[], ['bed']].map((names) =>
    PLACES.bedroom?.({ ...ask, rng: createRng(4), without: new Set(names) }),
  )
  assert.notEqual(own?.back, given?.back)
})

const WHERE: readonly (readonly [string, RegExp])[] = [
  ['friends roasting marshmallows over a campfire', /camp|forest/],
  ['a girl on a swing', /playground/],
  ['a boy kicks a soccer ball into the goal', /stadium|playing field/],
  ['a farmer driving a tractor', /farmyard/],
  ['a witch flying on a broom', /night|trick/],
  ['santa climbing down a chimney', /rooftops/],
  ['a message in a bottle floating on the sea', /open sea/],
  ['a girl doing a skateboard trick', /skate park/],
  ['an astronaut planting a flag', /moonscape/],
  ['an astronaut floating among planets', /space/],
  ['a lighthouse on the rocks', /rocky coast/],
  ['a boy crossing a river on stepping stones', /river/],
  ['a melting snowman on the first day of spring', /thaw/],
  ['a laundry basket full of socks', /laundry room/],
  ['a whale in the ocean', /underwater/],
  ['a police car in the city', /city road/],
  ['a rabbit on a garden path', /path/],
  ['a tennis player', /court/],
  ['two boxers in the ring', /ring/],
  ['a dragon dance in the street for chinese new year', /lantern street/],
  ['three penguins sliding on the ice', /arctic|winter/],
  ['a child ice skating', /rink/],
  ['kids on a sled', /slope/],
  ['a mermaid combing her hair', /underwater/],
  ['a boy brushing his teeth', /bathroom/],
  ['a teacher writing on the chalkboard', /classroom/],
  ['a mother lighting the menorah', /festival of lights/],
  ['a family making a rangoli for diwali', /doorstep/],
  ['kids throwing color powder at holi', /color field/],
  ['a family eating thanksgiving dinner', /dining room/],
  ['kids trick or treating', /trick street/],
]

test('outdoor deeds are outdoors, indoor deeds indoors', async () => {
  const wrong: string[] = []
  for (const [prompt, where] of WHERE) {
    const { setting } = await stage(read(prompt), prompt, 1, 'medium')
    if (!where.test(setting)) wrong.push(`${prompt}: ${setting}`)
  }
  assert.deepEqual(wrong, [])
})

/** Whoever is cared for is not on the page: what he or she loves is, as large as was asked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { wishOfCarer } from '../src/reading/wish/carers.ts'

const WISHES: [prompt: string, shows: string | null, place: string | null, isSimple: boolean][] = [
  ["My wife has Parkinson's and loves birds. Something with large shapes", 'bird', null, true],
  ['I work in a care home and our residents adore horses', 'horse', null, false],
  ['My dad had a stroke and he always loved trains, nothing too fiddly', 'train', null, true],
  ["For my grandmother with Alzheimer's, she likes cats", 'cat', null, false],
  ["Grandpa can't see well anymore. A lighthouse with thick lines", 'lighthouse', null, true],
  ['A patient of mine with shaky hands loves butterflies. Large areas to color', 'butterfly', null, true],
  ['Our nursing home residents enjoy birds at a feeder', 'bird', null, false],
  ['my nan has parkinsons, she loves robins, simple and big please', 'robin', null, true],
  ['Something easy for my aunt after her stroke. She loves roses', 'rose', null, true],
  ["Mum's eyesight is poor but she loves puppies", 'puppy', null, false],
  ["I'm a carer for a man with dementia who was a farmer. A tractor would make him smile", 'tractor', null, false],
  [
    'Looking for a picture for my mother-in-law, she has macular degeneration, she likes parrots',
    'parrot',
    null,
    false,
  ],
  ['For a retirement home: a harbor with fishing boats, large print', 'fishing boat', 'harbor', true],
  ['Our dementia group would love a seaside picture', 'lighthouse', null, false],
  ['My mother has dementia. She used to love her garden. Big simple shapes please', 'flower', 'garden', true],
]
const PEOPLE = /^(?:person|child|woman|man|girl|boy|mother|father|grandmother|grandfather|aunt|patient)$/

for (const [prompt, shows, place, isSimple] of WISHES)
  test(`"${prompt}" is about what is loved`, () => {
    const graph = read(prompt)
    const names = graph.things.map(({ name }) => name)
    if (shows) assert.ok(names.includes(shows), names.join(', '))
    if (place) assert.equal(graph.place, place)
    assert.deepEqual(
      names.filter((name) => PEOPLE.test(name)),
      [],
    )
    assert.deepEqual(graph.unknown, [])
    assert.equal(graph.detail === 'simple', isSimple)
  })

test('who is elderly and drawn stays on the page', () => {
  for (const prompt of [
    'an elderly couple dancing',
    'my grandmother in a care home is knitting',
    'a nurse helps the residents of a nursing home',
    'my sister helps elderly people cross the road',
  ])
    assert.equal(wishOfCarer(prompt), null)
})

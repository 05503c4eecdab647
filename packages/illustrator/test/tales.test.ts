/** Deeds that everybody knows from tales: who does them, and on what. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const deeds = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`.trim())
}

const TOLD: Readonly<Record<string, readonly string[]>> = {
  'Rapunzel letting her hair down from the tower': ['rapunzel inside braid tower'],
  "the prince climbing up Rapunzel's hair": ['rapunzel inside braid tower', 'prince climbs braid tower'],
  'the prince trying the slipper on Cinderella': ['cinderella sits-on chair', 'prince holds high heel'],
  'Hansel and Gretel nibbling at the gingerbread house': [
    'hansel eats gingerbread house',
    'gretel eats gingerbread house',
  ],
  'Santa stuck in the chimney with elves pulling': ['elf pulls santa claus', 'santa claus comes-out-of low chimney'],
  'Aladdin rubbing the lamp and the genie coming out': ['genie comes-out-of magic lamp'],
  "a pirate in the crow's nest looking through a telescope": ['pirate inside masthead', 'pirate holds spyglass'],
  'a wizard brewing a potion': ['wizard cooks cauldron'],
  'a princess rescuing a prince from a dragon': ['princess fights dragon', 'prince behind princess'],
  'a knight on horseback': ['knight rides horse'],
  'Peter Pan flying with Wendy over London': ['girl flies'],
  'a fairy flying over flowers with her wand': ['fairy holds wand'],
  'the ugly duckling swimming with swans': ['swan swims-in'],
  'Sleeping Beauty being kissed by the prince': ['prince kisses sleeping beauty', 'sleeping beauty sleeps-in bed'],
  'a troll under the bridge and three goats walking over it': ['goat crosses bridge'],
  'a giant peeking over the castle wall': ['giant hides-behind castle'],
  'Puss in Boots bowing to the king': ['cat looks-at king', 'cat wears boot'],
  'a robot chef flipping pancakes': ['robot cooks pancakes'],
  'fire truck with firefighters climbing the ladder': ['firefighter climbs fire truck'],
  'a fairy painting the spots on a ladybug': ['fairy paints ladybug'],
  'daniel in the lions den praying': ['bible man kneels', 'lion next-to bible man'],
  'David throwing a stone at Goliath': ['bible boy fights goliath', 'bible boy holds slingshot'],
  'Harriet Tubman leading people through the woods with a lantern': ['harriet tubman holds lantern'],
  'the tooth mouse carrying a tooth': ['mouse holds tooth', 'child sleeps-in bed'],
}

for (const [prompt, expected] of Object.entries(TOLD))
  test(prompt, () => {
    const found = deeds(prompt)
    for (const deed of expected) assert.ok(found.includes(deed), `${deed}: ${found.join(', ')}`)
  })

test('Snow White brings no snow, and both nibble at one house', () => {
  assert.equal(read('Snow White and the seven dwarfs').weather, null)
  const houses = read('Hansel and Gretel nibbling at the gingerbread house').things
  assert.equal(houses.filter(({ name }) => name === 'gingerbread house').length, 1)
})

test('what is said of a beast as of a boy gives it no dress, and a race is run by two', () => {
  const { things, unknown } = read('a t-rex brushing his teeth')
  assert.ok(things[0]?.attributes.includes('male'))
  assert.deepEqual(unknown, [])
  assert.equal(read('a sailboat race on the lake').things[0]?.n, 2)
})

test("nobody but the story's own is in it: two of each before the ark, one sheep on the shoulders, no child beside Daniel", () => {
  const numberOf = (prompt: string) => Object.fromEntries(read(prompt).things.map(({ name, n }) => [name, n]))
  const ark = numberOf("Noah's ark with animals walking in two by two")
  assert.deepEqual([ark.elephant, ark.giraffe, ark.lion], [2, 2, undefined])
  assert.equal(numberOf('the good shepherd carrying a lost sheep on his shoulders').sheep, 1)
  assert.equal(numberOf('daniel in the lions den praying').child, undefined)
})

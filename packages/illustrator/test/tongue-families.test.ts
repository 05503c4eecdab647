/** Families of words that ten languages say in turns of their own: chores, hands and hair, who is meant by a pronoun. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'

const says = (rows: Record<string, string>) => {
  for (const [prompt, english] of Object.entries(rows)) assert.equal(englishOf(prompt), english, prompt)
}

test('a page that begins with a pronoun tells of somebody', () => {
  says({
    'elle promène son chien': 'girl walking her dog',
    'il porte son fils sur ses épaules': 'boy carrying his son on his shoulders',
    'sie schmücken den Weihnachtsbaum': 'schoolchildren trimming the christmas tree',
    'sie kämmt sich die Haare': 'girl combing her hair',
  })
})

test('what somebody pulls out of something comes out of it, and is not worn', () => {
  says({
    'el mago saca un conejo del sombrero': 'the wizard pulling rabbit out of the hat',
    'le boulanger sort les baguettes du four': 'the male baker taking baguettes out of the oven',
    'der Zauberer zieht einen Hasen aus dem Hut': 'the wizard pulling a rabbit out of the hat',
    'الساحر يخرج أرنبا من القبعة': 'a wizard pulling a rabbit out of a hat',
    魔术师从帽子里变出兔子: 'a magician pulling a rabbit out of a hat',
  })
})

test('the hair, the hands and the tail of somebody are theirs', () => {
  says({
    'die Friseurin schneidet dem Jungen die Haare': 'the hairdresser cutting the hair of the boy',
    美容師が男の子の髪を切る: 'a hairdresser cutting the hair of a boy',
    'een hondje trekt aan de staart van de kat': 'a puppy pulling the tail of the cat',
    'uma vaquinha com sino no pescoço': 'a cow with bell around his neck',
    孩子们举手: 'the children raising their hands',
  })
})

test('naps, shots and chores are deeds of one word', () => {
  says({
    'el abuelo duerme la siesta en la hamaca': 'the grandfather taking a nap in the hammock',
    'papi fait la sieste dans le hamac': 'grandfather taking a nap in the hammock',
    'de zuster geeft het kind een prik': 'the female nurse giving the child a shot',
    男の子がゴミを捨てる: 'a boy taking out the trash',
    'नर्स बच्चे को सुई लगा रही है': 'a nurse giving a child a shot',
  })
})

test('what is made stands first in German and Dutch titles, and a child makes it', () => {
  says({
    'pannenkoeken bakken met oma': 'a child making pancakes with grandmother',
    'Plätzchen backen mit Oma': 'a child baking cookies with grandmother',
  })
})

test('what belongs to a word nobody knows does not belong to who was named before', () => {
  says({ 'बच्चे कखगघ के पेड़ के नीचे पढ़ रहे हैं': 'children reading under a tree' })
})

test('animals on a way are led, and who wishes for a page is not on it', () => {
  says({
    'niña llevando una llama por la montaña': 'girl leading a llama through the mountain',
    'mijn zoontje wil een vuilniswagen': 'a garbage truck',
  })
})

test('a word that is a look and a thing is the thing behind a deed', () => {
  says({ 'un hombre vende helados en un carrito': 'a man selling ice cream cones in a cart' })
})

test('clothes that were split into other words are clothes', () => {
  says({
    'een meisje met oorbellen': 'a girl with earrings',
    'un niño en traje de baño en la playa': 'a boy in swimsuit on the beach',
    'une fille avec des baskets': 'a girl with some sneakers',
    'ein Junge auf dem Roller': 'a boy riding a kick scooter',
  })
})

test('friends are friends, of whatever age and kind', () => {
  says({ 朋友们手拉手: 'some friends holding hands', 'une tortue et son ami': 'a turtle and his friend' })
})

const graphOf = (prompt: string) => {
  const { things, relations } = read(prompt)
  const named = (id: string | null) => things.find((thing) => thing.id === id)?.name
  return {
    names: things.map(({ name }) => name),
    deeds: relations.map(({ a, relation, b }) => `${named(a)} ${relation} ${named(b)}`),
  }
}

test('who plows with oxen pushes a plow that the oxen pull, and drives no tractor', () => {
  for (const prompt of ['किसान खेत में बैल के साथ हल चला रहा है', 'a farmer plowing the field with two oxen']) {
    const { names, deeds } = graphOf(prompt)
    assert.ok(!names.includes('tractor'), prompt)
    assert.ok(deeds.includes('farmer pushes plow') && deeds.includes('bull pulls plow'), `${prompt}: ${deeds}`)
  }
})

test('who sells from a cart stands behind it, and the cart is full', () => {
  for (const prompt of ['सब्ज़ीवाला ठेले पर सब्ज़ी बेच रहा है', 'a woman selling oranges from a cart']) {
    const { deeds } = graphOf(prompt)
    assert.ok(
      deeds.some((deed) => / behind cart$/.test(deed)),
      `${prompt}: ${deeds}`,
    )
    assert.ok(
      deeds.some((deed) => / inside cart$/.test(deed)),
      `${prompt}: ${deeds}`,
    )
  }
})

test('a kotatsu, a tanuki, a Vespa and an electric train are themselves', () => {
  assert.ok(graphOf('おばあちゃんがこたつでみかんを食べている').deeds.includes('grandmother sits-at kotatsu'))
  assert.deepEqual(graphOf('たぬき').names, ['tanuki'])
  assert.ok(graphOf('due innamorati in Vespa a Roma').deeds.includes('couple rides moped'))
  assert.deepEqual(graphOf('電車').names, ['tram'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'
import { languageOf } from '../src/reading/tongues/language.ts'
import { checkPrompt } from '../src/safety/check-prompt.ts'

/** Who does what to whom and where, as it reads in its own language and in English. */
function alike(pairs: readonly [said: string, english: string][]) {
  const told = (prompt: string) => {
    const { things, relations, place, unknown } = read(prompt)
    const deeds = relations.map(({ a, relation, b }) => [a, relation, b].join(' '))
    return { names: things.map(({ name }) => name), deeds, place, unknown }
  }
  for (const [said, english] of pairs) assert.deepEqual(told(said), told(english), `${said}: ${englishOf(said)}`)
}

test('Russian and Ukrainian: cases say who does what with what to whom', () => {
  alike([
    ['мишка ест мёд', 'a bear eating honey'],
    ['три котёнка играют с клубком', 'three kittens playing with a ball of yarn'],
    ['бабушка вяжет шарф', 'a grandmother knitting a scarf'],
    ['пожарный спасает кошку с дерева', 'a firefighter rescuing a cat from a tree'],
    ['хлопчик катається на велосипеді', 'a boy riding a bicycle'],
    ['кіт спить на дивані', 'a cat sleeping on a couch'],
    ['дівчинка годує курчат', 'a girl feeding some chicks'],
  ])
})

test('Polish: with its signs and without them', () => {
  alike([
    ['kot śpiący na parapecie', 'a cat sleeping on a windowsill'],
    ['chłopiec puszczający latawiec na łące', 'a boy flying a kite on a meadow'],
    ['rycerz walczy ze smokiem przed zamkiem', 'a knight fighting a dragon in front of a castle'],
    ['piesek goni motyla', 'a dog chasing a butterfly'],
  ])
  assert.equal(englishOf('rozowy jednorozec'), 'a pink unicorn')
})

test('Swedish: what is definite has its article at its end', () => {
  alike([
    ['katten jagar en mus', 'a cat chasing a mouse'],
    ['en flicka som rider på en häst i skogen', 'a girl riding a horse in the forest'],
    ['två björnar som fiskar i floden', 'two bears fishing in a river'],
  ])
})

test('Turkish and Korean: the deed stands last or before who does it', () => {
  alike([
    ['balon tutan küçük kız', 'a little girl holding a balloon'],
    ['ağaca tırmanan kedi', 'a cat climbing a tree'],
    ['tavşan havuç yiyor', 'a rabbit eating a carrot'],
    ['ağacın altında kitap okuyan kız', 'a girl reading a book under a tree'],
    ['강아지와 노는 소년', 'a boy playing with a dog'],
    ['소녀가 나무 아래에서 책을 읽고 있다', 'a girl reading a book under a tree'],
    ['토끼가 당근을 먹는 그림', 'a rabbit eating a carrot'],
  ])
})

test('English and its neighbors stay what they are', () => {
  for (const prompt of ['robot in park', 'cat and mouse', 'big red tractor', 'get well soon', 'kids on bus'])
    assert.equal(languageOf(prompt), 'en', prompt)
  assert.equal(languageOf('Mädchen füttert Vögel'), 'de')
  assert.equal(languageOf('katten en honden'), 'nl')
})

test('what is refused in English is refused in them', () => {
  for (const prompt of [
    'голая девочка',
    'mężczyzna zabija psa',
    'naken flicka',
    'çıplak kız',
    '소년이 개를 죽이는 그림',
  ])
    assert.ok(!checkPrompt(prompt).ok, prompt)
  for (const prompt of ['rycerz walczy ze smokiem', 'dedesiyle balık tutan çocuk', 'flicka matar kaniner med morötter'])
    assert.ok(checkPrompt(prompt).ok, prompt)
})

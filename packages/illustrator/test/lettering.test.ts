import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { createRng } from '../src/ink/random.ts'
import { alphabetPage, bothCases } from '../src/lettering/alphabet.ts'
import { alphabetLayout } from '../src/lettering/alphabet-layouts.ts'
import { cellsIn, TILING_NAMES } from '../src/lettering/cells.ts'
import { fatRow } from '../src/lettering/fat-row.ts'
import { glyphOf } from '../src/lettering/fonts.ts'
import { layoutOf } from '../src/lettering/name-layouts.ts'
import { animalsFor, isObject, namesFor, objectsOf, picturesFor } from '../src/lettering/objects.ts'
import { pictureOf } from '../src/lettering/pictures.ts'
import { canLetter, piecesOf } from '../src/lettering/scripts.ts'
import { setInto } from '../src/lettering/setting.ts'
import { swollen } from '../src/lettering/swollen.ts'
import { area, box, type Poly } from '../src/ornate/kit/points.ts'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'
import { areasOf } from './regions.ts'

/** What the letters on a page say, in the order in which they were drawn. */
const lettersOn = (svg: string): string =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)]
    .map(([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))
    .join('')

const bare = (text: string) => text.replace(/\s/g, '')

/** Prompt, the letters that must be on its page, and what stands beside them. */
const LETTERED: [prompt: string, letters: string, shows: string[]][] = [
  ['the letter K with a kangaroo', 'K', ['kangaroo']],
  ['lowercase letter d', 'd', []],
  ['a bubble letter R filled with hearts', 'R', ['heart']],
  ['the name Jonas with trains', 'Jonas', ['train']],
  ['Letra Ñ', 'Ñ', []],
  ['the number 4 with frogs', '4', ['frog']],
  ['number nine', '9', []],
  ['the alphabet', 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz', []],
  ['days of the week', 'MondayTuesdayWednesdayThursdayFridaySaturdaySunday', []],
  ['jours de la semaine', 'LundiMardiMercrediJeudiVendrediSamediDimanche', []],
  ['the word PEACE with swans', 'PEACE', ['swan']],
  ['a sign that says "Fresh Eggs"', 'FreshEggs', ['sign']],
  ['classroom sign that says Please Wash Your Hands', 'PleaseWashYourHands', ['sign']],
  ['a sign that reads No Running', 'NoRunning', ['sign']],
  ['Quiet Please sign for the library with a mouse', 'QuietPlease', ['sign', 'mouse']],
  ['Do Not Feed the Bears sign with a bear', 'DoNotFeedtheBears', ['sign', 'bear']],
  ['a sign that says Fresh Lemonade with a lemon', 'FreshLemonade', ['sign', 'lemon']],
  ['No Food or Drink sign for the classroom', 'NoFoodorDrink', ['sign']],
  ['OSCAR in bubble letters with trucks', 'OSCAR', ['truck']],
  ['big bubble letters that spell Zoe with cats', 'Zoe', ['cat']],
  ['lowercase q with a queen', 'q', ['queen']],
  ['Happy 50th day of school', 'Happy50thDayofSchool', []],
  ['number 8 with eight ducks for kindergarten', '8', ['duck']],
  ["my daughter's name Ida with cats in big letters", 'Ida', ['cat']],
  ["Welcome to Mrs. Hill's class", "WelcomeToMrs.Hill'sClass", []],
  ['Welcome to Preschool!', 'WelcometoPreschool', []],
  ['count the frogs 1-5', '12345', ['frog']],
  ['M is for moon, mouse and mushroom', 'Misformoon,mouseandmushroom', ['moon', 'mouse', 'mushroom']],
  ['last day of second grade', 'LastDayofSecondGrade', []],
  ['Back to school sign for our class', 'BacktoSchool', ['sign']],
  ['letter B with a bear, uppercase and lowercase', 'Bb', ['bear']],
  ['lowercase p and q side by side with a pig and a queen', 'pq', ['pig', 'queen']],
  ['S s with a snake', 'Ss', ['snake']],
  ['uppercase and lowercase letter M', 'Mm', []],
  ['days of the week in French', 'LundiMardiMercrediJeudiVendrediSamediDimanche', []],
  ['alphabet letters A to F', 'AaBbCcDdEeFf', []],
  ['letters S, A and T', 'SAT', []],
  ['count the stars 1-10', '12345678910', ['star']],
  ['numbers 1 to 20', '1234567891011121314151617181920', []],
  ['Welcome to second grade', 'WelcometoSecondGrade', []],
  ['حرف س مع سمكة', 'س', ['fish']],
  ['अक्षर म', 'म', []],
  ['ひらがなの「さ」', 'さ', []],
]

for (const [prompt, letters, shows] of LETTERED)
  test(`"${prompt}" has every letter that was asked for, the same each time, with areas large enough to color`, async () => {
    for (const seed of [0, 1]) {
      const page = await compose(prompt, seed)
      assert.equal(page.setting, 'letters')
      assert.ok(lettersOn(page.svg).includes(letters), lettersOn(page.svg))
      for (const name of shows) assert.ok(page.items.includes(name), `${page.items}`)
      assert.deepEqual([page.missing, page.unknown], [[], []])
      assert.equal((await compose(prompt, seed)).svg, page.svg, 'the same page again')
      assert.doesNotMatch(page.svg, /NaN|undefined|Infinity/)
      const { svg } = await finish(page.svg)
      const { areas, black } = await areasOf(svg.replaceAll('fill="white"', 'fill="#000"'))
      assert.ok(areas.length >= 12, `${areas.length} areas`)
      assert.ok(black < 0.3, `${Math.round(black * 100)}% is ink`)
      assert.deepEqual(
        areas.filter(({ pixels }) => pixels < 60),
        [],
        'nothing too small to color',
      )
    }
  })

const WISHES: [prompt: string, letters: string, shows: string][] = [
  ['happy birthday Theo with a robot holding a cake', 'Happy Birthday Theo', 'robot'],
  ['birthday cake for Emma', 'Emma', 'birthday cake'],
  ['a thank you card with two foxes hugging', 'Thank You', 'fox'],
  ['welcome home grandpa with a dog in front of a house', 'Welcome Home Grandpa', 'dog'],
  ['a penguin holding a sign that says "Hooray & Hello"', 'Hooray & Hello', 'penguin'],
  ['joyeux anniversaire Zoé avec un gâteau', 'Joyeux Anniversaire Zoé', 'cake'],
  ['عيد مبارك مع جمل في الصحراء', 'عيد مبارك', 'camel'],
  ['mandala with butterflies that says "CALM"', 'CALM', 'butterfly'],
]

for (const [prompt, letters, shows] of WISHES)
  test(`"${prompt}" has its words beside a picture of the rest`, async () => {
    const page = await compose(prompt, 3)
    assert.equal(bare(lettersOn(page.svg)).length, bare(letters).length)
    assert.deepEqual([...bare(lettersOn(page.svg))].sort(), [...bare(letters)].sort())
    assert.ok(page.items.some((item) => item.startsWith(shows)))
    assert.ok(!page.missing.includes(letters))
  })

test('letters that no font of ours has are said to be missing, and the rest is drawn', async () => {
  const page = await compose('生日快乐,一个蛋糕', 1)
  assert.ok(page.missing.includes('生日快乐'))
  assert.ok(page.items.some((item) => item.startsWith('cake')))
})

test('what is said to be drawable is in the fonts, letter by letter', () => {
  const texts = [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŁłŠšŽžĞğŞşİı',
    'あいうえおかきくけこがぎぐげごアイウエオー',
    'مرحبا',
    'नमस्ते',
    '.,:;!?¿¡&+=%()/–-',
  ]
  for (const text of texts) {
    assert.ok(canLetter(text) || !/[\p{L}\p{N}]/u.test(text), text)
    for (const piece of piecesOf(text)) assert.ok(glyphOf(piece, 'fat'), piece)
  }
  assert.equal(canLetter('生日'), false)
})

test('text stays within its place, whatever it is', () => {
  const place = { x: 100, y: 200, w: 800, h: 300 }
  for (const text of ['i', 'WWWWWWWW', 'Happy Birthday Maximilian', 'gjpqy', 'عيد مبارك', 'जन्मदिन मुबारक', 'ÅÑÖ'])
    for (const arch of [0, 0.2]) {
      const letters = setInto(text, place, { face: 'round', arch }) ?? []
      const { x0, y0, x1, y1 } = box(letters.flatMap(({ polys }) => polys))
      assert.ok(x0 > 80 && x1 < 920 && y0 > 180 && y1 < 520, `${text}: ${[x0, y0, x1, y1].map(Math.round)}`)
    }
})

test('every letter of the alphabet has things that we draw', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    assert.ok(namesFor(letter).length, letter)
    for (const name of namesFor(letter)) assert.ok(isObject(name), name)
  }
})

test('every cell of an alphabet has a letter in both its forms, and none is filled with a blossom', () => {
  const svg = alphabetPage([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(bothCases), namesFor, createRng(3)) ?? ''
  assert.equal(lettersOn(svg), 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz')
})

test('a name page is a page with the name on it', () => {
  assert.equal(read('name page for Max').letters, 'Max')
  assert.equal(read('name coloring page for my daughter Aurelia').letters, 'Aurelia')
})

test('a name is as wide as the page and well over a third as high, however many letters it has', () => {
  for (const name of ['Zoe', 'Emma', 'Sophia', 'Alexander'])
    for (let seed = 1; seed <= 6; seed++) {
      const { rows } = layoutOf(name, 0, false, createRng(seed))
      const letters = rows.flatMap((row) => fatRow(row, 46, [0]) ?? [])
      const { x0, x1, w, h } = box(letters.flatMap(({ polys }) => polys))
      assert.equal(letters.map(({ text }) => text).join(''), name)
      assert.ok(w > 780 && h > 380 && x0 > 20 && x1 < 1004, `${name} ${seed}: ${[x0, x1, w, h].map(Math.round)}`)
    }
})

test('the cells that a letter is cut into are all large enough to color, and none of it is lost', () => {
  const [letter] =
    swollen(
      'm',
      { x0: 100, x1: 400, top: () => 200, foot: () => 700 },
      { end: 'round', weight: 28, across: 1.3, gap: 0, leans: [0] },
    ) ?? []
  const whole = (polys: Poly[]) => polys.reduce((sum, poly) => sum + area(poly), 0)
  for (const name of TILING_NAMES) {
    const cells = cellsIn(letter?.polys ?? [], name, 50, createRng(2))
    assert.ok(cells.length > 4, name)
    for (const cell of cells) assert.ok(whole(cell) > 900, `${name}: ${whole(cell)}`)
    assert.ok(cells.reduce((sum, cell) => sum + whole(cell), 0) > 0.97 * whole(letter?.polys ?? []), name)
  }
})

test('an alphabet has 26 cells that do not overlap, in more than one order', () => {
  const orders = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const { cells, ends } = alphabetLayout(26, createRng(seed))
    assert.equal(cells.length, 26)
    const size = [...cells, ...ends].reduce((sum, { w, h }) => sum + w * h, 0)
    assert.ok(Math.abs(size - 956 ** 2) < 1, 'the page is full')
    orders.add(cells.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' '))
  }
  assert.ok(orders.size > 1)
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (const name of picturesFor(letter)) assert.ok(pictureOf(name) || isObject(name), name)
})

test('an alphabet of animals has an animal for each letter, and nothing is said to be missing', async () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    assert.ok(animalsFor(letter).length, letter)
    assert.equal(objectsOf(animalsFor(letter)).length, animalsFor(letter).length, letter)
  }
  for (const prompt of ['alphabet poster with one animal for each letter', 'alphabet with animals'])
    assert.deepEqual((await compose(prompt, 1)).missing, [])
})

test('a word that begins with "to" after the article is no row of letters', () => {
  assert.equal(read('a tow truck pulls an ice cream van').letters, null)
  assert.equal(read('a toe with a ring').letters, null)
  assert.equal(read('A to F').letters, 'A B C D E F')
  assert.equal(read('A-F').letters, 'A B C D E F')
})

test('letters that cannot be drawn are said before anything is spent', () => {
  const reading = understand('生日快乐,一个蛋糕')
  assert.ok('understood' in reading && reading.understood.unknown.includes('生日快乐'))
  const drawable = understand('the name Jonas with trains')
  assert.ok('understood' in drawable && drawable.understood.unknown.length === 0)
})

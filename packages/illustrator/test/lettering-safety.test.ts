import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPrompt, isFreeLettering, titleOf } from '../src/prompts.ts'

const everybodys = [
  'the letter A',
  'letter Q with a queen',
  'number 12 with stars',
  'the alphabet',
  'days of the week',
  'Happy Birthday with a cake',
  'feliz cumpleaños con un pastel',
  'Eid Mubarak with a lantern',
  'عيد مبارك مع هلال',
  'जन्मदिन मुबारक केक के साथ',
  'welcome home daddy with a dog',
  'the word LOVE with flowers',
  'a sign that says "Fresh Eggs"',
  'a lemonade stand with a sign that says LEMONADE',
  'a cat riding a bicycle',
  'a girl reading a book under a tree',
  '"a happy dog"',
]
for (const prompt of everybodys)
  test(`everybody may see ${prompt}`, () => {
    assert.equal(isFreeLettering(prompt), false)
    assert.deepEqual(checkPrompt(prompt), { ok: true })
  })

const ones = [
  'the name Olivia in bubble letters',
  'the name Rose with roses',
  'Happy Birthday Mia with a cake',
  'a sign that says "Property of Henrik"',
  'the word Zugspitzbahn',
  'a banner saying come and see us on saturday',
  'el nombre Mateo con dinosaurios',
  'le prénom Léa avec des papillons',
  'der Name Jonas mit Zügen',
  'o nome Beatriz com flores',
  'il nome Giulia con gatti',
  'de naam Sem met auto’s',
  'اسم ليلى مع فراشات',
  'नाम आरव मोर के साथ',
  '名前「はな」と花',
  '名字「小明」和一只狗',
  'a cake with Anselm written on it',
]
for (const prompt of ones)
  test(`only its owner sees ${prompt}, and no name is in its title`, () => {
    assert.equal(isFreeLettering(prompt), true)
    assert.deepEqual(checkPrompt(prompt), { ok: true })
    assert.doesNotMatch(
      titleOf(prompt),
      /olivia|rose$|mia|henrik|mateo|léa|jonas|beatriz|giulia|\bsem\b|ليلى|आरव|はな|小明|anselm/i,
    )
  })

const nobodys = [
  'a sign that says "12 Maple Street"',
  'a banner that says call 555 123 4567',
  'a poster that says "five five five one two three four"',
  'a sign that says "visit my-house.com"',
  'a card saying "mail me at kid@example.com"',
  'un cartel que dice "Calle Mayor 12"',
  'une pancarte qui dit "12 rue Victor Hugo"',
  'ein Schild "Lindenstraße 7"',
  'uma placa "Rua das Flores 45"',
  'un cartello "Via Roma 10"',
  'een bord "Kerkstraat 12"',
  'لافتة "شارع النيل ١٢"',
  'एक बोर्ड "गली नंबर ५"',
  '写着「中山路12号」的牌子',
  'かんばん「さくら町3丁目」',
  'لافتة "٠١٢٣٤٥٦٧٨٩"',
  'a sign that says "Tom is stupid"',
  'the word LOSER in bubble letters',
  'the name Fatty',
  'un cartel que dice "eres feo"',
  'une pancarte "tu es moche"',
  'ein Schild "du bist doof"',
  'uma placa "você é burro"',
  'un cartello "sei brutto"',
  'een bord "jij bent lelijk"',
  'لافتة "أنت غبي"',
  'एक बोर्ड "तुम बेवकूफ हो"',
  '写着「你是笨蛋」的牌子',
  'かんばん「ばか」',
]
for (const prompt of nobodys) test(`nobody gets ${prompt}`, () => assert.equal(checkPrompt(prompt).ok, false))

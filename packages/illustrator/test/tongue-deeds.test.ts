/** What families ask for in ten languages is done as in English: who gives, tells, braids, takes and is taught. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compared } from '../scripts/tongues-alike.ts'
import { read } from '../src/reading/read.ts'

const alike = (english: string, ...others: readonly string[]) => {
  for (const other of others) assert.equal(compared(english, other).difference, '', other)
}
const deedsOf = (prompt: string) => read(prompt).relations.map(({ relation }) => relation)

test('flowers are given to an animal, and no fodder', () => {
  alike(
    'a bear giving flowers to a rabbit',
    'un oso regalándole flores a un conejo',
    'um urso dando flores para um coelho',
    'een beer geeft bloemen aan een konijn',
  )
  assert.ok(deedsOf('una niña dando una zanahoria a un caballo').includes('feeds'))
})

test('whoever braids has the hair of the other in her hands, whatever the language says is made', () => {
  alike(
    "mom braiding her daughter's hair",
    'mamá haciéndole una trenza a su hija',
    'la mamma che fa la treccia a sua figlia',
    'mama vlecht het haar van haar dochter',
    '妈妈给女儿编辫子',
  )
})

test('a story before sleep is read at the bed', () => {
  for (const prompt of ['mamá leyendo un cuento a su hijo antes de dormir', '妈妈睡前给儿子读故事'])
    assert.equal(read(prompt).place, 'bedroom', prompt)
})

test('who is taught rides, and who is robbed is run from', () => {
  alike(
    'dad teaching his son to ride a bike in the park',
    'Papa bringt seinem Sohn im Park das Fahrradfahren bei',
    '爸爸在公园教儿子骑自行车',
  )
  alike(
    'a monkey stealing a banana from an elephant',
    'un mono robándole un plátano a un elefante',
    'ein Affe klaut einem Elefanten eine Banane',
  )
})

test('a tree is decorated at Christmas as in English', () => {
  alike(
    'a family decorating the Christmas tree',
    'eine Familie schmückt den Weihnachtsbaum',
    'クリスマスツリーを飾る家族',
  )
})

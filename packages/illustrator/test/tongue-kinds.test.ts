/** Kinds of animals, trades, vehicles, vegetables and tools, and rarer deeds, by the words of ten languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('what is drawn is known by its own word in each language, and is no kindred thing', () => {
  const rows: Record<string, string> = {
    'un ciempiés': 'centipede',
    'dos golondrinas': 'swallow',
    'un alfarero': 'potter',
    'une taupe et une hirondelle': 'swallow',
    'un rouleau compresseur': 'steamroller',
    'des petits pois': 'pea pod',
    'ein Förster mit Hund': 'park ranger',
    'eine Fähre auf dem Meer': 'ferry',
    'ein Steinbock': 'ibex',
    'um quati': 'coati',
    'uma lata de tinta': 'paint can',
    'un levriero che corre': 'greyhound',
    'un carciofo': 'artichoke',
    'een vijzel': 'mortar and pestle',
    'een schotse hooglander': 'highland cow',
    一只三花猫: 'calico cat',
    压路机: 'steamroller',
    ダンゴムシ: 'pill bug',
    大工さん: 'carpenter',
    'هدهد على غصن': 'hoopoe',
    'غسالة صحون': 'dishwasher',
    दर्जी: 'tailor',
    'एक भैंस': 'water buffalo',
  }
  for (const [prompt, name] of Object.entries(rows)) assert.ok(namesIn(prompt).includes(name), prompt)
})

/** node scripts/lettering-sheet.ts [kind]: contact sheets of pages of letters and for school, twelve of each, into docs/sheets. */
import sharp, { type OverlayOptions } from 'sharp'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'

const CELL = 300
const COLUMNS = 6

/** One prompt with twelve seeds, or twelve prompts where seeds change little. */
const SHEETS: Record<string, string[]> = {
  letter: [
    'the letter A',
    'letter K with a kangaroo',
    'bubble letter R',
    'letter S filled with stars',
    'M is for mouse',
    'la letra Ñ',
  ],
  name: [
    'the name Mia',
    'the name Leo with dinosaurs',
    'name Sofía with unicorns',
    'the name Alexander',
    'اسم ليلى مع فراشات',
    'नाम आरव मोर के साथ',
  ],
  number: [
    'number 7 with seven ducks',
    'number 3',
    'the number 10 with stars',
    'count to 5 with frogs',
    'numbers 1 to 10',
    'number 100',
  ],
  alphabet: ['the alphabet', 'alphabet with pictures', 'الحروف الأبجدية', 'वर्णमाला'],
  wish: [
    'happy birthday Mia with a cake',
    'Happy Mothers Day with a bouquet',
    'Eid Mubarak with a mosque',
    'welcome home daddy with a dog',
    'merry christmas with a snowman',
    'thank you teacher with an apple',
  ],
  school: [
    'life cycle of a butterfly',
    'parts of a flower labeled',
    'volcano diagram with labels',
    'parts of a tooth',
    'parts of the face',
    'water cycle diagram',
    'the solar system',
    'shapes page',
    'treasure map',
    'clock showing half past four',
    'feelings faces happy sad angry scared',
    'days of the week',
  ],
}

async function sheet(kind: string, prompts: readonly string[]): Promise<void> {
  const cells: OverlayOptions[] = []
  for (let i = 0; i < 12; i++) {
    const page = await compose(prompts[i % prompts.length] ?? '', Math.floor(i / prompts.length))
    const { picture } = await finish(page.svg)
    const input = await sharp(picture).resize(CELL, CELL).png().toBuffer()
    cells.push({ input, left: 8 + (i % COLUMNS) * (CELL + 8), top: 8 + Math.floor(i / COLUMNS) * (CELL + 8) })
  }
  const [width, height] = [8 + COLUMNS * (CELL + 8), 8 + 2 * (CELL + 8)]
  await sharp({ create: { width, height, channels: 3, background: '#e9e7e1' } })
    .composite(cells)
    .webp({ quality: 80 })
    .toFile(new URL(`../../../docs/sheets/lettering-${kind}.webp`, import.meta.url).pathname)
}

const [, , only] = process.argv
for (const [kind, prompts] of Object.entries(SHEETS)) if (!only || only === kind) await sheet(kind, prompts)

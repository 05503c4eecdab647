import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, finish } from '@inkbloom/illustrator'
import { backCover, cover, credits, pageNumber } from '@inkbloom/illustrator/book'
import sharp from 'sharp'
import { pagePlate } from '../../src/press/pdf/plate.ts'
import { svgOperators } from '../../src/press/pdf/svg-operators.ts'
import { operatorsAsSvg } from './operators-as-svg.ts'

const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()

/** Share of pixels that are ink in one and paper in the other. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
  const wrong = a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 100).length
  return wrong / a.length
}

/** Every way in which the illustrator makes a page. */
const prompts = [
  'a happy dinosaur in a jungle',
  'two children dancing in the rain',
  'a knight on a horse',
  'underwater scene with fish and an octopus',
  'a mandala',
  'a rose window',
  'a peacock in stained glass',
  'the letter A',
  'the alphabet',
  'happy birthday',
  'the water cycle',
  'a maze',
]

for (const prompt of prompts)
  test(`${prompt} is in a book what it is on the screen, line by line`, async () => {
    const { svg } = await finish((await draw(prompt, 1)).svg)
    const drawn = operatorsAsSvg(svgOperators(svg), 1024)
    const share = await difference(svg, drawn)
    assert.ok(share < 0.0005, `${(share * 100).toFixed(2)}% of the pixels differ`)
  })

test('cover, credits, numbers and back cover become lines too', async () => {
  const size = { width: 612, height: 612 }
  const pictures = Array.from({ length: 60 }, (_, i) => ({ title: `Picture ${i}, with a fox`, author: 'Nora Lind' }))
  const sheets = [
    cover({ title: 'Ärger mit Øl, मेरी, كتابي', author: 'Mia', ...size }).svg,
    credits({ pictures, words: 'Made with Inkbloom', ...size }),
    pageNumber(24, size),
    backCover({ words: 'Made with Inkbloom', ...size }),
  ]
  for (const svg of sheets) assert.ok((await difference(svg, operatorsAsSvg(svgOperators(svg), 612))) < 0.0005)
})

test('curves of every kind, written as tightly as SVG allows, end where they should', async () => {
  const paths = [
    'M100 100h300v300h-300z',
    'm100,100 300,0 0,300-300,0Z',
    'M100 400Q250-50 400 400T700 400',
    'M100 500C150 300 250 300 300 500S450 700 500 500',
    'M200 500a150 90 30 0 1 300 0a150 90 30 01-300 0z',
    'M100 100A50 50 0 1 0 900 100L500 900z',
    'M1e2.5L5e2 5e2V.9e3H100z',
  ]
  for (const d of paths) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><path d="${d}" fill="none" stroke="#000" stroke-width="12"/></svg>`
    assert.ok((await difference(svg, operatorsAsSvg(svgOperators(svg), 1024))) < 0.0005, d)
  }
})

test('what has no operator is said, and a page that holds it is bound as pixels', async () => {
  const odd = '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><text x="9" y="9">no</text></svg>'
  assert.throws(() => svgOperators(odd), /A text is not drawn/)
  const picture = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  assert.equal((await pagePlate({ svg: odd, picture })).kind, 'pixels')
  assert.equal((await pagePlate({ svg: null, picture })).kind, 'pixels')
  await assert.rejects(pagePlate({ svg: odd, picture: null }), /A text is not drawn/)
})

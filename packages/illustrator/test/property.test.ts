import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { specksOf } from '../src/ink/specks.ts'
import { randomPrompts as prompts } from './random-prompts.ts'
import { areasOf } from './regions.ts'

test('500 random prompts: every number is a number, and each fifth, drawn again, is the same page', async () => {
  for (const [i, prompt] of prompts.entries()) {
    const { svg } = await compose(prompt, i)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, prompt)
    if (i % 5 === 0) assert.equal((await compose(prompt, i)).svg, svg, prompt)
    assert.equal(
      (svg.match(/<g[ >]/g) ?? []).length,
      (svg.match(/<\/g>/g) ?? []).length,
      `${prompt}: groups are closed`,
    )
  }
})

/** Every tenth is rendered: a page takes a tenth of a second. */
test('the pages have areas to color, closed, and not a speck under 14 px', async (t) => {
  const inked: number[] = []
  for (const [i, prompt] of prompts.entries()) {
    if (i % 10) continue
    const drawn = (await compose(prompt, i)).svg
    const { svg } = await finish(drawn)
    const { areas, black } = await areasOf(unlit(svg))
    const page = 1024 * 1024
    const white = areas.reduce((sum, area) => sum + area.pixels, 0)
    const roomy = areas.filter((area) => area.pixels >= 150)
    assert.ok(roomy.length >= 15, `${prompt}: ${roomy.length} areas`)
    assert.ok(Math.max(...areas.map((area) => area.pixels)) / page < 0.7, `${prompt}: one area takes it all`)
    assert.ok(
      roomy.reduce((sum, area) => sum + area.pixels, 0) / white > 0.985,
      `${prompt}: specks take more than a hundredth`,
    )
    assert.ok(black > 0.02 && black < 0.3, `${prompt}: ${black} black`)
    const specks = areas.filter((area) => area.width < 14 && area.height < 14)
    assert.deepEqual(specks, [], `${prompt}: specks`)
    const closed = specksOf(await grey(Buffer.from(unlit(drawn))), 1024)
    inked.push(closed.reduce((sum, run) => sum + run.to - run.from, 0) / page)
  }
  // Slivers, not drawings: whoever draws something small draws it larger or simpler.
  const average = inked.reduce((a, b) => a + b) / inked.length
  t.diagnostic(
    `closed with ink: ${(average * 100).toFixed(3)} % of a page, ${(Math.max(...inked) * 100).toFixed(3)} % at most`,
  )
  assert.ok(average < 0.0006, `${average} of a page is closed with ink`)
  assert.ok(Math.max(...inked) < 0.003, `${Math.max(...inked)} of one page is closed with ink`)
})

test('picture and drawing show the same, the lights in eyes too', async () => {
  for (const prompt of ['a dog in the garden', 'three owls at night', 'hot air balloon over the hills']) {
    const drawn = (await compose(prompt, 1)).svg
    const { svg, picture } = await finish(drawn)
    assert.equal((await finish(drawn)).svg, svg, `${prompt}: the same twice`)
    const [vector, raster] = [await grey(Buffer.from(svg)), await grey(picture)]
    assert.equal(
      vector.findIndex((value, i) => Math.abs(value - (raster[i] ?? 0)) > 2),
      -1,
      prompt,
    )
    const lights = (await areasOf(svg)).areas.length - (await areasOf(unlit(svg))).areas.length
    assert.equal(lights, (drawn.match(/fill="white"/g) ?? []).length, `${prompt}: lights in eyes`)
  }
})

const grey = (image: Uint8Array) => sharp(image).removeAlpha().toColourspace('b-w').raw().toBuffer()

/** The light in an eye is bare paper that belongs to the ink around it: nobody means to color it. */
const unlit = (svg: string) => svg.replaceAll('fill="white"', 'fill="#000"')

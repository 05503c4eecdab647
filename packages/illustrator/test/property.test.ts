import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { randomPrompts as prompts } from './random-prompts.ts'
import { areasOf } from './regions.ts'

test('500 random prompts: every number is a number, and the same prompt gives the same page twice', () => {
  for (const [i, prompt] of prompts.entries()) {
    const { svg } = compose(prompt, i)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, prompt)
    assert.equal(compose(prompt, i).svg, svg, prompt)
    assert.equal(
      (svg.match(/<g[ >]/g) ?? []).length,
      (svg.match(/<\/g>/g) ?? []).length,
      `${prompt}: groups are closed`,
    )
  }
})

/** Every tenth is rendered: a page takes a tenth of a second. */
test('the pages have areas to color, closed, and hardly a speck', async (t) => {
  let specks = 0
  let pages = 0
  for (const [i, prompt] of prompts.entries()) {
    if (i % 10) continue
    const { areas, black } = await areasOf(compose(prompt, i).svg)
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
    specks += areas.filter((area) => area.pixels >= 30 && area.width < 14 && area.height < 14).length
    pages++
  }
  t.diagnostic(`${(specks / pages).toFixed(1)} specks under 14 px a page`)
  // The light in each eye is one of them, and must stay.
  assert.ok(specks / pages < 12, `${specks / pages} specks a page`)
})

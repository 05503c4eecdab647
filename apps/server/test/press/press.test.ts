import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeRegionMap, INK, inkOfGrey, regionAt } from '@inkbloom/regions'
import sharp from 'sharp'
import { press } from '../../src/press/press.ts'

/** A frame of black, and in it a dot of a shade that the eye takes for dirt and the region map for ink. */
async function dirty(shade: number): Promise<Buffer> {
  const dot = `rgb(${shade},${shade},${shade})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" shape-rendering="crispEdges">
    <rect width="1024" height="1024" fill="#fff"/><rect x="100" y="100" width="800" height="800" fill="none" stroke="#000" stroke-width="10"/>
    <rect x="500" y="500" width="5" height="5" fill="${dot}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

test('what stops color is ink to the clean-up as well: no speck that is left in the picture stops it', async () => {
  for (const shade of [40, 100, 135, 147, 155]) {
    const { png, regions } = await press(await dirty(shade), { foreign: true })
    const ink = inkOfGrey(await sharp(png).toColourspace('b-w').raw().toBuffer())
    assert.ok((ink[502 * 1024 + 502] as number) < INK, `a dot of shade ${shade} is left`)
    const { map } = decodeRegionMap(regions)
    assert.equal(regionAt(map, 502, 502), regionAt(map, 300, 300), `shade ${shade}`)
  }
})

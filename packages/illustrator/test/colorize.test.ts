import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { colorize, draw, finish } from '../src/index.ts'

const at = async (picture: Uint8Array, points: [number, number][]) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [1024, 1024, 3])
  return points.map(([x, y]) => [...data.subarray((y * 1024 + x) * 3, (y * 1024 + x) * 3 + 3)])
}

test('our own page is colored by what its shapes are', async () => {
  const { svg } = await draw('a dog in a meadow', 1)
  const [margin, grass, top] = (await at(await colorize(svg), [
    [6, 6],
    [300, 1015],
    [40, 60],
  ])) as [number[], number[], number[]]
  assert.ok(
    margin.every((v) => v > 250),
    'the margin stays paper',
  )
  assert.ok(
    grass.every((v) => v > 240),
    'outside the frame stays paper',
  )
  assert.ok((top[2] as number) >= (top[0] as number), 'the sky is blue rather than red')
})

test('the lines stay where they were', async () => {
  const { svg, picture } = await finish((await draw('owl at night', 1)).svg)
  const line = await sharp(picture).toColourspace('b-w').raw().toBuffer()
  const { data } = await sharp(await colorize(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let lost = 0
  let ink = 0
  for (let i = 0; i < line.length; i++)
    if ((line[i] as number) < 20) {
      ink++
      if ((data[i * 3] as number) > 110) lost++
    }
  assert.ok(lost / ink < 0.01, `${lost} of ${ink} line pixels lost`)
})

test('a small one is the same picture', async () => {
  const { svg } = await draw('a bowl of fruit', 1)
  const grey = async (picture: Uint8Array) => sharp(picture).resize(64, 64).greyscale().raw().toBuffer()
  const [large, small] = [await colorize(svg, 3), await colorize(svg, 3, 768)]
  assert.equal((await sharp(small).metadata()).width, 768)
  const [a, b] = [await grey(large), await grey(small)]
  const apart = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
  assert.ok(apart < 6, `on average ${apart} of 255 apart`)
})

test('the same page is colored the same way twice', async () => {
  const { svg } = await draw('sunflowers', 2)
  assert.deepEqual(await colorize(svg, 5), await colorize(svg, 5))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { colorize, draw, toPng } from '../src/index.ts'

const at = async (png: Uint8Array, points: [number, number][]) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [1024, 1024, 3])
  return points.map(([x, y]) => [...data.subarray((y * 1024 + x) * 3, (y * 1024 + x) * 3 + 3)])
}

test('our own page is colored by what its shapes are', async () => {
  const { svg } = draw('a dog in a meadow', 1)
  const [margin, grass, top] = (await at(await colorize(svg), [
    [6, 6],
    [300, 1015],
    [40, 60],
  ])) as [number[], number[], number[]]
  assert.deepEqual(margin, [255, 255, 255], 'the margin stays paper')
  assert.ok(
    grass.every((v) => v > 240),
    'outside the frame stays paper',
  )
  assert.ok((top[2] as number) >= (top[0] as number), 'the sky is blue rather than red')
})

test('the lines stay where they were', async () => {
  const { svg } = draw('owl at night', 1)
  const line = await sharp(await toPng(svg))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
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

test('any line drawing can be colored, with its regions or without', async () => {
  const png = await toPng(draw('a bowl of fruit', 1).svg)
  const found = await colorize(png, 3)
  const given = await colorize(png, 3, new Uint8Array(1024 * 1024).fill(1))
  const colorful = async (image: Uint8Array) => {
    const { channels } = await sharp(image).stats()
    return channels.length >= 3 && channels[0]?.mean !== channels[2]?.mean
  }
  assert.ok(await colorful(found))
  assert.ok(await colorful(given))
})

test('the same page is colored the same way twice', async () => {
  const { svg } = draw('sunflowers', 2)
  assert.deepEqual(await colorize(svg, 5), await colorize(svg, 5))
})

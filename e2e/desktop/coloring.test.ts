import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import sharp from 'sharp'
import { makePerson } from '../support/people.ts'
import { enter, openStudio, paint, paintedPixels } from './support/product.ts'
import { sharedDesk } from './support/shared-desk.ts'

const here = sharedDesk()

test('from the splash screen to a painted picture on the disk', async () => {
  const { studio, desk } = here
  const mara = await makePerson(studio.product.url, { plan: 'starter' })
  const screen = await here.launch()
  await enter(screen, studio.product.url, mara)
  const at = await openStudio(screen, studio.pageIds[0])
  await paint(screen, at)
  await screen.press('Download')
  await desk.type('Save', 'Return')
  const file = await until(() => desk.saved().find((name) => !name.endsWith('.part')), 'a saved file')
  assert.match(basename(file), /^colored-page-\d+-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/)
  assert.ok((await sharePainted(file)) > 0.8)
})

test('a dialog that is closed saves nothing, and says nothing', async () => {
  const { desk, screen } = here
  const before = desk.saved()
  await screen.press('Download')
  await desk.type('Save', 'Escape')
  await screen.press('Undo')
  assert.deepEqual(desk.saved(), before)
})

/** Shares of the painted pixels that the file has as they are on the screen. Under the page's own lines they are darker. */
async function sharePainted(file: string): Promise<number> {
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [1024, 1024])
  const samples = await paintedPixels(here.screen)
  assert.ok(samples.length > 100)
  const isSame = ([place, ...color]: number[]) =>
    color.every((channel, index) => Math.abs(channel - (data[(place ?? 0) * 3 + index] ?? 0)) < 3)
  return samples.filter(isSame).length / samples.length
}

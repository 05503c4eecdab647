import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { createPictureCleaner } from '../../../src/features/files/picture-cleaner.ts'
import { until } from '../../support/until.ts'
import { picture } from '../../support/uploading.ts'

const cleaner = createPictureCleaner({ idleMs: 200 })
after(() => cleaner.close())
const staying = () => new AbortController().signal

/** Takes seconds to encode. */
function noise(): Promise<Buffer> {
  const side = 3000
  return sharp(randomBytes(side * side), { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

test('a picture that nobody waits for any more is not encoded to its end, and the next is read as ever', async (t) => {
  // Its processes end by being ended only.
  const patient = createPictureCleaner({ idleMs: 3_600_000 })
  t.after(() => patient.close())
  const leaving = new AbortController()
  const reading = patient.clean(await noise(), leaving.signal)
  await until(() => patient.size === 1, 'the process')
  leaving.abort(new Error('gone'))
  await assert.rejects(reading, /gone/)
  await until(() => patient.size === 0, 'the end of the process')
  const cleaned = await patient.clean(await picture().png().toBuffer(), staying())
  assert.deepEqual([cleaned.width, cleaned.height, cleaned.extension], [12, 8, 'png'])
})

test('a refusal says what is wrong, and costs no process', async () => {
  const before = await cleaner.clean(await picture().png().toBuffer(), staying()).then(() => cleaner.size)
  await assert.rejects(cleaner.clean(Buffer.from('no picture'), staying()), {
    code: 'UNSUPPORTED_TYPE',
    message: 'This is not a PNG, JPEG or WebP picture.',
  })
  const wide = await picture('#123456', { width: 5000, height: 1 }).png().toBuffer()
  await assert.rejects(cleaner.clean(wide, staying()), {
    code: 'INVALID',
    errors: { file: 'The picture is too large: at most 4096 × 4096 pixels.' },
  })
  assert.equal(cleaner.size, before)
})

test('a process without work ends, which frees its memory', async () => {
  await cleaner.clean(await picture().png().toBuffer(), staying())
  await until(() => cleaner.size === 0, 'the end of the process')
})

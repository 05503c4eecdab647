import './alias.ts'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Colored } from '@inkbloom/contract'
import type { App } from '@/features/session/app.ts'

const { saveColoring } = await import('@/features/offline/save-coloring.ts')

/** The browser's, as far as it is used here. */
class CountingReader {
  static read = 0
  result = ''
  onload = () => {}
  async readAsDataURL(file: Blob) {
    CountingReader.read += 1
    this.result = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
    this.onload()
  }
}
Object.assign(globalThis, { FileReader: CountingReader })
beforeEach(() => {
  CountingReader.read = 0
})

const app = {
  call: (work: () => Promise<unknown>) => work(),
  platform: { storage: null },
  api: {
    uploadFile: async () => ({ url: '/files/uploads/a.png' }),
    upsertColored: async () => ({ id: 3 }) as Colored,
  },
} as unknown as App
const blob = (text: string) => new Blob([text], { type: 'image/png' })

test('a save makes its preview a data URI only for who asks for one', async () => {
  const coloring = { pageId: 3, drawing: blob('drawing'), preview: blob('preview'), revision: null }
  const saved = await saveColoring(app, coloring, () => {})
  assert.equal(CountingReader.read, 0)
  assert.equal(await saved?.preview.dataUri, `data:image/png;base64,${Buffer.from('preview').toString('base64')}`)
})

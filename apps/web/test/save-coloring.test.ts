import './alias.ts'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Colored } from '@inkbloom/contract'
import type { App } from '@/features/session/app.ts'
import { memoryStorage } from './memory-storage.ts'

const { saveColoring, sendColoring } = await import('@/features/offline/save-coloring.ts')
const { ApiError } = await import('@/lib/api-error.ts')

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
  const coloring = { pageId: 3, drawing: blob('drawing'), preview: blob('preview'), actions: null, revision: null }
  const saved = await saveColoring(app, coloring, () => {})
  assert.equal(CountingReader.read, 0)
  assert.equal(await saved?.preview.dataUri, `data:image/png;base64,${Buffer.from('preview').toString('base64')}`)
})

/** A server with one coloring, on a line that can lose an answer. */
function startAccount() {
  const account = { photo: '', revision: 0, loses: false, saves: 0 }
  const api = {
    uploadFile: async ({ upload }: { upload: { file: File } }) => ({ url: `/files/${await upload.file.text()}` }),
    readPage: async () => ({ colored: { photo: account.photo, revision: account.revision } }),
    upsertColored: async ({ body }: { body: { photo: string; revision: number } }) => {
      if (body.revision !== account.revision) throw new ApiError({ status: 409, message: '', code: 'STALE' })
      account.photo = body.photo
      account.revision += 1
      account.saves += 1
      if (account.loses) throw new ApiError({ status: 0, message: 'lost' })
      return { revision: account.revision }
    },
  }
  const sender = { api, platform: { storage: memoryStorage() } } as unknown as App
  const send = (drawing: string, revision: number) =>
    sendColoring(sender, { pageId: 3, drawing: blob(drawing), preview: blob('preview'), actions: null, revision })
  return { account, send }
}

test('a save whose answer was lost is taken up again, also by another picture; one from elsewhere is not', async () => {
  const { account, send } = startAccount()
  account.loses = true
  await assert.rejects(send('first', 0), /lost/)
  account.loses = false
  assert.equal((await send('first and more', 0)).revision, 2)
  account.photo = '/files/from elsewhere'
  account.revision = 3
  await assert.rejects(send('mine', 2), { code: 'STALE' })
  assert.equal(account.photo, '/files/from elsewhere')
})

test('what was done goes along in base64, unless it is more than the account keeps', async () => {
  const bodies: { actions?: string }[] = []
  const sender = {
    platform: { storage: null },
    api: {
      uploadFile: async () => ({ url: '/files/uploads/a.png' }),
      upsertColored: async ({ body }: { body: { actions?: string } }) => {
        bodies.push(body)
        return { revision: 1 } as Colored
      },
    },
  } as unknown as App
  const coloring = { pageId: 3, drawing: blob('drawing'), preview: blob('preview'), revision: 0 }
  for (const actions of [Uint8Array.of(1, 2, 250), null, new Uint8Array(1024 ** 2 + 1)])
    await sendColoring(sender, { ...coloring, actions })
  assert.deepEqual(
    bodies.map((body) => body.actions),
    ['AQL6', undefined, undefined],
  )
})

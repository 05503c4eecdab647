import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvasScreen } from '../src/dom/canvas-screen.ts'
import { type MaybeElements, prepareElements } from '../src/dom/elements.ts'

/** Elements as far as these calls look at them. */
const elements = {
  container: {},
  wrapper: {},
  canvas: { getContext: () => null },
  illustration: { decode: () => Promise.reject(new Error('broken')) },
} as unknown as MaybeElements

test('whatever the screen lacks is told by name', async () => {
  for (const [missing, message] of [
    ['container', 'Container not found'],
    ['wrapper', 'Wrapper not found'],
    ['canvas', 'Canvas not found'],
    ['illustration', 'Illustration image not found'],
  ] as const) {
    await assert.rejects(prepareElements({ ...elements, [missing]: null }, 1024), { message })
  }
  await assert.rejects(prepareElements(elements, 1024), { message: 'Illustration image not found' })
  assert.throws(() => createCanvasScreen(elements.canvas!, 1024), { message: 'Context not found' })
})

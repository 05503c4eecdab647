import { parentPort } from 'node:worker_threads'
import { compose } from '../compose.ts'
import { toPng } from '../png.ts'

parentPort?.on('message', async ({ prompt, seed }: { prompt: string; seed: number }) => {
  try {
    const { svg } = compose(prompt, seed)
    const png = await toPng(svg)
    // Copied once so that only this page's bytes are handed over, not the buffer pool they may lie in.
    const bytes = Uint8Array.from(png)
    parentPort?.postMessage({ ok: true, drawn: { svg, png: bytes } }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ ok: false, message: error instanceof Error ? error.message : String(error) })
  }
})

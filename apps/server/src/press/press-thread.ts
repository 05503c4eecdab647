import { parentPort } from 'node:worker_threads'
import { perform } from './press-tasks.ts'

parentPort?.on('message', async (task) => {
  try {
    parentPort?.postMessage({ result: await perform(task) })
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message })
  }
})

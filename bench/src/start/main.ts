import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { at, root } from '../../../scripts/lib/project.mjs'
import { quantile } from '../harness.ts'

/** `npm start` on a folder that has been started before, until the first page is there, beside npm doing nothing. */
const goalMs = 3000
const rounds = 7
/** Of the embedded default, once the gallery is drawn, its threads have ended and the collector has run for want of work. */
const goalBytes = 350 * 1024 ** 2
const galleryPages = 60
const restMs = 60_000

const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'))
try {
  await startOnce()
  const ours: number[] = []
  const npmAlone: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await startOnce())
    npmAlone.push(await timed(() => ended(run('npm', ['--version'], {}))))
  }
  const [served, npm] = [quantile(ours, 0.5), quantile(npmAlone, 0.5)]
  const atRest = await memoryAtRest()
  const met = served <= goalMs && atRest <= goalBytes
  console.log(`second start   ${Math.round(served)} ms to a served page (${ours.map(Math.round).join(', ')})`)
  console.log(`npm alone      ${Math.round(npm)} ms, ${Math.round((npm / served) * 100)}% of it`)
  console.log(`at rest        ${Math.round(atRest / 1024 ** 2)} MB after ${galleryPages} pages were drawn`)
  console.log(`${met ? '✓' : '✗'} goals ${goalMs} ms, ${goalBytes / 1024 ** 2} MB`)
  const folder = at('artifacts', 'bench')
  mkdirSync(folder, { recursive: true })
  const result = {
    name: 'start',
    at: new Date().toISOString(),
    served,
    npm,
    ratio: served / npm,
    ours,
    goalMs,
    atRest,
    goalBytes,
    met,
  }
  writeFileSync(join(folder, 'start.json'), `${JSON.stringify(result, null, 2)}\n`)
  if (!met) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function memoryAtRest(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'))
  const port = await freePort()
  const child = run('npm', ['start'], { PORT: String(port), DATA_DIR: folder, STARTER_PAGES: String(galleryPages) })
  const over = ended(child)
  try {
    // The colored version of each page is the last to be kept.
    const colored = () =>
      globSync('files/pages/*.webp', { cwd: folder }).length >= galleryPages || child.exitCode !== null
    while (!colored()) await sleep(500)
    await sleep(restMs)
    const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  } finally {
    child.kill('SIGTERM')
    await over
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnce(): Promise<number> {
  const port = await freePort()
  const child = run('npm', ['start'], { PORT: String(port), DATA_DIR: dataDir, STARTER_PAGES: '0' })
  const over = ended(child)
  const took = await timed(async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined)
      if (answer?.ok) return
      await sleep(5)
    }
    throw new Error(`npm start ended with ${child.exitCode}`)
  })
  child.kill('SIGTERM')
  await over
  return took
}

function run(file: string, args: string[], env: Record<string, string>) {
  return spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' })
}

async function ended(child: ReturnType<typeof run>) {
  await once(child, 'close')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Every bench is a folder with a main.ts and runs in a process of its own: one's garbage must not slow another. */
const benches = ['server', 'start', 'dashboard', 'regions', 'easel', 'illustrator', 'book']

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench named ${unknown.join(', ')}. There are: ${benches.join(', ')}.`)
  process.exit(1)
}

const missed: string[] = []
for (const name of asked.length > 0 ? asked : benches) {
  const file = join(import.meta.dirname, name, 'main.ts')
  if (!existsSync(file)) continue
  console.log(`\n── ${name} ──`)
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) missed.push(name)
}
if (missed.length > 0) {
  console.error(`\nGoals missed, or failed: ${missed.join(', ')}`)
  process.exitCode = 1
}

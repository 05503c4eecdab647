import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildNative } from '../lib/build.mjs'
import { at, command } from '../lib/project.mjs'
import { buildProgram, installersOf } from './program.ts'

/** `npm run desktop:build`: installers for the system that it runs on, into artifacts/desktop. */
await command(async () => {
  await buildNative()
  const { target } = await buildProgram(process.argv.slice(2))
  const shelf = at('artifacts', 'desktop')
  rmSync(shelf, { recursive: true, force: true })
  mkdirSync(shelf, { recursive: true })
  for (const file of installersOf(target)) {
    cpSync(file, join(shelf, basename(file)))
    console.log(`artifacts/desktop/${basename(file)}`)
  }
})

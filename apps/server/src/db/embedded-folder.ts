import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../kernel/start-error.ts'
import { whyNotWritten } from '../kernel/why-not-written.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { copyTemplate } from './embedded-template.ts'
import { POSTGRES_MAJOR, pgliteVersion } from './embedded-version.ts'

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')
const stampFile = (dataDir: string): string => join(dataDir, 'database.json')

/** Makes the folder if nothing is there; if it holds anything but our database, refuses and leaves it untouched. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir)
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartError(`The database folder ${folder} can't be read (${error.code}).`)
  })
  if (entries.length === 0) return createFolder(dataDir, folder)
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return ''
    throw notOpened(folder, error)
  })
  const major = Number(version.trim() || Number.NaN)
  if (!Number.isInteger(major)) {
    throw damaged(folder, 'it has no readable PG_VERSION')
  }
  if (major !== POSTGRES_MAJOR) {
    throw new StartError(
      `The database in ${folder} was written by PostgreSQL ${major}${await writer(dataDir)}, and this version of ` +
        `Inkbloom reads PostgreSQL ${POSTGRES_MAJOR}: start the version that wrote it. Nothing was changed.`,
    )
  }
}

/** What it is, where that can be told; otherwise it seems to be damaged. */
export function notOpened(folder: string, error: Error): StartError {
  const sentence = whyNotWritten(folder, error)
  return sentence ? new StartError(sentence, { cause: error }) : damaged(folder, error.message)
}

function damaged(folder: string, reason: string): StartError {
  return new StartError(
    `The database in ${folder} can't be opened, it seems to be damaged (${reason.replace(/\.$/, '')}): ` +
      'restore it from a backup, or move it away to start anew.',
  )
}

/** Says who wrote the folder, for the day when a newer PGlite no longer opens it. */
export async function stampFolder(dataDir: string): Promise<void> {
  const stamp = `${JSON.stringify({ postgres: POSTGRES_MAJOR, pglite: await pgliteVersion() })}\n`
  const file = stampFile(dataDir)
  if ((await readFile(file, 'utf8').catch(() => '')) === stamp) return
  await writeFile(`${file}.new`, stamp)
  await rename(`${file}.new`, file)
}

/** Built in a folder beside it and renamed when complete: a first start that is killed leaves no half-made database behind. */
async function createFolder(dataDir: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  try {
    await makeEmpty(unfinished)
    if (!(await copyTemplate(unfinished))) {
      await makeEmpty(unfinished)
      const engine = await EmbeddedEngine.start({ folder: unfinished })
      await engine.close()
    }
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    const sentence = whyNotWritten(dataDir, error as Error)
    throw new StartError(sentence ?? `The database could not be made in ${dataDir}: ${(error as Error).message}`)
  }
}

async function makeEmpty(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
}

async function writer(dataDir: string): Promise<string> {
  try {
    const { pglite } = JSON.parse(await readFile(stampFile(dataDir), 'utf8')) as { pglite?: unknown }
    return typeof pglite === 'string' ? ` (PGlite ${pglite})` : ''
  } catch {
    return ''
  }
}

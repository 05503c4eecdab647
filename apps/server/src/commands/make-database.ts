/** Makes the database that first starts copy (db/embedded-template.ts) in the folder given. The build runs it. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { databaseFrom } from '../db/client.ts'
import { sourceFrom } from '../db/embedded.ts'
import { EmbeddedEngine } from '../db/embedded-engine.ts'
import { templatePrint } from '../db/embedded-template.ts'
import { migrate } from '../db/migrate.ts'
import { migrationsFolder } from '../db/migration-files.ts'
import { systemClock } from '../kernel/clock.ts'

const into = process.argv[2]
if (!into) throw new Error('Name the folder to make the database in')
const folder = join(into, 'database')
await mkdir(folder, { recursive: true, mode: 0o700 })
const database = databaseFrom(sourceFrom(await EmbeddedEngine.start({ folder })))
await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
// Otherwise every copy would begin by replaying the log.
await sql`checkpoint`.execute(database.db)
await database.close()
await writeFile(join(into, 'print'), await templatePrint())

import {
  defaultWebsite,
  publicSettingNames,
  type Setting,
  type SettingName,
  secretSettingNames,
} from '@inkbloom/contract'
import type { Db, Tx } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { invalid } from '../../kernel/errors.ts'
import { findOwnUpload } from '../files/uploads.service.ts'
import { seal, unseal } from './secrets.ts'
import { cleanWebsite, readStoredWebsite } from './website.ts'

type PublicName = (typeof publicSettingNames)[number]
type SecretName = (typeof secretSettingNames)[number]

const defaults: Record<PublicName, string> = {
  app_name: 'Inkbloom',
  tagline: 'Say it in words. Color it by hand.',
  favicon: '/favicon.svg',
  website: JSON.stringify(defaultWebsite),
}

const isSecret = (name: SettingName): name is SecretName => (secretSettingNames as readonly string[]).includes(name)

export async function readPublicSettings(db: Db): Promise<Record<PublicName, string>> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', publicSettingNames)
    .execute()
  const stored = { ...defaults, ...Object.fromEntries(rows.map((row) => [row.name, row.value])) }
  return { ...stored, website: readStoredWebsite(stored.website).text }
}

/** Which parts of the stored site content could not be read: the site shows defaults there, and the admin must know. */
export async function listWebsiteProblems(db: Db): Promise<string[]> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'website').executeTakeFirst()
  return row ? readStoredWebsite(row.value).problems : []
}

export async function listSettings(db: Db): Promise<Setting[]> {
  const settings = await readPublicSettings(db)
  return publicSettingNames.map((name) => ({ name, value: settings[name] }))
}

/** Stored with another APP_SECRET than today's: nobody can read them any more, and they must be entered again. */
export async function listUnreadableSecrets(db: Db, key: Buffer): Promise<SecretName[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', secretSettingNames)
    .execute()
  return secretSettingNames.filter((name) =>
    rows.some((row) => row.name === name && unseal(key, name, row.value) === null),
  )
}

export async function readSecret(db: Db, key: Buffer, name: SecretName): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row ? unseal(key, name, row.value) : null
}

export interface SettingChange {
  name: SettingName
  value: string | null
  userId: number
}

/** An empty value takes a setting back to its default, or forgets a secret. */
export async function updateSetting(db: Db, clock: Clock, key: Buffer, change: SettingChange): Promise<Setting> {
  const given = change.value?.trim() || null
  const value = given && change.name === 'website' ? cleanWebsite(given) : given
  return db.transaction().execute(async (tx) => {
    if (value === null) await tx.deleteFrom('settings').where('name', '=', change.name).execute()
    else {
      await check(tx, { ...change, value })
      const stored = { value: isSecret(change.name) ? seal(key, change.name, value) : value, updated_at: clock.now() }
      await tx
        .insertInto('settings')
        .values({ name: change.name, ...stored })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(stored))
        .execute()
    }
    return { name: change.name, value: isSecret(change.name) ? null : (value ?? defaults[change.name]) }
  })
}

async function check(tx: Tx, { name, value, userId }: SettingChange & { value: string }) {
  if (name === 'app_name' && value.length > 60) throw invalid({ value: 'A name has at most 60 characters.' })
  if (name === 'tagline' && value.length > 140) throw invalid({ value: 'A tagline has at most 140 characters.' })
  if (isSecret(name) && (value.length > 500 || /\s/.test(value)))
    throw invalid({ value: 'A key has no spaces and at most 500 characters.' })
  if (name === 'favicon' && value !== defaults.favicon) await findOwnUpload(tx, { userId, url: value, field: 'value' })
}

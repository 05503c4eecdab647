import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/api.ts'
import type { Deps } from '../../http/deps.ts'
import { deriveKey } from '../../kernel/config.ts'
import { sendTestMail } from './mail-test.service.ts'
import { testOpenai } from './openai-test.service.ts'
import { listSettings, listUnreadableSecrets, listWebsiteProblems, updateSetting } from './settings.service.ts'
import { markSetup, readSetup } from './setup.service.ts'
import { readStatus } from './status.service.ts'

/** Two legal pages of 500,000 characters, some of them of several bytes. */
const longestSetting = 2 * 1024 * 1024

export function addSettings(app: FastifyInstance, { db, clock, config, mailer }: Deps): void {
  const key = deriveKey(config.appSecret, 'settings')

  serve(app, routes.listSettings, () => listSettings(db))
  serve(
    app,
    routes.updateSetting,
    ({ params, body, viewer }) =>
      updateSetting(db, clock, key, { name: params.name, value: body.value, userId: viewer.id }),
    { bodyLimit: longestSetting },
  )
  serve(app, routes.listWebsiteProblems, () => listWebsiteProblems(db))
  serve(app, routes.listSecretProblems, () => listUnreadableSecrets(db, key))
  serve(app, routes.readStatus, ({ viewer }) =>
    readStatus(db, { mail: mailer !== null, forAdmin: viewer?.admin ?? false }),
  )
  const around = { mail: mailer !== null, publicUrl: config.publicUrl }
  serve(app, routes.readSetup, () => readSetup(db, around))
  serve(app, routes.markSetup, async ({ body }) => {
    await markSetup(db, clock, body)
    return readSetup(db, around)
  })
  serve(
    app,
    routes.testOpenai,
    ({ body }) => testOpenai(db, { key, baseUrl: config.openaiBaseUrl, typed: body.key?.trim() }),
    { perMinute: 10 },
  )
  serve(app, routes.testMail, ({ viewer }) => sendTestMail(db, clock, { mailer, userId: viewer.id }), { perMinute: 10 })
}

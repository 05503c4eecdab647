import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/api.ts'
import type { Deps } from '../../http/deps.ts'
import { deriveKey } from '../../kernel/config.ts'
import { sendTestMail } from './mail-test.service.ts'
import { testOpenai } from './openai-test.service.ts'
import { listSettings, listUnreadableSecrets, listWebsiteProblems, updateSetting } from './settings.service.ts'
import { readStatus } from './status.service.ts'

export function addSettings(app: FastifyInstance, { db, clock, config, mailer }: Deps): void {
  const key = deriveKey(config.appSecret, 'settings')

  serve(app, routes.listSettings, () => listSettings(db))
  serve(app, routes.updateSetting, ({ params, body, viewer }) =>
    updateSetting(db, clock, key, { name: params.name, value: body.value, userId: viewer.id }),
  )
  serve(app, routes.listWebsiteProblems, () => listWebsiteProblems(db))
  serve(app, routes.listSecretProblems, () => listUnreadableSecrets(db, key))
  serve(app, routes.readStatus, ({ viewer }) =>
    readStatus(db, { mail: mailer !== null, forAdmin: viewer?.admin ?? false }),
  )
  serve(app, routes.testOpenai, () => testOpenai(db, { key, baseUrl: config.openaiBaseUrl }), { perMinute: 10 })
  serve(app, routes.testMail, ({ viewer }) => sendTestMail(db, clock, { mailer, userId: viewer.id }), { perMinute: 10 })
}

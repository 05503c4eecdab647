import { z } from 'zod'
import { calls } from './calls.ts'
import { defineRoutes } from './route.ts'
import { IsoDate } from './wire.ts'

export const publicSettingNames = ['app_name', 'tagline', 'favicon', 'website'] as const
export const secretSettingNames = ['openai_key', 'stripe_key', 'stripe_webhook_secret'] as const
export const SettingName = z.enum([...publicSettingNames, ...secretSettingNames])
export type SettingName = z.infer<typeof SettingName>

export const Setting = z.object({ name: SettingName, value: z.string().nullable() }).meta({ id: 'Setting' })
export type Setting = z.infer<typeof Setting>

export const AppStatus = z
  .object({
    admin: z.boolean().describe('An admin exists.'),
    mail: z.boolean().describe('Mail is configured.'),
    oldestClient: z.int().describe('Installed applications of an earlier version must be updated.'),
    openaiApi: z.boolean().nullable().describe('Null to everyone but admins, like the three below.'),
    stripeApi: z.boolean().nullable(),
    stripeWebhook: z.boolean().nullable(),
    plans: z.boolean().nullable(),
  })
  .meta({ id: 'AppStatus' })
export type AppStatus = z.infer<typeof AppStatus>

/** What an operator goes through before people come. OpenAI is optional: the embedded illustrator needs no key. */
export const setupSteps = ['name', 'mail', 'openai', 'stripe', 'webhook', 'prices', 'gallery', 'publish'] as const
export type SetupStep = (typeof setupSteps)[number]

export const Setup = z
  .object({
    steps: z.array(z.object({ name: z.enum(setupSteps), done: z.boolean() })),
    put_away: z.boolean().describe('The operator wants to see the list no more.'),
    webhook: z.object({
      url: z.string().describe('Where Stripe is to send its events.'),
      events: z.array(z.string()).describe('Those that are acted on.'),
    }),
  })
  .meta({ id: 'Setup' })
export type Setup = z.infer<typeof Setup>

const TypedKey = z.string().max(500).optional().describe('Tried instead of the stored one, and not stored.')

export const settingRoutes = defineRoutes({
  listSettings: {
    ...calls.listSettings,
    child: true,
    summary: 'Name, tagline, favicon and site content. Never a secret.',
    access: 'anyone',
    data: z.array(Setting),
  },
  updateSetting: {
    ...calls.updateSetting,
    summary: 'Change one setting.',
    access: 'admin',
    params: z.object({ name: SettingName }),
    body: z.object({ value: z.string().max(1_000_000, 'This is too long.').nullable() }),
    data: Setting.describe('The value of a secret is null.'),
  },
  listWebsiteProblems: {
    ...calls.listWebsiteProblems,
    summary: 'What of the stored site content could not be read and is shown with its defaults.',
    access: 'admin',
    data: z.array(z.string()),
  },
  listSecretProblems: {
    ...calls.listSecretProblems,
    summary: 'Which stored keys cannot be read, because APP_SECRET is not the one they were stored with.',
    access: 'admin',
    data: z.array(z.enum(secretSettingNames)),
  },
  readStatus: {
    ...calls.readStatus,
    child: true,
    summary: 'Whether the app is set up; an admin sees the four setup flags besides.',
    access: 'anyone',
    data: AppStatus,
  },
  testOpenai: {
    ...calls.testOpenai,
    summary: 'Ask OpenAI whether a key works: the one given, or the stored one.',
    access: 'admin',
    body: z.object({ key: TypedKey }),
    data: z.object({ works: z.boolean(), milliseconds: z.int() }),
    errors: ['PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  readSetup: {
    ...calls.readSetup,
    summary: 'What is left to do before the site opens.',
    access: 'admin',
    data: Setup,
  },
  markSetup: {
    ...calls.markSetup,
    summary: 'Note a step that only the operator can call done, or put the list away.',
    access: 'admin',
    body: z.object({ step: z.enum(['name', 'mail', 'gallery', 'publish', 'put_away']), done: z.boolean() }),
    data: Setup,
  },
  testMail: {
    ...calls.testMail,
    summary: 'Send a test mail to the admin.',
    access: 'admin',
    data: z.object({ to: z.string(), sent_at: IsoDate }),
    errors: ['PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
})

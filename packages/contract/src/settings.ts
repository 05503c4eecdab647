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
    openaiApi: z.boolean().nullable().describe('Null to everyone but admins, like the three below.'),
    stripeApi: z.boolean().nullable(),
    stripeWebhook: z.boolean().nullable(),
    plans: z.boolean().nullable(),
  })
  .meta({ id: 'AppStatus' })
export type AppStatus = z.infer<typeof AppStatus>

export const settingRoutes = defineRoutes({
  listSettings: {
    ...calls.listSettings,
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
    summary: 'Whether the app is set up; an admin sees the four setup flags besides.',
    access: 'anyone',
    data: AppStatus,
  },
  testOpenai: {
    ...calls.testOpenai,
    summary: 'Ask OpenAI whether the stored key works.',
    access: 'admin',
    data: z.object({ works: z.boolean(), milliseconds: z.int() }),
    errors: ['PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
  testMail: {
    ...calls.testMail,
    summary: 'Send a test mail to the admin.',
    access: 'admin',
    data: z.object({ to: z.string(), sent_at: IsoDate }),
    errors: ['PROVIDER_NOT_SET', 'PROVIDER_FAILED'],
  },
})

import type { Db } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { letter } from '../../providers/letter.ts'
import type { Mailer } from '../../providers/mailer.ts'
import { readPublicSettings } from './settings.service.ts'

/** Sent at once, not queued: the admin is waiting to hear whether the mail server takes it. */
export async function sendTestMail(
  db: Db,
  clock: Clock,
  { mailer, userId }: { mailer: Mailer | null; userId: number },
) {
  if (!mailer) throw new AppError('PROVIDER_NOT_SET', 'Mail is not set up. Set SMTP_URL and start the server again.')
  const admin = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { app_name: siteName } = await readPublicSettings(db)
  const lines = ['Mail works: this is the test you asked for.']
  try {
    await mailer.send({
      to: admin.email,
      subject: `Test mail from ${siteName}`,
      ...letter({ siteName, greeting: `Hello ${admin.name},`, lines }),
    })
  } catch (error) {
    throw new AppError('PROVIDER_FAILED', `The mail server did not accept the mail: ${(error as Error).message}`)
  }
  return { to: admin.email, sent_at: clock.now().toISOString() }
}

import type { Db } from '../../db/client.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Clock } from '../../kernel/clock.ts'
import { letter } from '../../providers/letter.ts'
import type { Mailer } from '../../providers/mailer.ts'
import { readPublicSettings } from '../site/settings.service.ts'
import { issueLink, type LinkPurpose } from './links.service.ts'

/**
 * What a mail job carries. Never a token: links are made when the mail is sent, so that the jobs table holds nothing
 * somebody could sign in with.
 */
export type MailRequest =
  | { template: LinkPurpose; userId: number; newEmail?: string; plan?: string }
  | { template: 'taken'; userId: number; plan?: string }
  | { template: 'email-changed'; userId: number; to: string }

interface MailDeps {
  db: Db
  clock: Clock
  mailer: Mailer
  publicUrl: URL
}

export function mailJob(deps: MailDeps): JobHandler {
  return {
    run: async (job) => {
      await sendAccountMail(deps, job.payload as unknown as MailRequest)
      return null
    },
  }
}

async function sendAccountMail({ db, clock, mailer, publicUrl }: MailDeps, request: MailRequest) {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', request.userId)
    .executeTakeFirst()
  if (!user) return
  const { app_name: siteName } = await readPublicSettings(db)
  const at = (path: string) => new URL(path, publicUrl).href
  const query = 'plan' in request && request.plan ? `?plan=${encodeURIComponent(request.plan)}` : ''
  const write = async (): Promise<{
    to: string
    subject: string
    lines: string[]
    action?: { label: string; url: string }
  }> => {
    switch (request.template) {
      case 'taken':
        return {
          to: user.email,
          subject: `You already have an account at ${siteName}`,
          lines: [
            'Somebody, perhaps you, tried to make an account with this address. It has one already.',
            'Sign in as usual, or ask for a sign-in link if the password is gone. If it was not you, there is nothing to do.',
          ],
          action: { label: 'Sign in', url: at(`/sign-in${query}`) },
        }
      case 'email-changed':
        return {
          to: request.to,
          subject: `The address of your ${siteName} account was changed`,
          lines: [`Your account now belongs to ${user.email}. If you did not do this, answer this mail at once.`],
        }
      default: {
        const token = await issueLink(db, clock, linkOf(request))
        return {
          to: request.newEmail ?? user.email,
          ...words[request.template](siteName),
          action: { label: labels[request.template], url: at(`/verify/${token}${query}`) },
        }
      }
    }
  }
  const { to, subject, lines, action } = await write()
  await mailer.send({
    to,
    subject,
    ...letter({ siteName, greeting: `Hello ${user.name},`, lines, ...(action && { action }) }),
  })
}

function linkOf(request: { template: LinkPurpose; userId: number; newEmail?: string }) {
  return { userId: request.userId, purpose: request.template, ...(request.newEmail && { newEmail: request.newEmail }) }
}

const labels: Record<LinkPurpose, string> = {
  confirm: 'Confirm my address',
  'sign-in': 'Sign in',
  'change-email': 'Use this address',
}

const words: Record<LinkPurpose, (siteName: string) => { subject: string; lines: string[] }> = {
  confirm: (siteName) => ({
    subject: `Confirm your address for ${siteName}`,
    lines: [
      'One click, and your account is ready. The link works once, for a day.',
      'If you did not sign up, do nothing.',
    ],
  }),
  'sign-in': (siteName) => ({
    subject: `Sign in to ${siteName}`,
    lines: ['Here is your sign-in link. It works once, for 15 minutes.', 'If you did not ask for it, do nothing.'],
  }),
  'change-email': (siteName) => ({
    subject: `Confirm your new address for ${siteName}`,
    lines: ['Your account will use this address once you confirm it. The link works once, for a day.'],
  }),
}

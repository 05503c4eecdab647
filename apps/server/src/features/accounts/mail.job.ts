import type { Db } from '../../db/client.ts'
import { type Job, type JobHandler, JobRefused } from '../../jobs/runner.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type Letter, letter } from '../../providers/letter.ts'
import { type Mailer, refusedForGood } from '../../providers/mailer.ts'
import { readPublicSettings } from '../site/settings.service.ts'
import { issueLink, type LinkPurpose, type LinkRequest, lifetimes } from './links.service.ts'
import { linkWords, moreThanOnce, takenWords } from './mail-words.ts'
import { after, days, minutes } from './tokens.ts'

/**
 * What a mail job carries. Never a token: links are made when the mail is sent, so that the jobs table holds nothing
 * somebody could sign in with.
 */
export type MailRequest = { userId: number } & (
  | { template: 'confirm'; credentials: number; signUpId: number; plan?: string }
  | { template: 'sign-in'; credentials: number; plan?: string }
  | { template: 'change-email'; credentials: number; newEmail: string }
  | { template: 'undo-email'; to: string }
  | { template: 'taken'; plan?: string }
)

interface MailDeps {
  db: Db
  clock: Clock
  mailer: Mailer
  publicUrl: URL
}

/** Greylisting takes minutes and a mail server's restart perhaps an hour; after that every hour is often enough. */
const pauses = [0.5, 1, 2, 5, 10, 20, 30].map(minutes)

export function mailJob(deps: MailDeps): JobHandler {
  return {
    run: async (job) => {
      await sendAccountMail(deps, job, job.payload as unknown as MailRequest)
      return null
    },
    pauseMs: (attempts) => pauses[attempts - 1] ?? minutes(60),
  }
}

async function sendAccountMail({ db, clock, mailer, publicUrl }: MailDeps, job: Job, request: MailRequest) {
  const person = await db
    .selectFrom('users')
    .select(['name', 'email', 'verified_at', 'credentials'])
    .where('id', '=', request.userId)
    .executeTakeFirst()
  if (!person || ('credentials' in request && request.credentials !== person.credentials)) return
  if (after(job.created_at, usefulFor(request)) <= clock.now())
    throw new JobRefused(`It could not be sent in time. ${job.error ?? ''}`.trim())
  const { app_name: siteName } = await readPublicSettings(db)
  const written = await write({ db, siteName, publicUrl }, job, request, person)
  if (!written) return
  const { to, subject, lines, action } = written
  // Whoever typed a stranger's address also typed the name: it could be any words, and a link.
  const known = person.verified_at !== null && to === person.email
  try {
    await mailer.send({
      to,
      subject,
      ...letter({ siteName, greeting: known ? `Hello ${person.name},` : 'Hello,', lines, action }),
    })
  } catch (error) {
    throw refusedForGood(error) ? new JobRefused((error as Error).message) : error
  }
}

const usefulFor = ({ template }: MailRequest) => (template === 'taken' ? days(1) : lifetimes[template])

type Written = { to: string; subject: string } & Pick<Letter, 'lines'> & { action: { label: string; url: string } }

async function write(
  { db, siteName, publicUrl }: { db: Db; siteName: string; publicUrl: URL },
  job: Job,
  request: MailRequest,
  person: { email: string },
): Promise<Written | null> {
  const at = (path: string) => new URL(path, publicUrl).href
  if (request.template === 'taken') {
    const { label, ...words } = takenWords(siteName)
    return { to: person.email, ...words, action: { label, url: at(`/sign-in${queryOf(request)}`) } }
  }
  const { subject, lines, label } = linkWords[request.template](siteName)
  const opening = await openingLines(db, job, request, person)
  if (!opening) return null
  const token = await issueLink(db, linkOf(request, job.created_at))
  const url = at(`/verify/${token}${queryOf(request)}`)
  return { to: addressee(request, person), subject, lines: [...opening, ...lines], action: { label, url } }
}

type LinkMail = Exclude<MailRequest, { template: 'taken' }>

/** Null where there is nothing left to confirm. */
async function openingLines(db: Db, job: Job, request: LinkMail, person: { email: string }): Promise<string[] | null> {
  if (request.template === 'undo-email') return [`Your account now belongs to ${person.email}.`]
  if (request.template !== 'confirm') return []
  const pending = await db.selectFrom('sign_ups').select('id').where('user_id', '=', request.userId).execute()
  if (!pending.some(({ id }) => id === request.signUpId)) return null
  return pending.length > 1 ? [moreThanOnce(job.created_at)] : []
}

function addressee(request: LinkMail, person: { email: string }): string {
  if (request.template === 'undo-email') return request.to
  return request.template === 'change-email' ? request.newEmail : person.email
}

/** The screen asks before it undoes anything: programs that look at mail open every link in it. */
function queryOf(request: MailRequest): string {
  if (request.template === 'undo-email') return '?undo=1'
  return 'plan' in request && request.plan ? `?plan=${encodeURIComponent(request.plan)}` : ''
}

function linkOf(request: LinkMail, askedAt: Date): LinkRequest {
  const link = { userId: request.userId, purpose: request.template as LinkPurpose, askedAt }
  if (request.template === 'undo-email') return { ...link, credentials: null, newEmail: request.to }
  const { credentials } = request
  if (request.template === 'confirm') return { ...link, credentials, signUpId: request.signUpId }
  return request.template === 'change-email'
    ? { ...link, credentials, newEmail: request.newEmail }
    : { ...link, credentials }
}

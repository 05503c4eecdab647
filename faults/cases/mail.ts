import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../scripts/lib/free-port.ts'
import type { Outcome } from '../main.ts'
import { call, startProduct } from '../product.ts'
import { inFolder } from '../temporary.ts'
import { told } from './database.ts'

/** The mail server is being restarted; when it is back, it asks to try again later. The mail comes, and the operator sees why not yet. */
export function mailDelayed(): Promise<Outcome> {
  return inFolder(async (folder) => {
    const port = await freePort()
    const product = await startProduct({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
    const admin = await call(product.url, '/users/admin/create', {
      body: { name: 'Ana', email: 'ana@example.com', password: 'long enough' },
    })
    const token = String(admin.body.data?.token)
    const started = performance.now()
    const email = 'person@example.com'
    await call(product.url, '/users/sign-up', { body: { name: 'Person', email, password: 'long enough' } })
    const refused = await seeFailure(product.url, token, /ECONNREFUSED/)
    const server = greylisting()
    await new Promise<void>((resolve) => server.smtp.listen(port, '127.0.0.1', resolve))
    const { body } = await call(product.url, '/failures/list', { token })
    const ids = (body.data as unknown as { id: number }[]).map(({ id }) => id)
    // As an operator who has put the mail server right does.
    await call(product.url, '/failures/retry', { body: { ids }, token })
    const greylisted = await seeFailure(product.url, token, /451|later/i)
    const came = await Promise.race([
      server.came.then(() => (performance.now() - started) / 1000),
      sleep(120_000, null),
    ])
    await product.end('SIGTERM')
    await new Promise<void>((resolve) => server.smtp.close(() => resolve()))
    const figures = `away: ${refused ? 'told' : 'not told'}, greylisted: ${greylisted ? 'told' : 'not told'}, came after ${told(came)} by try ${server.tries()}`
    return { met: refused && greylisted && came !== null, figures }
  })
}

/** Takes a mail only when it is brought again. */
function greylisting() {
  let tries = 0
  const came = Promise.withResolvers<void>()
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 1,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      tries += 1
      done(tries > 1 ? null : Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }))
    },
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => {
        done()
        came.resolve()
      })
    },
  })
  return { smtp, came: came.promise, tries: () => tries }
}

async function seeFailure(url: string, token: string, reason: RegExp): Promise<boolean> {
  for (let looks = 0; looks < 100; looks += 1) {
    const { body } = await call(url, '/failures/list', { token })
    const failures = (body.data ?? []) as unknown as { reason: string; next_try_at: string | null }[]
    if (failures.some((one) => reason.test(one.reason) && one.next_try_at !== null)) return true
    await sleep(200)
  }
  return false
}

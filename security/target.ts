import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mailbox } from '../apps/server/test/support/mailbox.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import { productEnvironment } from '../scripts/lib/project.mjs'

export type Role = 'visitor' | 'free' | 'paid' | 'admin' | 'other'

export interface Target {
  url: string
  port: number
  tokens: Record<Exclude<Role, 'visitor'>, string>
  /** Whose mails come here. */
  readers: string[]
  mailbox: Mailbox
  /** Resident bytes of its processes. */
  memory(): Promise<number>
  stop(): Promise<void>
}

/** A server of our own to attack, in a process of its own: what it suffers must not slow down who measures it. */
export async function startTarget(limits: object = {}): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-security-'))
  const mailbox = new Mailbox()
  await mailbox.listen()
  // Nothing may leave this machine: what the product asks of others is refused at once.
  const nobody = `http://127.0.0.1:${await freePort()}`
  const others = { OPENAI_BASE_URL: nobody, STRIPE_API_BASE: nobody }
  const settings = { ...others, DATA_DIR: dataDir, SMTP_URL: mailbox.url, ATTACK_LIMITS: JSON.stringify(limits) }
  const env = { ...productEnvironment(), ...settings }
  const child = fork(join(import.meta.dirname, 'server.ts'), { env, execArgv: [] })
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`)))
  exited.catch(() => {})
  const { url, tokens, readers } = await answerOf<Pick<Target, 'url' | 'tokens' | 'readers'>>(child, exited)
  return {
    url,
    tokens,
    readers,
    mailbox,
    port: Number(new URL(url).port),
    memory: async () => {
      child.send('memory')
      return (await answerOf<{ rss: number }>(child, exited)).rss
    },
    stop: async () => {
      const over = once(child, 'exit')
      child.send('stop')
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await over
      clearTimeout(late)
      await mailbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function answerOf<T>(child: ChildProcess, exited: Promise<never>): Promise<T> {
  const answered = Promise.withResolvers<T>()
  const take = (message: unknown) => answered.resolve(message as T)
  child.once('message', take)
  try {
    return await Promise.race([answered.promise, exited])
  } finally {
    child.off('message', take)
  }
}

import type { AddressInfo } from 'node:net'
import { after, before, beforeEach } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server that keeps what it gets. */
export class Mailbox {
  readonly mails: Email[] = []
  /** Set to make it refuse what it is given. */
  refusing = false
  /** Addresses that nobody here has. */
  readonly unknown = new Set<string>()
  #waiting: (() => void)[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    // The product keeps its connections open: closing must not wait for them.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (!this.unknown.has(address)) return done()
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (this.refusing) return done(new Error('mailbox unavailable'))
        this.mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
        for (const wake of this.#waiting.splice(0)) wake()
      })
    },
  })

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }

  /** The next mail to an address, waiting for it if it is still on its way. */
  async take(to: string): Promise<Email> {
    for (;;) {
      const index = this.mails.findIndex((mail) => mail.to?.some((address) => address.address === to))
      const [mail] = index < 0 ? [] : this.mails.splice(index, 1)
      if (mail) return mail
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No mail came to ${to}`)), 10_000)
        this.#waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** The token of the link in the next mail to an address. */
  async takeToken(to: string): Promise<string> {
    const mail = await this.take(to)
    const token = /\/verify\/([\w-]+)/.exec(mail.text ?? '')?.[1]
    if (!token) throw new Error(`No link in: ${mail.text}`)
    return token
  }
}

export function mailbox(): Mailbox {
  const box = new Mailbox()
  before(() => box.listen())
  beforeEach(() => {
    box.mails.length = 0
    box.refusing = false
    box.unknown.clear()
  })
  after(() => box.close())
  return box
}

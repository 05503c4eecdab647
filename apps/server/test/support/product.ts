import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../src/db/client.ts'
import { addStarterData } from '../../src/db/starter.ts'
import type { JobRunner } from '../../src/jobs/runner.ts'
import { type Config, readConfig, type S3Config } from '../../src/kernel/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { diskStorage, type Storage, s3Storage } from '../../src/providers/storage.ts'
import { type Parts, type WireOptions, wire } from '../../src/wire.ts'
import { TestClock } from './clock.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { People, type Person } from './people.ts'
import { type Answer, request } from './request.ts'

export interface ProductOptions extends WireOptions {
  /** A function where a value is known only once a peer listens. */
  env?: Record<string, string> | (() => Record<string, string>)
  /** Where log lines go, for a test that reads them. */
  logStream?: { write(line: string): void }
  /** A bucket instead of the disk. */
  s3?: () => S3Config
  /** The address of a mail server; none means mail is off. */
  smtpUrl?: () => string
}

/** The server of one test file: a database of its own, a clock that stands still, real HTTP. */
export class Product {
  readonly clock = new TestClock()
  db!: Db
  app!: FastifyInstance
  jobs!: JobRunner
  /** For a second product on the same database, with some of it replaced. */
  parts!: Parts
  config!: Config
  storage!: Storage
  people!: People
  url!: string
  dataDir!: string
  #database!: TestDatabase
  #close: (() => Promise<void>)[] = []

  async start(options: ProductOptions): Promise<void> {
    this.dataDir = await mkdtemp(join(tmpdir(), 'inkbloom-test-'))
    this.#database = await openTestDatabase()
    this.db = this.#database.db
    this.config = readConfig({
      DATA_DIR: this.dataDir,
      APP_SECRET: 'a secret for tests only',
      LOG_LEVEL: 'error',
      PORT: '0',
      ...(options.smtpUrl && { SMTP_URL: options.smtpUrl() }),
      ...(typeof options.env === 'function' ? options.env() : options.env),
    })
    this.storage = options.s3 ? s3Storage(options.s3()) : diskStorage(join(this.dataDir, 'files'))
    const { clock, config, storage } = this
    const { database } = this.#database
    const log = createLog({ level: config.logLevel, ...(options.logStream && { stream: options.logStream }) })
    this.parts = { config, database, clock, storage, log }
    const { app, jobs, close } = await wire(this.parts, {
      jobs: { pollMs: 50 },
      ...options,
      limits: { perMinute: 100_000, busyMs: 0, ...options.limits },
    })
    this.app = app
    this.jobs = jobs
    this.url = await app.listen({ host: '127.0.0.1', port: 0 })
    this.people = new People(this.db, clock)
    jobs.start()
    this.#close = [close, () => this.#database.close()]
    await this.reset()
  }

  async reset(): Promise<void> {
    await this.#database.reset()
    await addStarterData(this.db, this.clock)
  }

  async stop(): Promise<void> {
    for (const close of this.#close) await close()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  call(
    method: string,
    path: string,
    input: { as?: Person | null; body?: unknown; form?: FormData; token?: string } = {},
  ): Promise<Answer> {
    return request(this.url, method, path, input)
  }
}

/** One line at the top of a test file: a running product, empty before every test. */
export function product(options: ProductOptions = {}): Product {
  const running = new Product()
  before(() => running.start(options))
  beforeEach(() => running.reset())
  after(() => running.stop())
  return running
}

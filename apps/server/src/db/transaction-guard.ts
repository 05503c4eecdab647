import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  type ControlledTransactionBuilder,
  Kysely,
  type KyselyConfig,
  type QueryResult,
  type TransactionBuilder,
} from 'kysely'
import { isNamed, type ReadyQueries } from './ready-queries.ts'

/**
 * `db` used inside a transaction's body waits for itself forever on the embedded database's one connection; on PostgreSQL
 * it silently escapes the transaction. On both it is this error instead.
 */
export class TransactionGuard {
  #held = new AsyncLocalStorage<{ open: boolean }>()

  async hold<R>(body: () => Promise<R>): Promise<R> {
    const scope = { open: true }
    try {
      return await this.#held.run(scope, body)
    } finally {
      // Work that a body started and left behind may use db once the transaction is over.
      scope.open = false
    }
  }

  check(): void {
    if (this.#held.getStore()?.open) throw new Error('db was used inside a transaction: use its tx')
  }
}

/** Kysely whose transactions mark their bodies for the guard, and which has named queries kept ready. */
export class GuardedKysely<Tables> extends Kysely<Tables> {
  #guard: TransactionGuard
  #ready: ReadyQueries

  constructor(guard: TransactionGuard, ready: ReadyQueries, config: KyselyConfig) {
    super(config)
    this.#guard = guard
    this.#ready = ready
  }

  override async executeQuery<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    if (!isNamed<R>(query)) return super.executeQuery(query)
    this.#guard.check()
    return this.#ready.ask(query)
  }

  override transaction(): TransactionBuilder<Tables> {
    return guarded(super.transaction(), this.#guard)
  }

  /** Its body can't be seen, so the guard can't watch it. */
  override startTransaction(): ControlledTransactionBuilder<Tables> {
    throw new Error('Use db.transaction().execute(): a controlled transaction escapes the guard')
  }
}

function guarded<Tables>(builder: TransactionBuilder<Tables>, guard: TransactionGuard): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  builder.execute = (body) => execute((tx) => guard.hold(() => body(tx)))
  builder.setAccessMode = (mode) => guarded(setAccessMode(mode), guard)
  builder.setIsolationLevel = (level) => guarded(setIsolationLevel(level), guard)
  return builder
}

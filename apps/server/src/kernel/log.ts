import { type DestinationStream, type Logger as Pino, pino } from 'pino'

/** What anything that runs may say. */
export interface Logger {
  info(values: object, message?: string): void
  warn(values: object, message?: string): void
  error(values: object, message?: string): void
}

/** The server's own log, of which each request has a child. */
export type Log = Pino

/** One for the whole process, background work included: LOG_LEVEL counts for all of it. */
export function createLog({ level, stream }: { level: string; stream?: DestinationStream }): Log {
  return pino({ level, redact: ['headers', 'body', 'password', 'token'] }, stream ?? pino.destination())
}

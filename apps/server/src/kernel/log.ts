import { type DestinationStream, type Logger as Pino, pino } from 'pino'

/** The part of a log that services use. */
export interface Logger {
  info(values: object, message?: string): void
  warn(values: object, message?: string): void
  error(values: object, message?: string): void
}

/** The server's log. Each request logs through a child of it. */
export type Log = Pino

/** One log for the whole process, so that LOG_LEVEL also governs background work. */
export function createLog({ level, stream }: { level: string; stream?: DestinationStream }): Log {
  return pino({ level, redact: ['headers', 'body', 'password', 'token'] }, stream ?? pino.destination())
}

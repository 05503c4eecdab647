/** What anything that runs may say. pino is one; a test may pass another. */
export interface Logger {
  info(values: object, message?: string): void
  warn(values: object, message?: string): void
  error(values: object, message?: string): void
}

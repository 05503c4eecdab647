/** A problem that only the operator can fix. The message is one sentence, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

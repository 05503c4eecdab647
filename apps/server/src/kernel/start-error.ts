/** Something only the operator can put right. The message is one sentence for them: it is printed alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

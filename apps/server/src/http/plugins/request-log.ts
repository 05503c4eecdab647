import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line for each request, when it has been answered: what was asked, by whom, how it ended and how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) request.log.error({ err: error }, 'broken off')
    const { method, ip } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, url: withoutSecrets(request.url), ip, status: reply.statusCode, ms }, 'answered')
  }
}

/**
 * A mailed link's token stands in the address of the screen that opens it. The screen is found however its address is
 * spelled: /%76erify/ and /VERIFY/ open it too.
 */
function withoutSecrets(url: string): string {
  return url
    .replace(/%(2f|[46][1-9a-f]|[57][0-9a])/gi, (letter) => decodeURIComponent(letter))
    .replace(/\/verify\/[^?#]+/gi, '/verify/…')
    .replace(/([?&](?:token|setupToken)=)[^&#]*/gi, '$1…')
}

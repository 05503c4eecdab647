/** Refuses an answer that grows beyond a bound, before it is all in memory. */
export function limitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const tooLarge = () => new Error(`The answer is larger than ${maxBytes} bytes.`)
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body?.cancel()
      throw tooLarge()
    }
    let seen = 0
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength
          if (seen > maxBytes) controller.error(tooLarge())
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted ?? null, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}

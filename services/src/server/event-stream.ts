import type { FastifyReply, FastifyRequest } from 'fastify'

/** Interval, in milliseconds, of the comments that keep proxies from closing an idle stream. */
const beat = 25_000
/** Maximum bytes buffered for a slow reader; beyond it the stream ends, and the reader reconnects. */
const mostWaiting = 1_000_000

/** Sends one event. */
export type SendEvent = (event: string, id: string | number, data: unknown) => void

/**
 * Responds with server-sent events until the client disconnects or the token that opened the stream expires; the client
 * then reconnects with a new token.
 * @source HTML Standard, section 9.2.
 */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): SendEvent {
  const response = reply.raw
  reply.hijack()
  response.writeHead(200, {
    ...setHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const heart = setInterval(() => response.write(':\n\n'), beat)
  const left = (request.claims?.expiresAt ?? 0) * 1000 - Date.now()
  // setTimeout accepts at most 2^31 − 1 milliseconds.
  const end = setTimeout(() => response.end(), Math.min(Math.max(left, 0), 2 ** 31 - 1))
  const stop = (): void => {
    clearInterval(heart)
    clearTimeout(end)
  }
  // A client that left while the first response was being prepared emits no further close event.
  if (response.destroyed) stop()
  else response.once('close', stop)
  return (event, id, data) => {
    if (response.writableEnded || response.destroyed) return
    response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    if (response.writableLength > mostWaiting) response.destroy()
  }
}

/** The headers that hooks have already set, such as the CORS headers. */
function setHeaders(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return Object.fromEntries(entries)
}

import type { FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds between two comments that keep proxies from closing a silent stream. */
const beat = 25_000
/** Bytes that may wait for a reader who does not take them; then the stream ends, and the reader comes back. */
const mostWaiting = 1_000_000

/** Sends one event. */
export type SendEvent = (event: string, id: string | number, data: unknown) => void

/**
 * Answers with server-sent events until the caller leaves or the token that opened the stream ends; the caller comes
 * back with a new one.
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
  // setTimeout takes no more than 2^31 − 1 milliseconds.
  const end = setTimeout(() => response.end(), Math.min(Math.max(left, 0), 2 ** 31 - 1))
  const stop = (): void => {
    clearInterval(heart)
    clearTimeout(end)
  }
  // Who left while the first answer was looked for says so no more.
  if (response.destroyed) stop()
  else response.once('close', stop)
  return (event, id, data) => {
    if (response.writableEnded || response.destroyed) return
    response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    if (response.writableLength > mostWaiting) response.destroy()
  }
}

/** The headers that hooks have set, such as those for other origins. */
function setHeaders(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return Object.fromEntries(entries)
}

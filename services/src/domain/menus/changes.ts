import type { FastifyReply } from 'fastify'
import type { StreamHandler } from '../../server/call.ts'
import { type MenuChange, readRevision } from './statements.ts'

/** Milliseconds between two comments that keep proxies from closing a silent stream. */
const beat = 25_000

/**
 * Server-sent events: first the present version, then each change that any process makes. The stream ends with the
 * token that opened it; the caller comes back with a new one.
 * @source HTML Standard, section 9.2.
 */
export const streamMenuChanges: StreamHandler = async (call, request, reply) => {
  const { notifications, db } = call.services.connection
  const response = reply.raw
  const send = (change: MenuChange): void => {
    response.write(`event: menus\nid: ${change.version}\ndata: ${JSON.stringify(change)}\n\n`)
  }
  // Listen before the first read, so that a change in between is not missed.
  let first: MenuChange | undefined
  const waiting: string[] = []
  const hear = (payload: string): void => {
    if (!first) waiting.push(payload)
    else if (payload) send(JSON.parse(payload) as MenuChange)
    else readRevision(db).then(send, () => response.end())
  }
  const stop = notifications.listen('menus', hear)
  response.once('close', stop)
  try {
    first = await readRevision(db)
  } catch (error) {
    stop()
    throw error
  }
  reply.hijack()
  response.writeHead(200, {
    ...setHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  send(first)
  for (const payload of waiting) hear(payload)
  const heart = setInterval(() => response.write(':\n\n'), beat)
  const left = (request.claims?.expiresAt ?? 0) * 1000 - Date.now()
  // setTimeout takes no more than 2^31 − 1 milliseconds.
  const end = setTimeout(() => response.end(), Math.min(Math.max(left, 0), 2 ** 31 - 1))
  response.once('close', () => {
    clearInterval(heart)
    clearTimeout(end)
  })
}

/** The headers that hooks have set, such as those for other origins. */
function setHeaders(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return Object.fromEntries(entries)
}

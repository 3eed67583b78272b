import type { AddressInfo } from 'node:net'
import type { TestApp } from './testing.ts'

/** An event as sent; `data` is JSON. */
export interface TestEvent {
  event: string
  id: string
  data: Record<string, unknown>
}

/** An open stream of server-sent events. */
export interface TestStream {
  answer: Response
  /** Waits for the next event; undefined at the end of the stream. */
  next(): Promise<TestEvent | undefined>
  close(): Promise<void>
}

/** Makes a server listen, as `openStream` requires. */
export async function listen(test: TestApp): Promise<void> {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
}

function originOf(test: TestApp): string {
  return `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
}

/** Opens a stream on a listening server. */
export async function openStream(
  test: TestApp,
  path: string,
  headers: Record<string, string>,
): Promise<TestStream> {
  const answer = await fetch(originOf(test) + path, {
    headers: { origin: test.settings.publicOrigin, ...headers },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<TestEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const found = /^event: (.*)\nid: (.*)\ndata: (.*)$/m.exec(block)
        if (found)
          return {
            event: found[1] ?? '',
            id: found[2] ?? '',
            data: JSON.parse(found[3] ?? '') as TestEvent['data'],
          }
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) return undefined
      text += part.value
    }
  }
  return { answer, next, close: async () => reader?.cancel() }
}

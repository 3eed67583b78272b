import { EventSourceParserStream } from 'eventsource-parser/stream'
import { NetworkFailure } from './problems.ts'

/** An event of a stream. */
export interface StreamedEvent {
  /** The event name; `message` if the stream has none. */
  event: string
  /** For Last-Event-ID; undefined if the stream has none. */
  id: string | undefined
  data: string
}

/**
 * Reads a stream of server-sent events, such as `readEvents(await portal.open('/v1/MenuChanges', { signal }))`.
 * Unlike EventSource it sends the access token in a header; the caller decides when to reconnect.
 * @returns the events as they arrive, until the stream ends; leaving the loop closes the stream
 * @throws NetworkFailure when the connection breaks; the reason of the signal when it is aborted
 */
export async function* readEvents(response: Response): AsyncGenerator<StreamedEvent, void, undefined> {
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { event: value.event ?? 'message', id: value.id, data: value.data }
    }
  } catch (cause) {
    throw cause instanceof TypeError ? new NetworkFailure(cause) : cause
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

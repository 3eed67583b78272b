import type { ServerResponse } from 'node:http'

/** Responses that may take longer than the server waits when it closes. */
export class Streams {
  /** Whether each is a stream of events. */
  readonly #open = new Map<ServerResponse, boolean>()

  /** @param isOfEvents a stream of events never ends by itself; anything else has an end that the reader waits for */
  add(response: ServerResponse, isOfEvents: boolean): void {
    this.#open.set(response, isOfEvents)
    response.once('close', () => this.#open.delete(response))
  }

  /** Ends streams of events and cuts downloads: a file that ended in order would look complete to its reader. */
  closeAll(): void {
    for (const [response, isOfEvents] of this.#open) {
      if (isOfEvents) response.end()
      else response.destroy()
    }
  }
}

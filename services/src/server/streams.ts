import type { ServerResponse } from 'node:http'

/** Responses that stay open. They never end by themselves, so closing the server ends them. */
export class Streams {
  readonly #open = new Set<ServerResponse>()

  add(response: ServerResponse): void {
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
  }

  closeAll(): void {
    for (const response of this.#open) response.end()
  }
}

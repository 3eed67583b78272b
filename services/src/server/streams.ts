import type { ServerResponse } from 'node:http'

/** The answers that stay open: closing the server ends them, because they would never end by themselves. */
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

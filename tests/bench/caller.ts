import { randomUUID } from 'node:crypto'

/** Sends requests as one member of staff. */
export class Caller {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  /** @throws Error when the response is a problem */
  async call(
    method: string,
    path: string,
    { headers, ...init }: { body?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) {
    const answer = await fetch(`${this.#url}${path}`, {
      ...init,
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...headers },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return text
  }

  async json<Body>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Body> {
    const headers: Record<string, string> =
      method === 'POST' ? { 'idempotency-key': randomUUID() } : method === 'PATCH' ? { 'if-match': '*' } : {}
    return JSON.parse(
      await this.call(method, path, {
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    ) as Body
  }

  async timed(path: string): Promise<number> {
    const since = performance.now()
    await this.call('GET', path)
    return performance.now() - since
  }
}

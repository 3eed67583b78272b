/** One step of a visit: the response, with its body already read. */
export interface Step {
  url: URL
  status: number
  headers: Headers
  body: string
}

interface Cookie {
  value: string
  path: string
}

/**
 * A minimal browser for sign-in tests: it stores cookies by path, follows redirects only on its own site, and sends
 * headers that say where a form comes from. It knows nothing about the provider.
 */
export class Visitor {
  readonly #cookies = new Map<string, Cookie>()
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin
    this.#headers = headers
  }

  /** Opens a URL and follows redirects until there is a response or the URL leaves `/identity`. */
  async open(address: string | URL, form?: Record<string, string>): Promise<Step> {
    let step = await this.#send(new URL(address, this.#origin), form)
    for (let turn = 0; turn < 10; turn++) {
      const location = step.headers.get('location')
      if (!location) return step
      const next = new URL(location, step.url)
      if (next.origin !== this.#origin || !next.pathname.startsWith('/identity/'))
        return { ...step, url: next }
      step = await this.#send(next)
    }
    throw new Error('Too many redirects.')
  }

  /** Names of the stored cookies. */
  get cookieNames(): string[] {
    return [...this.#cookies.keys()].map(key => key.split(' ')[0] ?? '')
  }

  /** Another visitor with the same cookies, at another process of the same site. */
  at(origin: string): Visitor {
    const twin = new Visitor(origin, this.#headers)
    for (const [key, cookie] of this.#cookies) twin.#cookies.set(key, { ...cookie })
    return twin
  }

  /** Submits a form without following the response, like a person who presses the button again. */
  press(address: string | URL, form: Record<string, string>): Promise<Step> {
    return this.#send(new URL(address, this.#origin), form)
  }

  async #send(url: URL, form?: Record<string, string>): Promise<Step> {
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...this.#headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return { url, status: response.status, headers: response.headers, body: await response.text() }
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const equals = pair.indexOf('=')
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)]
    const attribute = (wanted: string) =>
      attributes.find(text => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const path = attribute('path') ?? '/'
    const expires = attribute('expires')
    const key = `${name} ${path}`
    if (value === '' || (expires && new Date(expires) < new Date())) this.#cookies.delete(key)
    else this.#cookies.set(key, { value, path })
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWTPayload } from 'jose'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors, type Provider } from './oidc-provider.ts'
import { sealFor, type Seal } from './seal.ts'
import { lifetimes, signInPath } from './settings.ts'

/** The cookies of one request and its answer. */
export interface Cookies {
  get: (name: string) => string | undefined
  /** @param seconds 0 takes the cookie away */
  set: (name: string, value: string, path: string, seconds: number) => void
}

/** Cookies as the provider sets its own: for the server alone, and over https where the site is. */
export function cookiesOf(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  publicOrigin: string,
): Cookies {
  const { cookies } = provider.createContext(request, response)
  const secure = publicOrigin.startsWith('https:')
  cookies.secure = secure
  return {
    get: name => cookies.get(name, { signed: false }),
    set: (name, value, path, seconds) =>
      void cookies.set(name, seconds > 0 ? value : null, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        signed: false,
        secure,
        ...(seconds > 0 && { maxAge: seconds * 1000 }),
      }),
  }
}

interface Exchange {
  cookies: Cookies
  /** What was kept while this request is answered: its own cookie header does not know it yet. */
  kept: Map<string, AdapterPayload>
}

const exchanges = new AsyncLocalStorage<Exchange>()

/** Answers a request whose browser keeps its pending sign-in. */
export function withCookies<T>(cookies: Cookies, answer: () => Promise<T>): Promise<T> {
  return exchanges.run({ cookies, kept: new Map() }, answer)
}

const cookieName = 'parvis-sign-in-request'

/** Characters that a browser keeps for sure: 4,096 with the cookie's name and attributes (RFC 6265, section 6.1). */
const most = 3600

/**
 * Where oidc-provider keeps a sign-in that has begun. Until the person has given a password it lies sealed in a cookie
 * of the browser that asked, on the path of its own page, so that nobody writes to the database without a sign-in.
 * Then it goes to the database, from where it is used up once.
 * @param stored keeps what a password was given for
 */
export function pendingSignIns(stored: Adapter, secret: string): Adapter {
  const seal = sealFor('pending sign-in', secret)
  return {
    upsert: async (id, payload, expiresIn = lifetimes.interaction) => {
      if (payload.result) return stored.upsert(id, payload, expiresIn)
      const { cookies, kept } = exchange()
      const text = await seal.close({ ...payload, jti: id } as JWTPayload, expiresIn)
      if (text.length > most) throw new errors.InvalidRequest('the authorization request is too long')
      cookies.set(cookieName, text, signInPath(id), expiresIn)
      kept.set(id, payload)
    },
    find: async id => exchange().kept.get(id) ?? (await stored.find(id)) ?? (await fromBrowser(seal, id)),
    destroy: async id => {
      exchange().cookies.set(cookieName, '', signInPath(id), 0)
      await stored.destroy(id)
    },
    findByUid: uid => stored.findByUid(uid),
    findByUserCode: code => stored.findByUserCode(code),
    consume: id => stored.consume(id),
    revokeByGrantId: grantId => stored.revokeByGrantId(grantId),
  }
}

async function fromBrowser(seal: Seal, id: string): Promise<AdapterPayload | undefined> {
  const content = await seal.open(exchange().cookies.get(cookieName))
  return content?.jti === id ? content : undefined
}

function exchange(): Exchange {
  const found = exchanges.getStore()
  if (!found) throw new Error('A pending sign-in is asked for outside of a request.')
  return found
}

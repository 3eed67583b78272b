import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWTPayload } from 'jose'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors, type Provider } from './oidc-provider.ts'
import { sealFor, type Seal } from './seal.ts'
import { lifetimes, signInPath } from './settings.ts'

/** The cookies of one request and its response. */
export interface Cookies {
  get: (name: string) => string | undefined
  /** @param seconds 0 removes the cookie */
  set: (name: string, value: string, path: string, seconds: number) => void
}

/** Cookies with the same attributes as the provider's own: HttpOnly, and Secure where the site uses https. */
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
  /** Data stored while handling this request, which its own cookie header does not contain yet. */
  kept: Map<string, AdapterPayload>
}

const exchanges = new AsyncLocalStorage<Exchange>()

/** Handles a request whose browser keeps its pending sign-in. */
export function withCookies<T>(cookies: Cookies, answer: () => Promise<T>): Promise<T> {
  return exchanges.run({ cookies, kept: new Map() }, answer)
}

const cookieName = 'parvis-sign-in-request'

/**
 * Maximum length of a cookie value that every browser stores: 4,096 including the cookie's name and attributes (RFC
 * 6265, section 6.1).
 */
const most = 3600

/**
 * Stores oidc-provider's pending sign-ins. Until a password has been accepted, a sign-in is sealed in a cookie of the
 * requesting browser, on the path of its own page, so that nobody can write to the database without signing in. Then it
 * moves to the database, where it can be used only once.
 * @param stored holds sign-ins whose password was accepted
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

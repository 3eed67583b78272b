import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Api } from '../api/clients.ts'
import { createHandovers, type Handover, type Handovers } from './handover.ts'
import { isTokenOver } from './navigation-rule.ts'
import type { Renewal, SignIn } from './sign-in.ts'
import { forgetKept } from './storage.ts'
import { decodeToken } from './token.ts'
import type { TokenChange, TokenStore } from './token-store.ts'

/** The session as screens see it. */
export interface SessionSnapshot {
  /** The access token; undefined when nobody is signed in. */
  token: string | undefined
  /** How the last session of this page ended; undefined while there is one or if there was none. */
  ended: 'expired' | 'signed-out' | undefined
  /** The token of a link that would replace the signed-in person's session. */
  handover: Handover | undefined
}

/** The validity period of a token, in seconds since 1970. */
export interface TokenLife {
  issuedAt: number | undefined
  expiresAt: number
}

/** The session as an external store for React, with the operations that a person can trigger. */
export interface Session {
  subscribe(listener: () => void): () => void
  snapshot(): SessionSnapshot
  /** Calls the listener with the reason for each change of the token, in this tab or another. */
  onChange(listener: (change: TokenChange) => void): () => void
  /** The validity period of the token, if it contains one. */
  life(): TokenLife | undefined
  /**
   * Whether a token says that it has expired, or that it expires soon.
   * @param seconds how soon, at most. @default 0
   */
  isOver(token: string, seconds?: number): boolean
  /** @param returnTo where to go after signing in; undefined for the destination of the attempt before */
  start(returnTo: string | undefined, locale: Locale): Promise<void>
  complete(address: string): Promise<string>
  /**
   * Gets a new token.
   * @param refused the token that the services refused or that has expired: if the provider does not replace it, the
   * session ends in all tabs
   */
  renew(refused?: string): Promise<Renewal>
  /** Replaces the session of the signed-in person with the token of the link, in all tabs. */
  adopt(handover: Handover, options: { external: boolean; isSamePerson: boolean }): void
  /** Forgets the token of the link. */
  dropHandover(): void
  /** Removes an expired token and notifies all listeners. */
  expire(): void
  /** Notifies the services, clears both storages, ends the identity session and goes to `/`. */
  signOut(api: Api, locale: Locale): Promise<void>
}

/** Longest wait of a person who signs out for a network that does not answer, in milliseconds. */
const longestFarewell = 3000

/** The result of the work, or `otherwise` if it fails or takes too long. */
async function soon<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  return Promise.race([
    work.catch(() => otherwise),
    new Promise<Result>(resolve => {
      setTimeout(() => resolve(otherwise), longestFarewell)
    }),
  ])
}

export interface SessionBeginning {
  /** How the session that this page was opened with ended. */
  endedBefore?: 'expired'
  /** Tokens that links have brought. @default none */
  handovers?: Handovers
}

export function createSession(
  tokens: TokenStore,
  signIn: SignIn,
  { endedBefore, handovers = createHandovers() }: SessionBeginning = {},
): Session {
  let snapshot: SessionSnapshot = {
    token: tokens.current(),
    ended: endedBefore,
    handover: handovers.current(),
  }
  const listeners = new Set<() => void>()
  const become = (next: Partial<SessionSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  tokens.subscribe(change =>
    become({
      token: tokens.current(),
      ended: change === 'expired' || change === 'signed-out' ? change : undefined,
    }),
  )
  handovers.subscribe(() => become({ handover: handovers.current() }))
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
    onChange: listener => tokens.subscribe(listener),
    life() {
      const { exp, iat } = (tokens.read().external ? undefined : decodeToken(tokens.current())) ?? {}
      return exp === undefined ? undefined : { issuedAt: iat, expiresAt: exp }
    },
    isOver: (token, seconds = 0) => isTokenOver(token, tokens.read().external, Date.now() / 1000 + seconds),
    start: (returnTo, locale) => signIn.start(returnTo, locale),
    complete: address => signIn.complete(address),
    async renew(refused) {
      const renewal = await signIn.renew(refused)
      // A token that the services refuse and the provider does not replace counts as expired. If another tab has
      // already removed the token, the session has ended for that tab's reason.
      if (renewal === 'refused' && refused !== undefined && tokens.current() !== undefined) tokens.expire()
      return renewal
    },
    adopt({ token }, options) {
      handovers.drop()
      if (!options.isSamePerson) forgetKept()
      tokens.adopt(token, options)
    },
    dropHandover: () => handovers.drop(),
    expire: () => tokens.expire(),
    async signOut(api, locale) {
      // Whatever fails or hangs on the way, nobody stays signed in on this machine.
      const [idToken, hasNetwork] = await Promise.all([
        soon(signIn.idToken(), undefined),
        soon(
          api.portal.get('/v1/Users/Logout').then(() => true),
          false,
        ),
      ])
      tokens.signOut()
      await signIn.end(idToken, locale, hasNetwork).catch(() => {
        location.assign('/')
      })
    },
  }
}

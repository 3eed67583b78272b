import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Api } from '../api/clients.ts'
import type { SignIn } from './sign-in.ts'
import { decodeToken } from './token.ts'
import type { TokenChange, TokenStore } from './token-store.ts'

/** What the screens know of the session. */
export interface SessionSnapshot {
  /** The access token, or undefined when nobody is signed in. */
  token: string | undefined
  /** How the last session of this page ended; undefined while one is there or none was. */
  ended: 'expired' | 'signed-out' | undefined
}

/** The session as an external store of React, with what a person can do to it. */
export interface Session {
  subscribe(listener: () => void): () => void
  snapshot(): SessionSnapshot
  /** Calls back with the reason of each change of the token, in this tab or another. */
  onChange(listener: (change: TokenChange) => void): () => void
  /** Seconds since 1970 at which the token ends, when it says so. */
  expiresAt(): number | undefined
  start(returnTo: string, locale: Locale): Promise<void>
  complete(address: string): Promise<string>
  /** Gets a new token; when that fails and the token is over, the session ends everywhere. */
  renew(refused?: string): Promise<boolean>
  /** The token that was found over: removes it and tells everybody. */
  expire(): void
  /** Tells the services, clears both storages, ends the identity session and goes to `/`. */
  signOut(api: Api, locale: Locale): Promise<void>
}

/** @param endedBefore how the session ended that this page was opened with */
export function createSession(tokens: TokenStore, signIn: SignIn, endedBefore?: 'expired'): Session {
  let snapshot: SessionSnapshot = { token: tokens.current(), ended: endedBefore }
  const listeners = new Set<() => void>()
  tokens.subscribe(change => {
    snapshot = {
      token: tokens.current(),
      ended: change === 'expired' || change === 'signed-out' ? change : undefined,
    }
    for (const listener of listeners) listener()
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
    onChange: listener => tokens.subscribe(listener),
    expiresAt() {
      const stored = tokens.read()
      return stored.external ? undefined : decodeToken(tokens.current())?.exp
    },
    start: (returnTo, locale) => signIn.start(returnTo, locale),
    complete: address => signIn.complete(address),
    async renew(refused) {
      const renewal = await signIn.renew(refused)
      // A token that the services refuse and the provider does not replace is as good as over; one that another tab
      // has removed is over already, and for that tab's reason.
      if (renewal === 'refused' && refused !== undefined && tokens.current() !== undefined) tokens.expire()
      return renewal === 'renewed'
    },
    expire: () => tokens.expire(),
    async signOut(api, locale) {
      // Whatever fails on the way, nobody stays signed in on this machine.
      const idToken = await signIn.idToken().catch(() => undefined)
      await api.portal.get('/v1/Users/Logout').catch(() => undefined)
      tokens.signOut()
      await signIn.end(idToken, locale).catch(() => {
        location.assign('/')
      })
    },
  }
}

import { currentToken, type StoredTokens } from './navigation-rule.ts'
import { clearStorage, keysOf, storageKeys, type KeyValueStorage } from './storage.ts'

/** Why the token changed: what the person is told depends on it. */
export type TokenChange = 'signed-in' | 'renewed' | 'expired' | 'signed-out'

/** The part of a window that tells about other tabs. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

export interface TokenStore {
  /** Both copies and the external flag, as the session rule wants them. */
  read(): StoredTokens
  /** The token that calls carry, or undefined when nobody is signed in. */
  current(): string | undefined
  /** Stores the token in both storages and tells everybody, other tabs included. */
  save(token: string, options?: { external?: boolean; change?: 'signed-in' | 'renewed' }): void
  /**
   * Stores a token that a link has brought. What the session before could be renewed with goes, unless the token is the
   * same person's: nobody comes back by a renewal.
   */
  adopt(token: string, options?: { external?: boolean; isSamePerson?: boolean }): void
  /** Removes both copies of a token that is over, and what it was renewed with; drafts and choices stay. */
  expire(): void
  /** Empties both storages except for the choices of this device and drafts. */
  signOut(): void
  /** Calls back on the token-changed event, whichever tab it comes from. @returns stops it */
  subscribe(listener: (change: TokenChange) => void): () => void
}

/**
 * Keeps the access token in local storage (which all tabs share) and session storage (which embedded applications
 * read), and both in step with the other tabs.
 */
export function createTokenStore(
  local: KeyValueStorage,
  session: KeyValueStorage,
  events?: StorageEvents,
): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>()
  const emit = (change: TokenChange) => {
    for (const listener of listeners) listener(change)
  }
  const removeCopies = (storage: KeyValueStorage) => {
    storage.removeItem(storageKeys.token)
    storage.removeItem(storageKeys.external)
  }
  const identityKeys = () => keysOf(local).filter(key => key.startsWith(storageKeys.identity))
  const forgetIdentity = () => {
    for (const key of identityKeys()) local.removeItem(key)
  }
  const read = (): StoredTokens => ({
    local: local.getItem(storageKeys.token),
    session: session.getItem(storageKeys.token),
    external: (local.getItem(storageKeys.external) ?? session.getItem(storageKeys.external)) === 'true',
    renewable: identityKeys().length > 0,
  })
  const current = () => currentToken(read())

  /** Changes the shared storage so that other tabs hear why before they hear what. */
  const announced = (change: TokenChange, work: () => void) => {
    local.setItem(storageKeys.change, change)
    work()
    local.removeItem(storageKeys.change)
    emit(change)
  }

  /** Why another tab is changing the token. */
  let heard: string | null = null
  /** Another tab wrote to the shared storage: this tab's own copy follows. */
  const follow = (event: StorageEvent) => {
    if (event.key === storageKeys.change) heard = event.newValue ?? heard
    if (event.key !== storageKeys.token && event.key !== null) return
    const token = local.getItem(storageKeys.token)
    const mine = session.getItem(storageKeys.token)
    if (token === mine) return
    if (token === null) {
      // Emptying the whole storage by hand signs out as well.
      const signedOut = event.key === null || heard === 'signed-out'
      if (signedOut) clearStorage(session)
      else removeCopies(session)
      emit(signedOut ? 'signed-out' : 'expired')
      return
    }
    session.setItem(storageKeys.token, token)
    copyFlag()
    emit(mine === null || heard === 'signed-in' ? 'signed-in' : 'renewed')
  }
  const copyFlag = () => {
    const flag = local.getItem(storageKeys.external)
    if (flag === null) session.removeItem(storageKeys.external)
    else session.setItem(storageKeys.external, flag)
  }

  // A new tab has the shared copy only; embedded applications look into session storage.
  const shared = local.getItem(storageKeys.token)
  if (shared !== null && session.getItem(storageKeys.token) === null) {
    session.setItem(storageKeys.token, shared)
    copyFlag()
  }

  const save: TokenStore['save'] = (token, { external = false, change = 'signed-in' } = {}) =>
    announced(change, () => {
      for (const storage of [session, local]) {
        if (external) storage.setItem(storageKeys.external, 'true')
        else storage.removeItem(storageKeys.external)
        storage.setItem(storageKeys.token, token)
      }
    })

  return {
    read,
    current,
    save,
    adopt(token, { external = false, isSamePerson = false } = {}) {
      if (!isSamePerson) forgetIdentity()
      save(token, { external, change: isSamePerson ? 'renewed' : 'signed-in' })
    },
    expire() {
      announced('expired', () => {
        removeCopies(session)
        removeCopies(local)
        forgetIdentity()
      })
    },
    signOut() {
      announced('signed-out', () => {
        clearStorage(session)
        clearStorage(local)
      })
    },
    subscribe(listener) {
      if (listeners.size === 0) events?.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events?.removeEventListener('storage', follow)
      }
    },
  }
}

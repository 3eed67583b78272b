import { currentToken, type StoredTokens } from './navigation-rule.ts'
import { clearStorage, keysOf, storageKeys, type KeyValueStorage } from './storage.ts'

/** Why the token changed, which decides what the person is told. */
export type TokenChange = 'signed-in' | 'renewed' | 'expired' | 'signed-out'

/** The part of a window that reports changes made by other tabs. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

export interface TokenStore {
  /** Both copies and the external flag, as the session rule expects them. */
  read(): StoredTokens
  /** The token sent with requests; undefined when nobody is signed in. */
  current(): string | undefined
  /** Stores the token in both storages and notifies all listeners, including those in other tabs. */
  save(token: string, options?: { external?: boolean; change?: 'signed-in' | 'renewed' }): void
  /**
   * Stores the token of a link. Unless it belongs to the same person, the means to renew the previous session are
   * removed, so that a renewal cannot bring the previous person back.
   */
  adopt(token: string, options?: { external?: boolean; isSamePerson?: boolean }): void
  /** Removes both copies of an expired token and the means to renew it; drafts and preferences stay. */
  expire(): void
  /** Clears both storages except for device preferences and drafts. */
  signOut(): void
  /** Calls the listener on each change of the token, whichever tab causes it. @returns a function that unsubscribes */
  subscribe(listener: (change: TokenChange) => void): () => void
}

/**
 * Keeps the access token in local storage (shared by all tabs) and session storage (read by embedded applications),
 * and syncs both with the other tabs.
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

  /** Changes the shared storage so that other tabs learn the reason before the change itself. */
  const announced = (change: TokenChange, work: () => void) => {
    local.setItem(storageKeys.change, change)
    work()
    local.removeItem(storageKeys.change)
    emit(change)
  }

  /** The reason that another tab has announced for its change. */
  let heard: string | null = null
  /** Updates this tab's own copy after another tab wrote to the shared storage. */
  const follow = (event: StorageEvent) => {
    if (event.key === storageKeys.change) heard = event.newValue ?? heard
    if (event.key !== storageKeys.token && event.key !== null) return
    const token = local.getItem(storageKeys.token)
    const mine = session.getItem(storageKeys.token)
    if (token === mine) return
    if (token === null) {
      // Clearing the whole storage by hand also signs out.
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

  // A new tab has only the shared copy, but embedded applications look in session storage.
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

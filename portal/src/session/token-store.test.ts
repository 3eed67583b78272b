import { describe, expect, test } from 'vitest'
import { memoryStorage, storageKeys, type KeyValueStorage } from './storage.ts'
import { createTokenStore, type StorageEvents, type TokenChange } from './token-store.ts'

const token = `e30.${btoa(JSON.stringify({ exp: 2_000_000_000 })).replaceAll('=', '')}.c2ln`
const newer = `e30.${btoa(JSON.stringify({ exp: 2_000_000_001 })).replaceAll('=', '')}.c2ln`

/** Two tabs of one browser: each receives storage events for what the other writes. */
function twoTabs() {
  const shared = memoryStorage()
  const hears: ((event: StorageEvent) => void)[][] = [[], []]
  const tab = (index: 0 | 1) => {
    const other = index === 0 ? 1 : 0
    const tell = (key: string | null) => {
      const newValue = key === null ? null : shared.getItem(key)
      for (const listener of hears[other] ?? []) listener({ key, newValue } as StorageEvent)
    }
    const local: KeyValueStorage = {
      getItem: key => shared.getItem(key),
      key: position => shared.key(position),
      get length() {
        return shared.length
      },
      setItem(key, value) {
        if (shared.getItem(key) === value) return
        shared.setItem(key, value)
        tell(key)
      },
      removeItem(key) {
        if (shared.getItem(key) === null) return
        shared.removeItem(key)
        tell(key)
      },
      clear() {
        if (shared.length === 0) return
        shared.clear()
        tell(null)
      },
    }
    const session = memoryStorage()
    const events: StorageEvents = {
      addEventListener: (_type, listener) => void hears[index]?.push(listener),
      removeEventListener: (_type, listener) => void hears[index]?.splice(hears[index].indexOf(listener), 1),
    }
    const store = createTokenStore(local, session, events)
    const changes: TokenChange[] = []
    store.subscribe(change => changes.push(change))
    return { store, local, session, changes }
  }
  return [tab(0), tab(1)] as const
}

describe('the token store', () => {
  test('keeps the token in both storages and removes both copies when it expires', () => {
    const [one] = twoTabs()
    one.store.save(token)
    expect([one.local.getItem(storageKeys.token), one.session.getItem(storageKeys.token)]).toEqual([
      token,
      token,
    ])
    expect(one.store.current()).toBe(token)
    one.store.expire()
    expect([one.local.getItem(storageKeys.token), one.session.getItem(storageKeys.token)]).toEqual([
      null,
      null,
    ])
    expect(one.changes).toEqual(['signed-in', 'expired'])
  })

  test('signing in, renewing, expiring and signing out reach the other tab and its own copy', () => {
    const [one, two] = twoTabs()
    one.store.save(token)
    expect(two.session.getItem(storageKeys.token)).toBe(token)
    one.store.save(newer, { change: 'renewed' })
    expect(two.store.current()).toBe(newer)
    one.store.expire()
    expect(two.store.current()).toBeUndefined()
    one.store.save(token, { external: true })
    expect(two.store.read().external).toBe(true)
    two.session.setItem(storageKeys.redirectUrl, '/app')
    one.store.signOut()
    expect(two.changes).toEqual(['signed-in', 'renewed', 'expired', 'signed-in', 'signed-out'])
    expect(two.session.length).toBe(0)
  })

  test('clearing the shared storage by hand signs out all tabs', () => {
    const [one, two] = twoTabs()
    one.store.save(token)
    one.local.clear()
    expect(two.changes).toEqual(['signed-in', 'signed-out'])
  })

  test('a token that replaces another person’s is not reported to the other tab as a renewal', () => {
    const [one, two] = twoTabs()
    one.store.save(token)
    one.store.adopt(newer)
    // A token of the same person is a renewal: what is open in that tab stays open.
    one.store.adopt(token, { isSamePerson: true })
    one.store.adopt(newer, { isSamePerson: true })
    expect(two.changes).toEqual(['signed-in', 'signed-in', 'renewed', 'renewed'])
    expect(two.session.getItem(storageKeys.token)).toBe(newer)
  })

  test('a token from a link cannot be renewed with what belonged to another person', () => {
    const [one] = twoTabs()
    const signIn = () => {
      one.store.save(token)
      one.local.setItem(`${storageKeys.identity}user:x`, 'refresh token')
    }
    signIn()
    expect(one.store.read().renewable).toBe(true)
    one.store.adopt(newer, { isSamePerson: true })
    expect(one.store.read().renewable).toBe(true)
    one.store.adopt('opaque', { external: true })
    expect(one.store.read()).toEqual({
      local: 'opaque',
      session: 'opaque',
      external: true,
      renewable: false,
    })
    signIn()
    one.store.expire()
    expect(one.store.read().renewable).toBe(false)
  })

  test('signing out clears both storages except for device preferences and drafts', () => {
    const [one] = twoTabs()
    one.local.setItem(storageKeys.language, 'fr')
    one.local.setItem(storageKeys.theme, 'dark')
    one.local.setItem(storageKeys.userType, 'Client')
    one.local.setItem(`${storageKeys.draft}1:menu:here`, '{}')
    one.local.setItem(`${storageKeys.identity}user:x`, 'refresh token')
    one.session.setItem(storageKeys.redirectUrl, '/app')
    one.store.save(token)
    one.store.signOut()
    expect(one.local.getItem(storageKeys.language)).toBe('fr')
    expect(one.local.getItem(storageKeys.theme)).toBe('dark')
    expect(one.local.getItem(`${storageKeys.draft}1:menu:here`)).toBe('{}')
    expect(one.local.length).toBe(3)
    expect(one.session.length).toBe(0)
  })

  test('a new tab finds the shared token', () => {
    const local = memoryStorage()
    local.setItem(storageKeys.token, token)
    const session = memoryStorage()
    createTokenStore(local, session)
    expect(session.getItem(storageKeys.token)).toBe(token)
  })

  test('a listener is not called after unsubscribing', () => {
    const store = createTokenStore(memoryStorage(), memoryStorage())
    const changes: TokenChange[] = []
    store.subscribe(change => changes.push(change))()
    store.save(token)
    expect(changes).toEqual([])
  })
})

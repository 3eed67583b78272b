/**
 * The keys under which the portal stores things in the browser. The services keep everything else. Device preferences
 * (language, theme, sidebar width) and drafts survive a sign-out; all other keys are removed.
 */
export const storageKeys = {
  /** The access token, in local and session storage. */
  token: 'parvis.token',
  /** `true` when the token comes from an external identity service: it is then not decoded here. */
  external: 'parvis.token.external',
  /** Collaborateur, Client or Other: embedded reports read it from local storage. */
  userType: 'parvis.user-type',
  /** The address to go to after sign-in (session storage). */
  redirectUrl: 'parvis.redirect-url',
  /** The secret of the invitation that the tab was opened with (session storage). */
  invitation: 'parvis.invitation',
  /** The proof that the services returned once the invited address was proved (session storage). */
  invitationProof: 'parvis.invitation-proof',
  /** The secret of the signing link that the tab was opened with (session storage). */
  guestLink: 'parvis.guest-link',
  /** The session that the services returned once the address of that link was proved (session storage). */
  guestSession: 'parvis.guest-session',
  /** The language that the reader chose: fr or en. Until then, the browser's language applies. */
  language: 'parvis.user-language',
  /** `true` from when a language is chosen until the services have stored it for the person (session storage). */
  languageChosen: 'parvis.user-language-chosen',
  /** light, dark or system; public/theme.js also reads it before anything is drawn. */
  theme: 'parvis.theme',
  /** Width of the sidebar on this device, in px. */
  sidebarWidth: 'parvis.sidebar-width',
  /**
   * Prefix of form drafts (local storage), followed by person, form and page. They are kept until that person returns.
   */
  draft: 'parvis.draft:',
  /** Prefix of the identity library's keys (local storage), which are needed to renew the session. */
  identity: 'parvis.identity.',
  /** `true` from a sign-out that the identity provider did not hear of until the next sign-in (local storage). */
  signedOut: 'parvis.signed-out',
  /** Why the token is about to change (local storage, only for that moment): other tabs see it before the change. */
  change: 'parvis.token-change',
} as const

/** The IndexedDB database with the keys that encrypt count sheets on this device. Signing out deletes it. */
export const countKeysDatabase = 'parvis-count-keys'

/** Where a browser keeps where it finds the files again that are on their way (IndexedDB): a sign-out deletes it, too. */
export const fileHandlesDatabase = 'parvis-file-handles'

/**
 * Deletes keys and file handles stored on the device at sign-out. Waiting counts can then be read only after the same person
 * has signed in again, and the next person cannot reach their files.
 */
export function forgetKept(): void {
  if (!('indexedDB' in globalThis)) return
  for (const name of [countKeysDatabase, fileHandlesDatabase]) indexedDB.deleteDatabase(name)
}

/** The keys that survive a sign-out because they are preferences of the device. */
export const deviceKeys: readonly string[] = [
  storageKeys.language,
  storageKeys.theme,
  storageKeys.sidebarWidth,
]

/** The part of a browser storage that the portal uses. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'clear'
> & {
  /** Set on the in-memory replacement for a storage that the browser refuses. */
  readonly endsWithPage?: true
}

/** A storage that lives as long as the page: for browsers that refuse theirs, and for tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
    key: index => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    get length() {
      return values.size
    },
  }
}

/** The browser's storage, or one in memory when the browser refuses it (blocked cookies, full disk). */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    const storage = window[kind]
    storage.setItem('parvis.probe', '1')
    storage.removeItem('parvis.probe')
    return storage
  } catch {
    return Object.assign(memoryStorage(), { endsWithPage: true as const })
  }
}

/** The names of all keys in a storage. */
export function keysOf(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Removes everything that belongs to the session from a storage; device preferences and drafts stay. */
export function clearStorage(storage: KeyValueStorage): void {
  for (const key of keysOf(storage))
    if (!deviceKeys.includes(key) && !key.startsWith(storageKeys.draft)) storage.removeItem(key)
}

/**
 * Where the portal keeps things in the browser, by name. Everything else is kept by the services.
 * Device choices (language, theme, width of the sidebar) and drafts outlive a sign-out; everything else goes with the person.
 */
export const storageKeys = {
  /** The access token, in local and session storage. */
  token: 'parvis.token',
  /** `true` when the token comes from an external identity service: it is then not decoded here. */
  external: 'parvis.token.external',
  /** Collaborateur, Client or Other: read by embedded reports from local storage. */
  userType: 'parvis.user-type',
  /** Where to go after sign-in (session storage). */
  redirectUrl: 'parvis.redirect-url',
  /** The secret of the invitation that a tab has come with (session storage). */
  invitation: 'parvis.invitation',
  /** What the services answered once the address of the invitation was proved (session storage). */
  invitationProof: 'parvis.invitation-proof',
  /** The secret of the link to sign that a tab has come with (session storage). */
  guestLink: 'parvis.guest-link',
  /** What the services answered once the address of that link was proved (session storage). */
  guestSession: 'parvis.guest-session',
  /** The language that the reader chose: fr or en. Before they have, the browser's counts. */
  language: 'parvis.user-language',
  /** `true` from a choice of language until the services keep it for the person (session storage). */
  languageChosen: 'parvis.user-language-chosen',
  /** light, dark or system; also read by public/theme.js before anything is drawn. */
  theme: 'parvis.theme',
  /** Width of the sidebar on this device, in px. */
  sidebarWidth: 'parvis.sidebar-width',
  /** Prefix of form drafts (local storage), followed by person, form and page. They wait for their person. */
  draft: 'parvis.draft:',
  /** Prefix of what the identity library keeps (local storage): by that the session can be renewed. */
  identity: 'parvis.identity.',
  /** `true` from a sign-out that the identity provider did not hear of until the next sign-in (local storage). */
  signedOut: 'parvis.signed-out',
  /** Why the token is about to change (local storage, for that moment only): other tabs hear it before the change. */
  change: 'parvis.token-change',
} as const

/** Where a device keeps the keys that the counts of its people are encrypted with (IndexedDB): a sign-out deletes it. */
export const countKeysDatabase = 'parvis-count-keys'

/** Where a browser keeps where it finds the files again that are on their way (IndexedDB): a sign-out deletes it, too. */
export const fileHandlesDatabase = 'parvis-file-handles'

/**
 * Deletes what a device keeps for the person who signs out. What waits on it can then be read by nobody until they have signed
 * in again, and no file of theirs is found by the next person.
 */
export function forgetKept(): void {
  if (!('indexedDB' in globalThis)) return
  for (const name of [countKeysDatabase, fileHandlesDatabase]) indexedDB.deleteDatabase(name)
}

/** The keys that a sign-out leaves, because they are choices of this device. */
export const deviceKeys: readonly string[] = [
  storageKeys.language,
  storageKeys.theme,
  storageKeys.sidebarWidth,
]

/** What the portal needs of a browser storage. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'clear'
> & {
  /** It stands in for a storage that the browser refuses. */
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

/** The names of everything in a storage. */
export function keysOf(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Empties a storage of everything that belongs to the session; choices of this device and drafts stay. */
export function clearStorage(storage: KeyValueStorage): void {
  for (const key of keysOf(storage))
    if (!deviceKeys.includes(key) && !key.startsWith(storageKeys.draft)) storage.removeItem(key)
}

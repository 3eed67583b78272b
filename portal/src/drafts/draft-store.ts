import { storageKeys, type KeyValueStorage } from '../session/storage.ts'

/** What a person typed into a form and has not saved. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  values: unknown
}

export interface DraftStore {
  read(person: string, form: string): Draft | undefined
  save(person: string, form: string, values: unknown): void
  clear(person: string, form: string): void
}

const keyOf = (person: string, form: string) =>
  `${storageKeys.draft}${encodeURIComponent(person.toLowerCase())}:${encodeURIComponent(form)}`

/**
 * Keeps drafts in this tab's session storage, by person and form: they survive the way through sign-in and back, a
 * reload and a crash of the page, are gone with the tab or a sign-out, and are never offered to somebody else.
 * @param person the e-mail address of the signed-in person
 */
export function createDraftStore(storage: KeyValueStorage, now: () => number = () => Date.now()): DraftStore {
  return {
    read(person, form) {
      const text = storage.getItem(keyOf(person, form))
      if (text === null) return undefined
      try {
        const draft: unknown = JSON.parse(text)
        if (typeof draft === 'object' && draft !== null && 'savedAt' in draft && 'values' in draft)
          return typeof draft.savedAt === 'number'
            ? { savedAt: draft.savedAt, values: draft.values }
            : undefined
      } catch {
        // Not a draft: something else wrote under this key.
      }
      return undefined
    },
    save(person, form, values) {
      try {
        storage.setItem(keyOf(person, form), JSON.stringify({ savedAt: now(), values }))
      } catch {
        // The storage is full: what is on the screen is still there, and the guard still warns.
      }
    },
    clear(person, form) {
      storage.removeItem(keyOf(person, form))
    },
  }
}

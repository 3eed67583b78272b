import { keysOf, storageKeys, type KeyValueStorage } from '../session/storage.ts'

/** What a person typed into a form and has not saved. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  values: unknown
  /** Its name in the storage, for whatever takes its place. */
  key: string
}

export interface DraftStore {
  /** The newest draft of the form, from whichever tab it comes. */
  read(person: number, form: string): Draft | undefined
  /**
   * Keeps what is in the form of this page now.
   * @param replaced the draft that was resumed in it
   * @returns whether the browser could keep it
   */
  save(person: number, form: string, values: unknown, replaced?: Draft): boolean
  /**
   * Forgets what this page has kept of the form.
   * @param resumed the draft that was offered in it, which goes with it
   */
  clear(person: number, form: string, resumed?: Draft): void
  /** Whether the browser keeps anything of the person of which they have not said, at a sign-out, that it stays. */
  hasUndecided(person: number): boolean
  /** The person has said that all of it stays: until they type again they are not asked about it any more. */
  keepAll(person: number): void
  /** Whether the browser keeps anything that was typed on this page. */
  hasOfPage(): boolean
  /** Forgets all that the person has typed, in any tab and at any time; this page keeps nothing of them any more. */
  forget(person: number): void
}

/** Days for which a draft waits for its person. */
export const daysKept = 30
/** Characters of the largest draft, and of all drafts together: browsers give an origin about five million. */
const mostOfOne = 250_000
const mostOfAll = 1_000_000

const day = 24 * 60 * 60 * 1000

/** A draft as it lies in the storage. */
interface StoredDraft extends Draft {
  /** Its person has said at a sign-out that it stays. */
  isDecided: boolean
}

function parse(key: string, text: string | null): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? '')
    if (typeof draft === 'object' && draft !== null && 'savedAt' in draft && 'values' in draft)
      return typeof draft.savedAt === 'number'
        ? { savedAt: draft.savedAt, values: draft.values, key, isDecided: 'isDecided' in draft }
        : undefined
  } catch {
    // Not a draft: something else wrote under this key.
  }
  return undefined
}

/**
 * Keeps drafts in the storage that all tabs share, by person and form: they survive the way through sign-in and back, a
 * crash, the end of the tab and a sign-out in any tab, and are never offered to somebody else. Each page writes a draft of
 * its own, so that two tabs with the same form do not overwrite each other.
 * @param page the name of this page among all tabs
 */
export function createDraftStore(
  storage: KeyValueStorage,
  now: () => number = () => Date.now(),
  page: string = Math.random().toString(36).slice(2),
): DraftStore {
  const prefixOfPerson = (person: number) => `${storageKeys.draft}${String(person)}:`
  const prefixOf = (person: number, form: string) => `${prefixOfPerson(person)}${encodeURIComponent(form)}:`
  const outlivesPage = storage.endsWithPage !== true
  const forgotten = new Set<number>()
  const decided = new Set<number>()
  const isOld = ({ savedAt }: Draft) => now() - savedAt > daysKept * day

  /** Oldest first. What is no draft, or has waited too long, is thrown away on the way. */
  const all = () =>
    keysOf(storage)
      .filter(key => key.startsWith(storageKeys.draft))
      .flatMap(key => {
        const draft = parse(key, storage.getItem(key))
        if (draft && !isOld(draft)) return [draft]
        storage.removeItem(key)
        return []
      })
      .toSorted((one, other) => one.savedAt - other.savedAt)

  const ofPerson = (person: number) => all().filter(({ key }) => key.startsWith(prefixOfPerson(person)))

  /** Makes room for so many characters; the oldest drafts go first. */
  const makeRoom = (size: number, own: string) => {
    const sizes = all().flatMap(({ key }) =>
      key === own ? [] : [{ key, size: key.length + (storage.getItem(key)?.length ?? 0) }],
    )
    let total = sizes.reduce((sum, draft) => sum + draft.size, size)
    for (const draft of sizes) {
      if (total <= mostOfAll) return
      storage.removeItem(draft.key)
      total -= draft.size
    }
  }

  return {
    read(person, form) {
      const prefix = prefixOf(person, form)
      return all().findLast(({ key }) => key.startsWith(prefix))
    },
    save(person, form, values, replaced) {
      const key = prefixOf(person, form) + page
      const text = JSON.stringify({ savedAt: now(), values, ...(decided.has(person) && { isDecided: true }) })
      const size = key.length + text.length
      // A form that closes on the way out saves once more.
      if (forgotten.has(person)) return false
      try {
        if (size > mostOfOne) return false
        makeRoom(size, key)
        storage.setItem(key, text)
      } catch {
        // The storage is full of something else.
        return false
      }
      if (replaced && replaced.key !== key) storage.removeItem(replaced.key)
      return outlivesPage
    },
    clear(person, form, resumed) {
      storage.removeItem(prefixOf(person, form) + page)
      if (resumed) storage.removeItem(resumed.key)
    },
    hasUndecided: person => outlivesPage && ofPerson(person).some(({ isDecided }) => !isDecided),
    keepAll(person) {
      // A form that closes on the way out saves once more.
      decided.add(person)
      for (const { key, savedAt, values } of ofPerson(person)) {
        try {
          storage.setItem(key, JSON.stringify({ savedAt, values, isDecided: true }))
        } catch {
          // The storage is full: the person is asked about it again.
        }
      }
    },
    hasOfPage: () => outlivesPage && all().some(({ key }) => key.endsWith(`:${page}`)),
    forget(person) {
      forgotten.add(person)
      for (const key of keysOf(storage)) if (key.startsWith(prefixOfPerson(person))) storage.removeItem(key)
    },
  }
}

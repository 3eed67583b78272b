import { keysOf, storageKeys, type KeyValueStorage } from '../session/storage.ts'

/** What a person has typed into a form but not saved. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  values: unknown
  /** The values that the changed fields had before; undefined where the form does not say. */
  before: unknown
  /** Its key in the storage, for the draft that replaces it. */
  key: string
}

export interface DraftStore {
  /** The newest draft of the form, from any tab. */
  read(person: number, form: string): Draft | undefined
  /**
   * Stores the current values of this page's form.
   * @param replaced the draft that was resumed in the form
   * @param before the values that the changed fields had before
   * @returns whether the browser could store it
   */
  save(person: number, form: string, values: unknown, replaced?: Draft, before?: unknown): boolean
  /**
   * Deletes this page's draft of the form.
   * @param resumed the draft that was offered in the form, which is deleted too
   */
  clear(person: number, form: string, resumed?: Draft): void
  /** Whether the browser has drafts of the person that they have not yet decided, at a sign-out, to keep. */
  hasUndecided(person: number): boolean
  /** Marks all of the person's drafts as kept: they are not asked about them again until they type again. */
  keepAll(person: number): void
  /** Whether the browser has a draft of this page. */
  hasOfPage(): boolean
  /** Deletes all of the person's drafts, of any tab and age; this page stores none of theirs any more. */
  forget(person: number): void
}

/** Days for which a draft is kept. */
export const daysKept = 30
/** Maximum size of one draft and of all drafts together, in characters: browsers give an origin about five million. */
const mostOfOne = 250_000
const mostOfAll = 1_000_000

const day = 24 * 60 * 60 * 1000

/** A draft as stored. */
interface StoredDraft extends Draft {
  /** Whether its author has decided at a sign-out to keep it. */
  isDecided: boolean
}

function parse(key: string, text: string | null): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? '')
    if (typeof draft === 'object' && draft !== null && 'savedAt' in draft && 'values' in draft)
      return typeof draft.savedAt === 'number'
        ? {
            savedAt: draft.savedAt,
            values: draft.values,
            before: 'before' in draft ? draft.before : undefined,
            key,
            isDecided: 'isDecided' in draft,
          }
        : undefined
  } catch {
    // Not a draft: something else wrote under this key.
  }
  return undefined
}

/**
 * Keeps drafts in the storage shared by all tabs, by person and form. They survive the round trip through sign-in, a
 * crash, closing the tab, and a sign-out in any tab, and are never offered to anybody else. Each page writes its own
 * draft, so that two tabs with the same form do not overwrite each other.
 * @param page the name of this page, unique among all tabs
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

  /** All drafts, oldest first. Deletes invalid and expired ones on the way. */
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

  /** Makes room for a number of characters by deleting the oldest drafts. */
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
    save(person, form, values, replaced, before) {
      const key = prefixOf(person, form) + page
      const text = JSON.stringify({
        savedAt: now(),
        values,
        before,
        ...(decided.has(person) && { isDecided: true }),
      })
      const size = key.length + text.length
      // A form that unmounts during the sign-out saves once more.
      if (forgotten.has(person)) return false
      try {
        if (size > mostOfOne) return false
        makeRoom(size, key)
        storage.setItem(key, text)
      } catch {
        // The storage is full of other data.
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
      // A form that unmounts during the sign-out saves once more.
      decided.add(person)
      for (const { key, savedAt, values, before } of ofPerson(person)) {
        try {
          storage.setItem(key, JSON.stringify({ savedAt, values, before, isDecided: true }))
        } catch {
          // The storage is full: the person will be asked about this draft again.
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

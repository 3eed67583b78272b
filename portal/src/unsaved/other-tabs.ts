/** The kinds of work in a tab that a sign-out affects. */
export const works = ['unsaved', 'notKept', 'sending'] as const
export type Work = (typeof works)[number]

/** The number of other tabs of this browser with each kind of work. */
export type OtherTabs = Readonly<Record<Work, number>>

/** How tabs learn of each other's work. */
export interface Tabs {
  /** Reports that this tab has such work. @returns a function that reports its end */
  hold(work: Work): () => void
  others(): Promise<OtherTabs>
}

const prefix = 'parvis.work:'
const nameOf = (work: Work, page: string) => `${prefix}${work}:${page}`

/**
 * Uses the Web Locks API: a lock that nobody else requests signals work. It exists as long as its tab, however slowly
 * a background tab responds, and ends with it, even after a crash. Without that API (no https), each tab knows only of
 * itself.
 * @param page the name of this page, unique among all tabs
 */
export function browserTabs(
  locks: Pick<LockManager, 'request' | 'query'> | undefined = 'locks' in navigator
    ? navigator.locks
    : undefined,
  page: string = Math.random().toString(36).slice(2),
): Tabs {
  return {
    hold(work) {
      const done = new AbortController()
      const { signal } = done
      locks
        ?.request(
          nameOf(work, page),
          { signal },
          () => new Promise<void>(resolve => signal.addEventListener('abort', () => resolve())),
        )
        .catch(() => undefined)
      return () => done.abort()
    },
    async others() {
      const held = (await locks?.query())?.held ?? []
      const count = (work: Work) =>
        held.filter(({ name }) => name?.startsWith(nameOf(work, '')) && name !== nameOf(work, page)).length
      return { unsaved: count('unsaved'), notKept: count('notKept'), sending: count('sending') }
    },
  }
}

/** What a tab has that a sign-out touches. */
export const works = ['unsaved', 'notKept', 'sending'] as const
export type Work = (typeof works)[number]

/** What the other tabs of this browser have: how many of them each. */
export type OtherTabs = Readonly<Record<Work, number>>

/** By which tabs know of each other's work. */
export interface Tabs {
  /** This tab has such work. @returns it has no more */
  hold(work: Work): () => void
  others(): Promise<OtherTabs>
}

const prefix = 'parvis.work:'
const nameOf = (work: Work, page: string) => `${prefix}${work}:${page}`

/**
 * Tells by the Web Locks API: a lock that nobody else wants says that there is work, is there while its tab is, however
 * slow a tab in the background answers, and goes with it, also by a crash. Without that API (no https) each tab knows of
 * itself alone.
 * @param page the name of this page among all tabs
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

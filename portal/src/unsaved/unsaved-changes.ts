import { createContext, use, useEffect } from 'react'
import { browserTabs, works, type Tabs, type Work } from './other-tabs.ts'

/**
 * What the person leaves: the whole page, or only one of its views, when just the search part of the address changes.
 * State that a page keeps across its views is lost only with the page.
 */
export type Leaving = 'page' | 'view'

/** Tracks the unsaved changes of the page. This is the single place that decides whether the person may leave. */
export interface UnsavedChanges {
  /**
   * Marks something on the page as unsaved.
   * @param isLostWith 'view' when another view of the page loses it as well
   * @returns a function that removes the mark
   */
  mark(isLostWith: Leaving): () => void
  /** Whether leaving would lose something. */
  hasAny(leaving: Leaving): boolean
  /**
   * Marks a request as pending: navigating within the portal does not stop it, closing the tab does.
   * @returns a function that removes the mark
   */
  markSending(): () => void
  /** Whether closing the tab would lose something. */
  isLostByClosing(): boolean
  /**
   * Marks input that could not be stored as a draft: it is lost with the page.
   * @returns a function that removes the mark
   */
  markNotKept(): () => void
  /** Whether there is unsaved input, stored as a draft or not. */
  hasTyped(): boolean
  /** What happens to the unsaved input of this page when the page is left; undefined if there is none. */
  readonly typed: () => 'kept' | 'lost' | undefined
  /** Calls the listener when any mark is added or removed. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Runs an action that ends the session of all tabs. It asks first if any tab has unsaved input or a pending request,
   * or if the browser has drafts that the person has not been asked about yet.
   */
  signOut(action: () => void, drafts?: KeptDrafts): Promise<void>
  /** The unfinished work in this tab and the others. */
  work(): Promise<UnsavedWork>
  /**
   * Runs an action that leaves the page without asking: unsaved input is kept as a draft.
   * @throws what the action throws; the person is then still here, and leaving asks again
   */
  leaveWithDraft(action: () => void | Promise<void>): Promise<void>
  /** Registers the one dialog of the page that asks the question. @returns a function that unregisters it */
  onAsk(listener: (question: SignOutQuestion) => void): () => void
}

/** The drafts that the browser has of the person who signs out. */
export interface KeptDrafts {
  /**
   * Whether the person has left drafts without deciding whether to keep them: on a shared computer they should not
   * stay.
   */
  areUndecided: boolean
  keep: () => void
  forget: () => void
}

/** The unfinished work that a sign-out would affect. */
export interface UnsavedWork {
  /** Whether this page has unsaved input. */
  isHere: boolean
  /** The number of other tabs with unsaved input. */
  otherTabs: number
  /** Whether the browser cannot keep all of it as drafts. */
  isLost: boolean
  /** Whether any tab has a pending request. */
  isSending: boolean
}

export interface SignOutQuestion {
  work: UnsavedWork
  signOut: () => void
  /** Signs out and deletes everything typed in this browser; undefined when nobody is known. */
  discard?: () => void
}

export function createUnsavedChanges(tabs: Tabs = browserTabs()): UnsavedChanges {
  const marks = {
    page: new Set<symbol>(),
    view: new Set<symbol>(),
    sending: new Set<symbol>(),
    notKept: new Set<symbol>(),
  }
  const has: Readonly<Record<Work, () => boolean>> = {
    unsaved: () => marks.view.size > 0 || marks.page.size > 0,
    notKept: () => marks.notKept.size > 0,
    sending: () => marks.sending.size > 0,
  }
  const listeners = new Set<() => void>()
  const told: Partial<Record<Work, () => void>> = {}
  const tellTabs = () => {
    for (const work of works) {
      if (has[work]()) told[work] ??= tabs.hold(work)
      else {
        told[work]?.()
        delete told[work]
      }
    }
    for (const listener of listeners) listener()
  }
  const add = (set: Set<symbol>) => {
    const mark = Symbol('unsaved')
    set.add(mark)
    tellTabs()
    return () => {
      set.delete(mark)
      tellTabs()
    }
  }
  let isFree = false
  let ask: ((question: SignOutQuestion) => void) | undefined
  const leaveWithDraft = async (action: () => void | Promise<void>) => {
    isFree = true
    try {
      await action()
    } catch (error) {
      isFree = false
      throw error
    }
  }
  const work = async () => {
    const others = await tabs.others()
    return {
      isHere: has.unsaved(),
      otherTabs: others.unsaved,
      isLost: has.notKept() || others.notKept > 0,
      isSending: has.sending() || others.sending > 0,
    }
  }
  const hasAny = (leaving: Leaving) =>
    !isFree && (marks.view.size > 0 || (leaving === 'page' && marks.page.size > 0))
  return {
    mark: isLostWith => add(marks[isLostWith]),
    hasAny,
    markSending: () => add(marks.sending),
    markNotKept: () => add(marks.notKept),
    hasTyped: has.unsaved,
    typed: () => (has.notKept() ? 'lost' : has.unsaved() ? 'kept' : undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLostByClosing: () => hasAny('page') || has.sending(),
    work,
    async signOut(action, drafts) {
      const found = await work()
      const isAnything = found.isHere || found.otherTabs > 0 || found.isSending || drafts?.areUndecided
      if (!ask || !isAnything) {
        action()
        return
      }
      const signOut = () => {
        drafts?.keep()
        void leaveWithDraft(action)
      }
      const discard = () => {
        drafts?.forget()
        void leaveWithDraft(action)
      }
      ask({ work: found, signOut, ...(drafts && { discard }) })
    },
    leaveWithDraft,
    onAsk(listener) {
      ask = listener
      return () => {
        ask = undefined
      }
    },
  }
}

const UnsavedContext = createContext<UnsavedChanges>(createUnsavedChanges())

/** The page's leave guard, for code that leaves the page on purpose. */
export function useUnsaved(): UnsavedChanges {
  return use(UnsavedContext)
}

/**
 * Warns before the page is left, within the portal or by closing the tab, while there are unsaved changes.
 * @param isLostWith 'page' when they survive switching between the views of the page
 */
export function useUnsavedWarning(hasUnsavedChanges: boolean, isLostWith: Leaving = 'view'): void {
  const unsaved = useUnsaved()
  useEffect(
    () => (hasUnsavedChanges ? unsaved.mark(isLostWith) : undefined),
    [unsaved, hasUnsavedChanges, isLostWith],
  )
}

/**
 * Warns before leaving a page with something that no draft can keep.
 * @param isLostWith 'view' when switching between the views of the page loses it as well
 */
export function useLossWarning(isUnsaved: boolean, isLostWith: Leaving = 'page'): void {
  const unsaved = useUnsaved()
  useUnsavedWarning(isUnsaved, isLostWith)
  useEffect(() => (isUnsaved ? unsaved.markNotKept() : undefined), [unsaved, isUnsaved])
}

/** Warns before the tab is closed or reloaded while a request is pending. */
export function useSendingWarning(isSending: boolean): void {
  const unsaved = useUnsaved()
  useEffect(() => (isSending ? unsaved.markSending() : undefined), [unsaved, isSending])
}

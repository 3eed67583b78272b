import { createContext, use, useEffect } from 'react'
import { browserTabs, works, type Tabs, type Work } from './other-tabs.ts'

/**
 * What is left: the whole page, or a view of it, when only the search of its address changes. What a page with parts keeps
 * while one walks through them is lost with the page alone.
 */
export type Leaving = 'page' | 'view'

/** Who has unsaved changes on the page. One place decides whether somebody may leave. */
export interface UnsavedChanges {
  /**
   * Something on the page is not saved.
   * @param isLostWith 'view' when another view of the page takes it away as well
   * @returns takes the mark away
   */
  mark(isLostWith: Leaving): () => void
  /** Whether leaving would lose something. */
  hasAny(leaving: Leaving): boolean
  /**
   * Something is on its way to the services: walking through the portal does not stop it, closing the tab does.
   * @returns takes the mark away
   */
  markSending(): () => void
  /** Whether closing the tab would lose something. */
  isLostByClosing(): boolean
  /**
   * What was typed could not be kept as a draft: it is lost with the page.
   * @returns takes the mark away
   */
  markNotKept(): () => void
  /** Whether something is typed and not saved, whatever becomes of it. */
  hasTyped(): boolean
  /** What becomes of what is typed on this page when the page goes; undefined where nothing is. */
  readonly typed: () => 'kept' | 'lost' | undefined
  /** Calls back when any mark comes or goes. @returns stops it */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Does what ends the session of all tabs, after a question when any of them has something unsaved or on its way, or
   * when the browser keeps drafts about which the person has not been asked yet.
   */
  signOut(action: () => void, drafts?: KeptDrafts): Promise<void>
  /** What would be left unfinished now, in this tab and the others. */
  work(): Promise<UnsavedWork>
  /** Does what leaves the page without a question: what was typed is kept as a draft. */
  leaveWithDraft(action: () => void): void
  /** Who asks the question: the one dialog of the page. @returns stops asking */
  onAsk(listener: (question: SignOutQuestion) => void): () => void
}

/** What the browser keeps of the person who signs out. */
export interface KeptDrafts {
  /** Something was typed and left, and the person has not yet said whether it stays: on a shared computer it should not. */
  areUndecided: boolean
  keep: () => void
  forget: () => void
}

/** What stands in the way of a sign-out. */
export interface UnsavedWork {
  /** Something is typed on this page and not saved. */
  isHere: boolean
  /** In how many other tabs something is. */
  otherTabs: number
  /** The browser cannot keep all of it as drafts. */
  isLost: boolean
  /** Something is on its way to the services, from any tab. */
  isSending: boolean
}

export interface SignOutQuestion {
  work: UnsavedWork
  signOut: () => void
  /** Signs out, and leaves nothing of what was typed in this browser; not given where nobody is known. */
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
  const leaveWithDraft = (action: () => void) => {
    isFree = true
    action()
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
        leaveWithDraft(action)
      }
      const discard = () => {
        drafts?.forget()
        leaveWithDraft(action)
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

/** The guard of the page, for people who leave it on purpose. */
export function useUnsaved(): UnsavedChanges {
  return use(UnsavedContext)
}

/**
 * Warns before the page is left, in the application and by closing the tab, while the changes are unsaved.
 * @param isLostWith 'page' when they stay while one walks through the views of the page
 */
export function useUnsavedWarning(hasUnsavedChanges: boolean, isLostWith: Leaving = 'view'): void {
  const unsaved = useUnsaved()
  useEffect(
    () => (hasUnsavedChanges ? unsaved.mark(isLostWith) : undefined),
    [unsaved, hasUnsavedChanges, isLostWith],
  )
}

/** Warns before the page is left while it holds what no draft keeps: walking through its views takes nothing away. */
export function useLossWarning(isUnsaved: boolean): void {
  const unsaved = useUnsaved()
  useUnsavedWarning(isUnsaved, 'page')
  useEffect(() => (isUnsaved ? unsaved.markNotKept() : undefined), [unsaved, isUnsaved])
}

/** Warns before the tab is closed or loaded again while the services have not answered yet. */
export function useSendingWarning(isSending: boolean): void {
  const unsaved = useUnsaved()
  useEffect(() => (isSending ? unsaved.markSending() : undefined), [unsaved, isSending])
}

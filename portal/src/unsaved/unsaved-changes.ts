import { createContext, use, useEffect } from 'react'

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
  /** Does what leaves the page (signing out), after a question when something is not saved. */
  leave(action: () => void): void
  /** Does what leaves the page without a question: what was typed is kept as a draft. */
  leaveWithDraft(action: () => void): void
  /** Who asks the question: the one dialog of the page. @returns stops asking */
  onAsk(listener: (action: () => void) => void): () => void
}

export function createUnsavedChanges(): UnsavedChanges {
  const marks = { page: new Set<symbol>(), view: new Set<symbol>() }
  const sending = new Set<symbol>()
  const add = (set: Set<symbol>) => {
    const mark = Symbol('unsaved')
    set.add(mark)
    return () => {
      set.delete(mark)
    }
  }
  let isFree = false
  let ask: ((action: () => void) => void) | undefined
  const hasAny = (leaving: Leaving) =>
    !isFree && (marks.view.size > 0 || (leaving === 'page' && marks.page.size > 0))
  return {
    mark: isLostWith => add(marks[isLostWith]),
    hasAny,
    markSending: () => add(sending),
    isLostByClosing: () => hasAny('page') || sending.size > 0,
    leave(action) {
      if (hasAny('page') && ask) ask(action)
      else action()
    },
    leaveWithDraft(action) {
      isFree = true
      action()
    },
    onAsk(listener) {
      ask = listener
      return () => {
        ask = undefined
      }
    },
  }
}

const UnsavedContext = createContext<UnsavedChanges>(createUnsavedChanges())

/** The guard of the page, for whoever leaves it on purpose. */
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

/** Warns before the tab is closed or loaded again while the services have not answered yet. */
export function useSendingWarning(isSending: boolean): void {
  const unsaved = useUnsaved()
  useEffect(() => (isSending ? unsaved.markSending() : undefined), [unsaved, isSending])
}

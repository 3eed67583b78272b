import { createContext, use, useEffect } from 'react'

/** Who has unsaved changes on the page. One place decides whether somebody may leave. */
export interface UnsavedChanges {
  /** @returns takes the mark away */
  mark(): () => void
  hasAny(): boolean
  /** From now on the page may be left without a question: a sign-in is coming back to the kept draft. */
  allowLeaving(): void
}

export function createUnsavedChanges(): UnsavedChanges {
  const marks = new Set<symbol>()
  let isFree = false
  return {
    mark() {
      const mark = Symbol('unsaved')
      marks.add(mark)
      return () => marks.delete(mark)
    },
    hasAny: () => !isFree && marks.size > 0,
    allowLeaving() {
      isFree = true
    },
  }
}

const UnsavedContext = createContext<UnsavedChanges>(createUnsavedChanges())
export const UnsavedProvider = UnsavedContext

/** The guard of the page, for whoever leaves it on purpose. */
export function useUnsaved(): UnsavedChanges {
  return use(UnsavedContext)
}

/** Warns before the page is left, in the application and by closing the tab, while the changes are unsaved. */
export function useUnsavedWarning(hasUnsavedChanges: boolean): void {
  const unsaved = useUnsaved()
  useEffect(() => (hasUnsavedChanges ? unsaved.mark() : undefined), [unsaved, hasUnsavedChanges])
}

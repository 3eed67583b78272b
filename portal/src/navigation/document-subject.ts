import { useEffect, useSyncExternalStore } from 'react'

/*
 * What the document that is shown is about, where its screen knows a better name for it than the menus: a report by its
 * name. The title of the document is written in one place, so that a change of the language does not take it back.
 */
let subject: string | undefined
const listeners = new Set<() => void>()

function tell(next: string | undefined): void {
  subject = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names what the document is about for as long as the screen stands. */
export function useDocumentSubject(name: string | undefined): void {
  useEffect(() => {
    tell(name)
    return () => tell(undefined)
  }, [name])
}

/** What the document is about; undefined where its title says it. */
export function useSubject(): string | undefined {
  return useSyncExternalStore(subscribe, () => subject)
}

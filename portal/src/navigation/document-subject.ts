import { useEffect, useSyncExternalStore } from 'react'

/*
 * The subject of the current document, where its screen knows a better name than the menus: a report by its name. Only
 * one place writes the document title, so that a change of language does not undo it.
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

/** Sets the subject of the document while the screen is mounted. */
export function useDocumentSubject(name: string | undefined): void {
  useEffect(() => {
    tell(name)
    return () => tell(undefined)
  }, [name])
}

/** The subject of the document; undefined where its title says enough. */
export function useSubject(): string | undefined {
  return useSyncExternalStore(subscribe, () => subject)
}

import { useCallback, useEffect, useMemo } from 'react'
import { usePerson } from '../../../session/SessionContext.tsx'
import { useDraft, useDrafts } from '../../../unsaved/useDraft.ts'
import { isKeptReading, readingToKeep } from './kept-reading.ts'
import type { FecImport } from './useFecImport.ts'

const nameOf = ({ name, size }: File) => `statement-reading:${name}:${size}`

/**
 * Stores a person's corrections to how a file is read in the browser, and offers them when the person chooses that file
 * again.
 * @param file the chosen file, which may be a workbook
 * @returns what to offer; undefined if there is nothing or something has been corrected already
 */
export function useKeptReading(
  { chosen, content, remembered, chosenSheet, readAgain }: FecImport,
  file: File,
) {
  const { found, keep, clear, resumed } = useDraft(nameOf(file), isKeptReading)
  const own = useMemo(
    () => readingToKeep({ chosen, content, remembered, chosenSheet }),
    [chosen, content, remembered, chosenSheet],
  )
  useEffect(() => {
    if (own) keep(own)
  }, [own, keep])
  if (!found || own) return undefined
  return {
    savedAt: found.savedAt,
    onResume: () => {
      readAgain(found.values)
      resumed()
    },
    onDiscard: clear,
  }
}

/** Deletes the stored corrections of a file, once statements are made from it. */
export function useForgetReading() {
  const drafts = useDrafts()
  const { contactId } = usePerson()
  return useCallback((file: File) => drafts.clear(contactId, nameOf(file)), [drafts, contactId])
}

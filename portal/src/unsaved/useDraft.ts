import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '../session/SessionContext.tsx'
import { browserStorage } from '../session/storage.ts'
import { useUnsaved } from './unsaved-changes.ts'
import { createDraftStore, type Draft, type DraftStore } from './draft-store.ts'

const DraftContext = createContext<DraftStore>(createDraftStore(browserStorage('localStorage')))

/** All drafts in this browser. */
export function useDrafts(): DraftStore {
  return use(DraftContext)
}

const savingDelay = 400

export interface FormDraft<Values> {
  /** An unsaved draft from earlier: offer it with `DraftOffer`. */
  found: (Draft & { values: Values }) | undefined
  /**
   * Stores the current values after a pause; call it on each change.
   * @param before the values that the changed fields had before: what others save meanwhile is then kept when the draft
   * is resumed
   */
  keep: (values: Values, before?: unknown) => void
  /** Deletes the draft, after the form was saved or the draft declined. */
  clear: () => void
  /** Withdraws the offer but keeps the draft, whose values are now in the form. */
  resumed: () => void
}

/**
 * The signed-in person's draft of a form. It survives the round trip through sign-in, a reload and a sign-out.
 * @param form identifies the form and its thing, such as `menu:12` or `menu:new`
 * @param isValues whether the stored values still have the shape of the form's values
 */
export function useDraft<Values>(
  form: string,
  isValues: (values: unknown) => values is Values,
): FormDraft<Values> {
  const drafts = useDrafts()
  const unsaved = useUnsaved()
  const { contactId } = usePerson()
  const [found, setFound] = useState(() => readDraft(drafts, contactId, form, isValues))
  // An offered draft stays until another replaces it, or until the form is saved or the draft declined.
  const offered = useRef(found)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | undefined>(undefined)
  const unmark = useRef<() => void>(undefined)

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.save()
    waiting.current = undefined
  }, [])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
      unmark.current?.()
    }
  }, [flush])

  const keep = useCallback(
    (values: Values, before?: unknown) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const save = () => {
        const isKept = drafts.save(contactId, form, values, offered.current, before)
        unmark.current?.()
        unmark.current = isKept ? undefined : unsaved.markNotKept()
      }
      waiting.current = { save, timer: setTimeout(flush, savingDelay) }
    },
    [drafts, unsaved, contactId, form, flush],
  )
  const clear = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = undefined
    unmark.current?.()
    drafts.clear(contactId, form, offered.current)
    setFound(undefined)
  }, [drafts, contactId, form])
  const resumed = useCallback(() => setFound(undefined), [])
  return { found, keep, clear, resumed }
}

function readDraft<Values>(
  drafts: DraftStore,
  contactId: number,
  form: string,
  isValues: (values: unknown) => values is Values,
): (Draft & { values: Values }) | undefined {
  const draft = drafts.read(contactId, form)
  return draft && isValues(draft.values) ? { ...draft, values: draft.values } : undefined
}

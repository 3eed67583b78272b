import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '../session/SessionContext.tsx'
import { browserStorage } from '../session/storage.ts'
import { useUnsaved } from './unsaved-changes.ts'
import { createDraftStore, type Draft, type DraftStore } from './draft-store.ts'

const DraftContext = createContext<DraftStore>(createDraftStore(browserStorage('localStorage')))

/** What the browser keeps of everybody. */
export function useDrafts(): DraftStore {
  return use(DraftContext)
}

const savingDelay = 400

export interface FormDraft<Values> {
  /** What was typed earlier and not saved: offer it with `DraftOffer`. */
  found: (Draft & { values: Values }) | undefined
  /** Keeps what is typed now; to be called on each change. Waits for a pause. */
  keep: (values: Values) => void
  /** The form was saved or the draft refused: there is nothing to resume any more. */
  clear: () => void
  /** Takes the offer away without losing the draft: it is in the form now. */
  resumed: () => void
}

/**
 * The draft of a form of the signed-in person. It survives the way through sign-in and back, a reload and a sign-out.
 * @param form which form on which thing, such as `menu:12` or `menu:new`
 * @param isValues whether what was kept still has the shape of the form's values
 */
export function useDraft<Values>(
  form: string,
  isValues: (values: unknown) => values is Values,
): FormDraft<Values> {
  const drafts = useDrafts()
  const unsaved = useUnsaved()
  const { contactId } = usePerson()
  const [found, setFound] = useState(() => readDraft(drafts, contactId, form, isValues))
  // What was offered stays until something takes its place, or until it is saved or refused.
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
    (values: Values) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const save = () => {
        const isKept = drafts.save(contactId, form, values, offered.current)
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

import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '../session/SessionContext.tsx'
import { browserStorage } from '../session/storage.ts'
import { createDraftStore, type Draft, type DraftStore } from './draft-store.ts'

const DraftContext = createContext<DraftStore>(createDraftStore(browserStorage('sessionStorage')))

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
 * The draft of a form of the signed-in person. It survives the way through sign-in and back, and a reload.
 * @param form which form on which thing, such as `menu:12` or `menu:new`
 * @param isValues whether what was kept still has the shape of the form's values
 */
export function useDraft<Values>(
  form: string,
  isValues: (values: unknown) => values is Values,
): FormDraft<Values> {
  const drafts = use(DraftContext)
  const { email } = usePerson()
  const [found, setFound] = useState(() => readDraft(drafts, email, form, isValues))
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | undefined>(undefined)

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
    }
  }, [flush])

  const keep = useCallback(
    (values: Values) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const save = () => drafts.save(email, form, values)
      waiting.current = { save, timer: setTimeout(flush, savingDelay) }
    },
    [drafts, email, form, flush],
  )
  const clear = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = undefined
    drafts.clear(email, form)
    setFound(undefined)
  }, [drafts, email, form])
  const resumed = useCallback(() => setFound(undefined), [])
  return { found, keep, clear, resumed }
}

function readDraft<Values>(
  drafts: DraftStore,
  email: string,
  form: string,
  isValues: (values: unknown) => values is Values,
): (Draft & { values: Values }) | undefined {
  const draft = drafts.read(email, form)
  return draft && isValues(draft.values) ? { savedAt: draft.savedAt, values: draft.values } : undefined
}

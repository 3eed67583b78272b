import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { DraftOffer } from '../unsaved/DraftOffer.tsx'
import type { FormDraft } from '../unsaved/useDraft.ts'

export interface FormDraftOfferProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  draft: FormDraft<Values>
  /** Where the focus goes on once the offer is taken or refused. */
  first: FieldPath<Values>
}

/** Offers what was typed into the form earlier and not saved, as long as nothing is typed. */
export function FormDraftOffer<Values extends FieldValues>({
  form,
  draft,
  first,
}: FormDraftOfferProps<Values>) {
  const { found } = draft
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    // Only now: fields whose values were replaced are unknown to the form until they are drawn again.
    if (isAnswered) form.setFocus(first)
  }, [isAnswered, form, first])
  if (!found || form.formState.isDirty) return null
  return (
    <DraftOffer
      savedAt={found.savedAt}
      onResume={() => {
        form.reset(found.values, { keepDefaultValues: true })
        draft.resumed()
        setAnswered(true)
      }}
      onDiscard={() => {
        draft.clear()
        setAnswered(true)
      }}
    />
  )
}

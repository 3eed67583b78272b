import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { DraftOffer } from '../unsaved/DraftOffer.tsx'
import type { FormDraft } from './useFormEditor.ts'

export interface FormDraftOfferProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  draft: FormDraft
  /** The field that gets focus once the offer is accepted or declined. */
  first: FieldPath<Values>
}

/** Offers an unsaved draft of the form until the person starts typing. */
export function FormDraftOffer<Values extends FieldValues>({
  form,
  draft,
  first,
}: FormDraftOfferProps<Values>) {
  const { found } = draft
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    // Not earlier: after values are replaced, the form does not know its fields until the next render.
    if (isAnswered) form.setFocus(first)
  }, [isAnswered, form, first])
  if (!found || form.formState.isDirty) return null
  return (
    <DraftOffer
      savedAt={found.savedAt}
      onResume={() => {
        // A question about contested fields takes the focus itself.
        if (!draft.resume()) setAnswered(true)
      }}
      onDiscard={() => {
        draft.clear()
        setAnswered(true)
      }}
    />
  )
}

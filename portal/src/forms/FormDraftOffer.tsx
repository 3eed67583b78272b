import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import type { FormDraft } from '../drafts/useDraft.ts'

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
  if (!found || form.formState.isDirty) return null
  return (
    <DraftOffer
      savedAt={found.savedAt}
      onResume={() => {
        form.reset(found.values, { keepDefaultValues: true })
        draft.resumed()
        form.setFocus(first)
      }}
      onDiscard={() => {
        draft.clear()
        form.setFocus(first)
      }}
    />
  )
}

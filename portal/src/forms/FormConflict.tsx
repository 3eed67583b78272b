import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What the editor of a form says of a version that somebody else has saved meanwhile. */
interface ConflictingEditor<Values extends FieldValues, Thing> {
  form: UseFormReturn<Values>
  conflict: Thing | undefined
  conflictFields: readonly (FieldPath<Values> & keyof Values)[]
  isPending: boolean
  back: () => void
  reload: () => unknown
  overwrite: () => unknown
}

export interface FormConflictProps<Values extends FieldValues, Thing> {
  editor: ConflictingEditor<Values, Thing>
  valuesOf: (thing: Thing) => Values
  labelOf: (field: FieldPath<Values> & keyof Values) => string
  /** The value of a field as people read it. */
  written: (values: Values, field: FieldPath<Values> & keyof Values) => ReactNode
}

/** Asks which of two versions is to stay: what somebody else has saved, or what is in the form. */
export function FormConflict<Values extends FieldValues, Thing>({
  editor,
  valuesOf,
  labelOf,
  written,
}: FormConflictProps<Values, Thing>) {
  const { conflict, form } = editor
  return (
    <ConflictDialog
      isOpen={conflict !== undefined}
      fields={editor.conflictFields.map(name => ({
        name,
        label: labelOf(name),
        theirs: conflict && written(valuesOf(conflict), name),
        mine: written(form.getValues(), name),
      }))}
      isPending={editor.isPending}
      onBack={editor.back}
      onReload={editor.reload}
      onOverwrite={editor.overwrite}
    />
  )
}

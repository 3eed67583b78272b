import { ConflictDialog, type ConflictDialogProps } from '@parvis/design-system/patterns/ConflictDialog'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The parts of a form's editor that concern a version saved by somebody else meanwhile. */
interface ConflictingEditor<Values extends FieldValues, Thing> {
  form: UseFormReturn<Values>
  conflict: Thing | undefined
  conflictFields: readonly (FieldPath<Values> & keyof Values)[]
  isPending: boolean
  back: () => void
  reload: () => unknown
  overwrite: () => unknown
}

export interface FormConflictProps<Values extends FieldValues, Thing extends object> {
  editor: ConflictingEditor<Values, Thing>
  valuesOf: (thing: Thing) => Values
  labelOf: (field: FieldPath<Values> & keyof Values) => string
  /** Formats the value of a field for display. */
  written: (values: Values, field: FieldPath<Values> & keyof Values) => ReactNode
}

/**
 * Who saved a version, and when, as far as the services know: the name is null for a person who no longer exists.
 * Versions saved before this was recorded have no date.
 */
function saverOf(thing: object): Pick<ConflictDialogProps, 'person' | 'savedDate'> {
  const known = thing as { modifiedByName?: string | null; modifiedDate?: string | null }
  const { modifiedByName: person, modifiedDate: savedDate } = known
  return person === undefined || typeof savedDate !== 'string' ? {} : { person, savedDate }
}

/** Asks which of two versions to keep: the one saved by somebody else, or the one in the form. */
export function FormConflict<Values extends FieldValues, Thing extends object>({
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
      {...(conflict !== undefined && saverOf(conflict))}
      isPending={editor.isPending}
      onBack={editor.back}
      onReload={editor.reload}
      onOverwrite={editor.overwrite}
    />
  )
}

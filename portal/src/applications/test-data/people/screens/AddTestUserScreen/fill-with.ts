import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Sets values in a form as if they were typed, and validates fields that had errors again. */
export function fillWith<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Partial<Values>,
): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    form.clearErrors(name as Path<Values>)
  }
}

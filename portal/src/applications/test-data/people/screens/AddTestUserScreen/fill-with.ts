import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Puts values into a form as if they were typed; what was wrong with these fields is looked at again. */
export function fillWith<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Partial<Values>,
): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    form.clearErrors(name as Path<Values>)
  }
}

import { useState } from 'react'

/**
 * Props for the value of a field: controlled by the application, or kept by the field itself for the surrounding form.
 */
export interface FieldValue<T, Told extends T = T> {
  /** The value, if the application controls it. @default what was entered */
  value?: T
  /** The initial value of an uncontrolled field. */
  defaultValue?: T
  /** Called with the new value. */
  onChange?: ((value: Told) => void) | undefined
}

const nothing = () => undefined

/**
 * The value of a field and its setter, whether controlled or not.
 * @param empty what it is while nothing was entered
 */
export function useFieldValue<T, Told extends T>(
  { value, defaultValue, onChange }: FieldValue<T, Told>,
  empty: T,
): [T, (value: Told) => void] {
  const [kept, setKept] = useState(defaultValue ?? empty)
  if (value !== undefined) return [value, onChange ?? nothing]
  const change = (next: Told) => {
    setKept(next)
    onChange?.(next)
  }
  return [kept, change]
}

import { useState } from 'react'

/** What every field takes for its value: given anew each time, or kept by the field itself for the form that it lies in. */
export interface FieldValue<T, Told extends T = T> {
  /** The value, where the application keeps it. @default what was entered */
  value?: T
  /** What it begins with, where the field keeps its value itself. */
  defaultValue?: T
  /** Hears the new value. */
  onChange?: ((value: Told) => void) | undefined
}

const nothing = () => undefined

/**
 * The value of a field and what changes it, whoever keeps it.
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

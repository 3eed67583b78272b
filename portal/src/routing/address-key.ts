import type { FieldLimits } from '@parvis/api-types/limits'

/** The key in an address; undefined when there is none, or when it cannot be a valid key. */
export function keyOf(text: string | null, { maximum = 0 }: FieldLimits): number | undefined {
  const key = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0
  return key >= 1 && key <= maximum ? key : undefined
}

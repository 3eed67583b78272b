import type { FieldLimits } from '@parvis/api-types/limits'

/** The key that stands in an address; undefined where there is none, or what somebody typed by hand cannot be one. */
export function keyOf(text: string | null, { maximum = 0 }: FieldLimits): number | undefined {
  const key = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0
  return key >= 1 && key <= maximum ? key : undefined
}

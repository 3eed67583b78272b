import { given, type Given } from './given.ts'

/** What has no visible label of its own is named: in words, or by a heading. */
export type AccessibleName =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string }

/** The name alone, out of all properties, for the element that carries it. */
export function accessibleName(
  props: AccessibleName,
): Given<{ 'aria-label': string; 'aria-labelledby': string }> {
  return given({ 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] })
}

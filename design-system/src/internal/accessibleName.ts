import { given, type Given } from './given.ts'

/** An element without a visible label needs a name: as text, or from a heading. */
export type AccessibleName =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string }

/** Picks the name from the props, for the element that carries it. */
export function accessibleName(
  props: AccessibleName,
): Given<{ 'aria-label': string; 'aria-labelledby': string }> {
  return given({ 'aria-label': props['aria-label'], 'aria-labelledby': props['aria-labelledby'] })
}

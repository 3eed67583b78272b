import { useMemo, type RefObject } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { dataProps, type ElementProps } from './elementProps.ts'

/**
 * Of what a component was given, what is for its element, where the component has a reference to it of its own.
 * @param own reference of the component
 */
export function useElementProps<Shown extends Element>(
  { ref: given, ...props }: ElementProps<Shown>,
  own: RefObject<Shown | null>,
) {
  const ref = useMemo(() => mergeRefs<Shown>(own, given ?? null), [own, given])
  return { ...dataProps(props), ref }
}

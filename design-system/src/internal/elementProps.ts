import type { Ref, RefCallback } from 'react'

/** What every component that has an element of its own takes for it; beside it `data-*`, which JSX lets through. */
export interface ElementProps<Shown extends Element = HTMLElement> {
  ref?: Ref<Shown>
}

const isData = (name: string) => name.startsWith('data-')

/** Of what a component was given, the attributes `data-*`, where something else says where its `ref` goes. */
export function dataProps(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isData(name)))
}

/**
 * Of what a component was given, what is for its element: `ref` and `data-*`.
 * @returns the reference as a callback to the compiler, which fits an element of any kind; React takes the object as well
 */
export function elementProps(props: object): { ref?: RefCallback<Element> }
export function elementProps(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name === 'ref' || isData(name)))
}

/** What a component was given but for its element, where it hands all of it to a part of its own. */
export function withoutElementProps<T extends object>(props: T): T {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'ref' && !isData(name))) as T
}

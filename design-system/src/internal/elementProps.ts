import type { Ref, RefCallback } from 'react'

/** What every component with its own element accepts; in addition `data-*`, which JSX always allows. */
export interface ElementProps<Shown extends Element = HTMLElement> {
  ref?: Ref<Shown>
}

const isData = (name: string) => name.startsWith('data-')

/** The `data-*` attributes of a component's props, when `ref` goes elsewhere. */
export function dataProps(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isData(name)))
}

/**
 * The props for a component's own element: `ref` and `data-*`.
 * @returns `ref` typed as a callback, which fits any kind of element; React accepts the ref object as well
 */
export function elementProps(props: object): { ref?: RefCallback<Element> }
export function elementProps(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name === 'ref' || isData(name)))
}

/** A component's props without those for its own element, to pass on to another component. */
export function withoutElementProps<T extends object>(props: T): T {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'ref' && !isData(name))) as T
}

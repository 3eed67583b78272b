import { useLayoutEffect, type RefObject } from 'react'
import { dataProps } from '../elementProps.ts'

/** Sets `data-*` on an input that React Aria renders itself: it does not pass them on, although `ref` leads there. */
export function useInputData(input: RefObject<HTMLInputElement | null>, props: object): void {
  const given = JSON.stringify(dataProps(props))
  useLayoutEffect(() => {
    const element = input.current
    const attributes = Object.entries<unknown>(JSON.parse(given))
    for (const [name, value] of attributes) element?.setAttribute(name, String(value))
    return () => {
      for (const [name] of attributes) element?.removeAttribute(name)
    }
  }, [input, given])
}

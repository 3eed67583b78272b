import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { rowInstead } from './rows.ts'

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null

/** The row of a key, while it is in the page. */
export function rowElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`) ?? null
}

/**
 * Gives the focus to the next row when the one that has it goes: dismissed, filtered out, or taken away by the services.
 * @param keys of the rows, from top to bottom
 * @returns handlers for the element around the list
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const focused = useRef<string>(undefined)
  const before = useRef(keys)
  useLayoutEffect(() => {
    const key = focused.current
    const last = before.current
    before.current = keys
    if (key === undefined || keys.includes(key)) return
    const next = rowInstead(last, key, keys)
    focused.current = next
    if (next !== undefined) rowElement(list.current, next)?.focus()
  }, [list, keys])
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = rowOf(event.target)?.dataset['key']
    },
    // React is silent when what had the focus is taken away: then it is still known here.
    onBlur: () => {
      focused.current = undefined
    },
  }
}

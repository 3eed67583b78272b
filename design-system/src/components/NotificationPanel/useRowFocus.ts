import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { rowInstead } from './rows.ts'

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null

/** The row element of a key, while it is rendered. */
export function rowElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`) ?? null
}

/**
 * Moves the focus to the next row when the focused one is removed: dismissed, filtered out, or deleted by the server.
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
    // React fires no blur event when the focused element is removed, so the key is still known here.
    onBlur: () => {
      focused.current = undefined
    },
  }
}

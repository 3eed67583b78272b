import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const cardOf = (list: HTMLElement, number: number) =>
  list.querySelector<HTMLElement>(`[data-row="${number}"]`)

/** The value of a column in a card; `null` when it is not drawn. */
export function cardCell(list: HTMLElement | null, number: number, columnId: string): HTMLElement | null {
  const card = list ? cardOf(list, number) : null
  return card?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(columnId)}"]`) ?? null
}

/** Focuses the one thing of a value that can be used. */
export function focusCardCell(cell: HTMLElement | null): void {
  const control = cell?.querySelector<HTMLElement>('[data-part="edit"]') ?? cell?.querySelector('a')
  control?.focus()
}

/**
 * Keeps the focus when cards move, as a kept value may make them: the browser takes it from what is moved. Where the card
 * is gone, the one that took its place has it.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ element: HTMLElement; place: number } | null>(null)
  useLayoutEffect(() => {
    const { current } = last
    if (!current || !list.current || document.activeElement !== document.body) return
    const cards = [...list.current.children]
    const place = Math.min(current.place, cards.length - 1)
    const next = current.element.isConnected
      ? current.element
      : cards[place]?.querySelector<HTMLElement>('button, a, input')
    next?.focus()
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const card = [...currentTarget.children].findIndex(child => child.contains(target))
      if (target instanceof HTMLElement) last.current = { element: target, place: Math.max(0, card) }
    },
    onBlur: () => {
      // After what moves cards: only then is it known whether somebody left, or the focus was taken.
      queueMicrotask(() => {
        if (!list.current?.contains(document.activeElement)) last.current = null
      })
    },
  }
}

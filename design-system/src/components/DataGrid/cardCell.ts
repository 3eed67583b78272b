/** The card of a row, when it is drawn. */
export const cardOf = (list: HTMLElement, number: number) =>
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

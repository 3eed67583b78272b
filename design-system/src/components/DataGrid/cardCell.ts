/** The card of a row, if it is rendered. */
export const cardOf = (list: HTMLElement, number: number) =>
  list.querySelector<HTMLElement>(`[data-row="${number}"]`)

/** The value of a column in a card; `null` if it is not rendered. */
export function cardCell(list: HTMLElement | null, number: number, columnId: string): HTMLElement | null {
  const card = list ? cardOf(list, number) : null
  return card?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(columnId)}"]`) ?? null
}

/** Focuses the interactive element of a value. */
export function focusCardCell(cell: HTMLElement | null): void {
  const control = cell?.querySelector<HTMLElement>('[data-part="edit"]') ?? cell?.querySelector('a')
  control?.focus()
}

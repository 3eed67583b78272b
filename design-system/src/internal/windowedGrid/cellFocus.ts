import { rowKey, rowOfKey } from './keys.ts'

/** Finds the elements of a cell by their React Aria keys. */

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** The cell with this key, if it is rendered: its own, one that spans the row, or one that spans several columns. */
export function cellElement(grid: HTMLElement, key: number): HTMLElement | null {
  return (
    grid.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
    grid.querySelector<HTMLElement>(`[data-whole-row="${rowKey(rowOfKey(key))}"]`) ??
    grid.querySelector<HTMLElement>(`[data-keys~="${key}"]`)
  )
}

/** The cell that contains an element, with its key. */
export function cellAround(target: EventTarget | null): { cell: HTMLElement; key: number } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  const key = Number(cell?.dataset['key'] ?? Number.NaN)
  return cell && Number.isFinite(key) ? { cell, key } : null
}

/** Links, buttons and fields of a cell. */
export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    control =>
      !control.hasAttribute('disabled') &&
      control.getAttribute('aria-hidden') !== 'true' &&
      // The arrow keys already do the same.
      control.dataset['part'] !== 'toggle-branch',
  )
}

const tabStops = '[data-key][tabindex="0"], [data-key] [tabindex="0"]'

/** Makes an element the grid's only tab stop. */
export function becomeTabStop(grid: HTMLElement, element: HTMLElement): void {
  for (const other of grid.querySelectorAll<HTMLElement>(tabStops)) if (other !== element) other.tabIndex = -1
  element.tabIndex = 0
}

/** Restores the grid's tab stop if it was removed while the focus was elsewhere. */
export function keepTabStop(grid: HTMLElement, key: number): void {
  if (grid.querySelector(tabStops)) return
  const cell = cellElement(grid, key)
  if (cell) becomeTabStop(grid, controlsOf(cell)[0] ?? cell)
}

/**
 * Focuses a cell, or the control in it, so that Enter does what is visible, and scrolls horizontally as little as
 * possible.
 * @param end which of several controls: the one that an arrow key from the next cell meets first
 */
export function focusCell(grid: HTMLElement, key: number, end: 'first' | 'last'): boolean {
  const cell = cellElement(grid, key)
  if (!cell) return false
  const controls = controlsOf(cell)
  const target = controls.at(end === 'first' ? 0 : -1) ?? cell
  becomeTabStop(grid, target)
  target.focus({ preventScroll: true })
  if (getComputedStyle(cell).position !== 'sticky') revealSideways(grid, cell)
  return true
}

/** Focuses the element in a cell that last had the focus. */
export function refocusCell(grid: HTMLElement, key: number): boolean {
  const before = cellElement(grid, key)?.querySelector<HTMLElement>('[tabindex="0"]')
  before?.focus({ preventScroll: true })
  return before != null
}

/** Pinned columns cover the start of the grid; anything below them is not in view. */
function revealSideways(grid: HTMLElement, cell: HTMLElement): void {
  const [view, box] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()]
  const pinned = Number.parseFloat(getComputedStyle(grid).getPropertyValue('--grid-pinned')) || 0
  const isRtl = getComputedStyle(grid).direction === 'rtl'
  const start = view.left + (isRtl ? 0 : pinned)
  const end = view.right - (isRtl ? pinned : 0)
  if (box.left < start) grid.scrollLeft -= start - box.left
  else if (box.right > end) grid.scrollLeft += Math.min(box.right - end, box.left - start)
}

/** Gives the focus to what takes none by the Tab key, a heading for example, and leaves the page where it is scrolled. */
export function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

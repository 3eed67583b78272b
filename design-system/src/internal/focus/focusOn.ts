/** Gives the focus to what takes none by the Tab key, a heading for example, and leaves the page where it is scrolled. */
export function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && !isFocusable(target)) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Scrolls as little as shows it, in all that scrolls around it. What sticks to an edge is left room for by the
 * `scroll-padding` of what scrolls.
 */
export function bringIntoView(target: Element): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
const isFocusable = (element: Element) => element.matches(focusable)

/** What there is to be used within an element, in its order, also what is disabled for now. */
export function allControlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    control => !control.matches('[tabindex="-1"], [aria-hidden="true"]'),
  )
}

/** What can be used within an element, in its order. */
export const controlsIn = (element: Element): HTMLElement[] =>
  allControlsIn(element).filter(control => !control.matches(':disabled'))

/** Focuses an element that is not a tab stop, such as a heading, without scrolling the page. */
export function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && !isFocusable(target)) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Scrolls as little as necessary, in all scroll containers. Use `scroll-padding` on a container to leave room for
 * sticky elements.
 */
export function bringIntoView(target: Element): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
const isFocusable = (element: Element) => element.matches(focusable)

/** All controls within an element in order, including those that are disabled for now. */
export function allControlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    control => !control.matches('[tabindex="-1"], [aria-hidden="true"]'),
  )
}

/** The usable controls within an element, in order. */
export const controlsIn = (element: Element): HTMLElement[] =>
  allControlsIn(element).filter(control => !control.matches(':disabled'))

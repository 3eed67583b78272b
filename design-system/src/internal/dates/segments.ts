import type { LeftSegments } from './useDateDraft.ts'

/** Segments by React Aria's mark: on iOS they have another role and no value for assistive technology. */
const segmentsIn = (root: Element | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-type]:not([data-type="literal"])') ?? []),
]
const isEmpty = (segment: Element) => segment.hasAttribute('data-placeholder')

/** The content of the date or time in an element. */
export function leftSegments(root: Element): LeftSegments {
  const all = segmentsIn(root)
  const day = all.find(segment => segment.dataset['type'] === 'day' && !isEmpty(segment))
  const digits = day?.getAttribute('aria-valuenow') ?? day?.textContent.replaceAll(/\D/g, '') ?? ''
  return {
    empty: all.filter(isEmpty).length,
    all: all.length,
    day: digits === '' ? null : Number(digits),
  }
}

/** Moves the focus to the first segment in an element. */
export function focusFirstSegment(root: Element | null): void {
  segmentsIn(root)[0]?.focus()
}

/** The first empty segment of a partly filled date or time in an element, which may hold two of them. */
export function firstMissing(root: Element | null): HTMLElement | undefined {
  return segmentsIn(root).find(
    segment => isEmpty(segment) && segmentsIn(segment.parentElement).some(neighbour => !isEmpty(neighbour)),
  )
}

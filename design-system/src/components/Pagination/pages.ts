/** An element of the page list: a page number, or a gap of omitted pages. */
export type PageMark = number | { from: number; to: number }

/**
 * The pages on offer: the first, the last, and the current one with its neighbours. With more than seven pages there
 * are always seven places, so that nothing moves under the pointer. A gap is never a single page.
 * @param page the current page, from 1; one out of range counts as the nearest
 * @param count how many pages there are
 */
export function offeredPages(page: number, count: number): PageMark[] {
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (count <= 7) return span(1, count)
  const current = Math.min(Math.max(page, 1), count)
  if (current <= 4) return [...span(1, 5), { from: 6, to: count - 1 }, count]
  if (current >= count - 3) return [1, { from: 2, to: count - 5 }, ...span(count - 4, count)]
  return [
    1,
    { from: 2, to: current - 2 },
    ...span(current - 1, current + 1),
    { from: current + 2, to: count - 1 },
    count,
  ]
}

/**
 * With a new page size, the page that contains the first row shown now, so that readers keep their place.
 * @param page from 1
 */
export function pageWithSize(page: number, size: number, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1
}

/** Something that stands in a row of pages: a page, or pages that are left out. */
export type PageMark = number | { from: number; to: number }

/**
 * Which pages are offered: the first, the last, the current one with its neighbours, always seven places when there are
 * more than seven pages, so that nothing moves under the pointer. A gap is never a single page.
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
 * The page on which the first line that is shown now will be with another page size, so that the reader stays there.
 * @param page from 1
 */
export function pageWithSize(page: number, size: number, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1
}

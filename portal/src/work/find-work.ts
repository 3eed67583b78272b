import { fold } from '../navigation/menu-tree.ts'
import type { WorkItem } from './queries.ts'

/** More than that nobody looks through in the palette; home has them all. */
const most = 8

/**
 * What waits and has all the words, in either language, in its own order; before anything is typed, the first of all.
 * @param kind the words of its kind
 */
export function findWork<Item extends Pick<WorkItem, 'title' | 'detail' | 'englishDetail' | 'kind'>>(
  items: readonly Item[],
  search: string,
  kind: (item: Item) => string,
): Item[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return items
    .filter(item => {
      const text = fold(`${kind(item)} ${item.title} ${item.detail} ${item.englishDetail}`)
      return words.every(word => text.includes(word))
    })
    .slice(0, most)
}

import { fold } from '../navigation/menu-tree.ts'
import type { WorkItem } from './queries.ts'

/** Nobody looks through more than this in the palette; the home page has them all. */
const most = 8

/**
 * The waiting items that contain all the words, in either language, in the given order; for an empty search, the first
 * ones.
 * @param kind the text of an item's kind
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

import type { GridSelection } from '@parvis/design-system/DataGrid'
import type { GridView } from '@parvis/design-system/grid-view'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import type { ListNamespace, ServedList } from '../../../screens/define-list.ts'

/** The selected documents, on any page. */
export interface ChosenDocuments {
  count: number
  /** Loads the ids in the order of selection. If all matches are selected, it requests those on other pages. */
  load: () => Promise<number[]>
}

/**
 * The selection in a list of documents.
 * @param view the search and filters of the list: all that match are those that the reader sees
 */
export function useChosenDocuments<Row extends { id: number }>(
  selection: GridSelection,
  list: Pick<ServedList<Row, ListNamespace, string>, 'options' | 'pageSize'>,
  view: GridView,
): ChosenDocuments {
  const api = useApi()
  const locale = useLanguage()
  const queries = useQueryClient()
  const total = useQuery(list.options(api, view, locale)).data?.['@odata.count'] ?? 0
  return {
    count: selection.countOf(total),
    load: async () => {
      const ids = selection.ids().map(Number)
      if (!selection.isAllMatching) return ids
      const all: number[] = []
      for (let page = 1; (page - 1) * list.pageSize < total; page += 1) {
        const { value } = await queries.fetchQuery(list.options(api, { ...view, page }, locale))
        all.push(...value.map(({ id }) => id))
      }
      return all.filter(id => !ids.includes(id))
    },
  }
}

import type { Schemas } from '@parvis/api-types/portal'
import { readGridView, type GridView } from '@parvis/design-system/grid-view'
import { gridPageQuery, type GridFields } from '../../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../../routing/route.ts'
import { listTemplatesOptions, type TemplatesQuery } from '../../queries.ts'

/** Rows of one page. */
export const pageSize = 50

/** What the services know the columns by. */
export const templateFields: GridFields<Schemas['ReportTemplate']> = {
  name: { field: 'name', kind: 'text' },
  solution: { field: 'solution', kind: 'text' },
  description: { field: 'description', kind: 'text' },
  currentVersion: { field: 'currentVersion', kind: 'number' },
  useCount: { field: 'useCount', kind: 'number' },
  isRetired: { field: 'isRetired', kind: 'boolean' },
  fileName: { field: 'fileName', kind: 'text' },
  createdBy: { field: 'createdByName', kind: 'text' },
  modifiedDate: { field: 'modifiedDate', kind: 'moment' },
}

/** The page of the list that a view asks for; without an order of its own, what nobody takes any more comes last. */
export function templatesQuery(view: GridView): TemplatesQuery {
  return gridPageQuery(templateFields, view, pageSize, ['isRetired', 'name'])
}

/** Asks for the page of the list that an address says. */
export function prefetchTemplates({ api, queryClient, url }: PrefetchContext): void {
  const query = templatesQuery(readGridView(url.searchParams))
  void queryClient.prefetchQuery(listTemplatesOptions(api, query))
}

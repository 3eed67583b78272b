import type { Schemas } from '@parvis/api-types/portal'
import { readGridView, type GridView } from '@parvis/design-system/grid-view'
import { gridPageQuery, type GridFields } from '../../../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { listProjectsOptions, type ProjectsQuery } from '../../queries.ts'

/** Rows of one page. */
export const pageSize = 50

/** The columns by which the services order and narrow. */
export const projectFields: GridFields<Schemas['ReportProject']> = {
  name: { field: 'name', kind: 'text' },
  client: { field: 'accountName', kind: 'text' },
  engagement: { field: 'engagementCode', kind: 'text' },
  about: { field: 'engagementDescription', kind: 'text' },
  changed: { field: 'modifiedDate', kind: 'moment' },
}

/** In the order of the reader, or what was changed last first. */
export function ordered(page: ProjectsQuery): ProjectsQuery {
  return page.orderby ? page : { ...page, orderby: ['modifiedDate desc', 'id'] }
}

/** The page of the list that a view asks for. */
export function projectsQuery(view: GridView): ProjectsQuery {
  return ordered(gridPageQuery(projectFields, view, pageSize))
}

/** Asks for the page of the list that an address says. */
export function prefetchProjects({ api, queryClient, url }: PrefetchContext): void {
  void queryClient.prefetchQuery(listProjectsOptions(api, projectsQuery(readGridView(url.searchParams))))
}

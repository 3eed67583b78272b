import type { models } from 'powerbi-client'
import type { ReportFilter } from '../page/protocol/filters.ts'

type ClientFilter = models.IBasicFilter | models.IAdvancedFilter

/** Our filters as the client takes them: they hold the numbers of its enumerations, not the enumerations. */
export function clientFilters(filters: readonly ReportFilter[]): ClientFilter[] {
  return filters.map(filter => filter as object as ClientFilter)
}

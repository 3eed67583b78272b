import type { models } from 'powerbi-client'
import type { ReportFilter } from '../page/protocol/filters.ts'

type ClientFilter = models.IBasicFilter | models.IAdvancedFilter

/** Our filters in the client's types: they contain the numeric values of its enumerations. */
export function clientFilters(filters: readonly ReportFilter[]): ClientFilter[] {
  return filters.map(filter => filter as object as ClientFilter)
}

import { addressOf } from '../../../routing/route.ts'
import { writePlace, type Place } from './rules/place.ts'

export const libraryPath = '/app/rapports'
export const administrationPath = `${libraryPath}/admin` as const
export const reportPath = `${administrationPath}/:reportId` as const
export const importPath = `${administrationPath}/import` as const
export const deletedPath = `${administrationPath}/supprimes` as const
export const readersPath = `${administrationPath}/lecteurs` as const

/** The parts of a report's page in the administration, in their order; the first one is the page's own address. */
export const reportTabs = ['properties', 'access', 'readers', 'file'] as const
export type ReportTab = (typeof reportTabs)[number]

/** The part that an address names. */
export function tabIn(search: URLSearchParams): ReportTab {
  return reportTabs.find(tab => tab === search.get('tab')) ?? 'properties'
}

/** The page of one report in the administration. */
export function addressOfReport(id: number, tab: ReportTab = 'properties'): string {
  const page = addressOf(reportPath, { reportId: String(id) })
  return tab === 'properties' ? page : `${page}?tab=${tab}`
}

/** A place of the library, or of its administration. */
export function addressOfPlace(page: string, place: Place | undefined): string {
  const search = writePlace(new URLSearchParams(), place).toString()
  return search === '' ? page : `${page}?${search}`
}

/** Where a file is imported: for a report that has one already, or as a new one in a folder. */
export function addressOfImport(target: { reportId: number } | Place | undefined): string {
  if (target && 'reportId' in target) return `${importPath}?report=${target.reportId}`
  return addressOfPlace(importPath, target)
}

/** What a contact may read. */
export function addressOfContact(id: number): string {
  return `${readersPath}?contact=${id}`
}

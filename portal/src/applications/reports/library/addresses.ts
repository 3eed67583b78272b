import { reportLibrary } from './application.ts'
import { writePlace, type Place } from './rules/place.ts'

export const libraryPath = reportLibrary.address('library')
export const administrationPath = reportLibrary.address('administration')

/** The parts of a report's page in the administration, in their order; the first one is the page's own address. */
type ReportTab = 'properties' | 'access' | 'readers' | 'file'

/** The page of one report in the administration. */
export function addressOfReport(id: number, tab: ReportTab = 'properties'): string {
  const page = reportLibrary.address('record', { reportId: id })
  return tab === 'properties' ? page : `${page}?tab=${tab}`
}

/** A place of the library, or of its administration. */
export function addressOfPlace(page: string, place: Place | undefined): string {
  const search = writePlace(new URLSearchParams(), place).toString()
  return search === '' ? page : `${page}?${search}`
}

/** Where a file is imported: for a report that has one already, or as a new one in a folder. */
export function addressOfImport(target: { reportId: number } | Place | undefined): string {
  const page = reportLibrary.address('import')
  return target && 'reportId' in target ? `${page}?report=${target.reportId}` : addressOfPlace(page, target)
}

/** What a contact may read. */
export function addressOfContact(id: number): string {
  return `${reportLibrary.address('readers')}?contact=${id}`
}

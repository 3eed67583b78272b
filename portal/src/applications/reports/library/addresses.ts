import { reportLibrary } from './application.ts'
import { writePlace, type Place } from './rules/place.ts'

export const libraryPath = reportLibrary.address('library')
export const administrationPath = reportLibrary.address('administration')

/** The tabs of a report's page in the administration, in order. The first one is at the page's own address. */
type ReportTab = 'properties' | 'access' | 'readers' | 'file'

/** The address of a report's page in the administration. */
export function addressOfReport(id: number, tab: ReportTab = 'properties'): string {
  const page = reportLibrary.address('record', { reportId: id })
  return tab === 'properties' ? page : `${page}?tab=${tab}`
}

/** The address of a place in the library or its administration. */
export function addressOfPlace(page: string, place: Place | undefined): string {
  const search = writePlace(new URLSearchParams(), place).toString()
  return search === '' ? page : `${page}?${search}`
}

/** The address for importing a file, for an existing report or as a new one in a folder. */
export function addressOfImport(target: { reportId: number } | Place | undefined): string {
  const page = reportLibrary.address('import')
  return target && 'reportId' in target ? `${page}?report=${target.reportId}` : addressOfPlace(page, target)
}

/** The address of the reports that a contact may read. */
export function addressOfContact(id: number): string {
  return `${reportLibrary.address('readers')}?contact=${id}`
}

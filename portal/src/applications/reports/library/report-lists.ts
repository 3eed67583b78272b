import type { RowOf } from '@parvis/api-types/calls'
import { listReports } from '@parvis/api-types/calls/reports'
import { ReportPatch } from '@parvis/api-types/limits/reports'
import { explain } from '../../../api/problem-messages.ts'
import { choicesOf, defineList, type ListOptions } from '../../../screens/define-list.ts'
import { addressOfReport } from './addresses.ts'
import { statusLooks } from './library.ts'
import { keysBelow, type PlacedFolder } from './rules/folder-rules.ts'
import type { Place } from './rules/place.ts'

/** A report as returned in lists. */
export type ListedReport = RowOf<'listReports'>
type Options = ListOptions<'listReports', 'reports', 'list'>
type Columns = Options['columns']

/**
 * The columns of reports. Those shown by default fit beside the tree in a window of 1920 px.
 * @param href the address behind the name
 * @param hasStatus whether unpublished reports are among them
 */
const columnsOf = (href: (id: number, row: ListedReport) => string, hasStatus: boolean): Columns => [
  { field: 'name', type: 'link', href, width: 122, isHideable: false, isWrapped: true },
  { id: 'client', field: 'accountName', type: 'text', isClient: true, width: 170, isWrapped: true },
  { id: 'folder', field: 'folderPath', type: 'text', width: 128, isWrapped: true },
  { id: 'changed', field: 'modificationDate', type: 'dateTime', form: 'date', width: 110 },
  ...(hasStatus
    ? ([
        {
          id: 'status',
          field: 'publicationStatus',
          type: 'choice',
          choices: choicesOf('reports:status', ReportPatch.publicationStatus.values, statusLooks),
          width: 110,
        },
      ] satisfies Columns)
    : []),
  { id: 'modified', field: 'isModified', type: 'boolean', width: 90 },
  // The star at the end of the row already shows it.
  { id: 'favourite', field: 'isFavourite', type: 'boolean', isShown: false },
  {
    id: 'documents',
    field: 'documentCount',
    type: 'number',
    width: 106,
    isSortable: false,
    isFilterable: false,
  },
  { id: 'opened', field: 'lastOpenedDate', type: 'dateTime', form: 'date', width: 110 },
  { id: 'author', field: 'authorName', or: 'author', type: 'text', width: 130, isWrapped: true },
  ...(hasStatus
    ? ([{ id: 'version', field: 'fileVersion', type: 'number', width: 90, isShown: false }] satisfies Columns)
    : []),
]
const inViewer = (_id: number, { reportUrl }: ListedReport) => reportUrl
const also = ['reportUrl', 'accountId', 'folderId', 'publicationStatus', '@odata.etag'] as const
const say = explain<'listReports'>({})

/** The reports published for the reader, most recently changed first, from all folders. */
export const publishedList = defineList(listReports, 'reports', {
  group: 'published',
  filter: ['publicationStatus', 'eq', 'published'],
  columns: columnsOf(inViewer, false),
  also,
  order: ['modificationDate desc', 'id'],
  say,
})

/** Filters by a place, at any depth, or not at all for the whole library. @param folders of the client of the place */
function placed(place: Place | undefined, folders: readonly PlacedFolder[]): Pick<Options, 'filter'> {
  if (!place) return {}
  return {
    filter:
      place.folderId === undefined
        ? ['accountId', 'eq', place.clientId]
        : ['folderId', 'in', keysBelow(folders, place.folderId)],
  }
}

/** The reports of a place, for people who read them. */
export const readList = (place: Place | undefined, folders: readonly PlacedFolder[], hasStatus: boolean) =>
  defineList(listReports, 'reports', {
    group: 'library',
    ...placed(place, folders),
    columns: columnsOf(inViewer, hasStatus),
    also,
    order: ['name', 'id'],
    say,
  })

/** The reports of a place, for people who administer them. */
export const administeredList = (place: Place | undefined, folders: readonly PlacedFolder[]) =>
  defineList(listReports, 'reports', {
    ...placed(place, folders),
    columns: columnsOf(id => addressOfReport(id), true),
    also,
    order: ['name', 'id'],
    say,
  })

import {
  assessReportChange,
  assessReportFolderChange,
  createReportFolder,
  getReport,
  listReportClients,
  listReportDocuments,
  listReportFolders,
  listReports,
} from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { within } from 'storybook/test'
import { answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { reportAccessTexts } from '../../../reports/access/i18n/texts.ts'
import { reportDocumentsTexts } from '../../../reports/documents/i18n/texts.ts'
import { reportFilesTexts } from '../../../reports/files/i18n/texts.ts'
import { reportLibrary } from './application.ts'
import type { FolderProblem, ReportProblem } from './assessment.ts'
import { reportsTexts } from './i18n/texts.ts'
import type { Report, ReportClient, ReportFolder } from './library.ts'
import type { ListedReport } from './report-lists.ts'

const tea: ReportClient = {
  id: 1,
  accountNumber: '100001',
  accountLegalName: 'Fontaine & Filles – Maison de thé SAS',
  reportCount: 3,
}
const management: ReportFolder = {
  ...createReportFolder.success.below,
  '@odata.etag': '"2"',
  id: 3,
  name: 'Gestion',
  path: 'Gestion',
  parentFolderId: null,
  depth: 1,
  engagementId: null,
  engagementCode: null,
  reportCount: 2,
}
/** A folder inside the previous one, with an engagement. */
const sales: ReportFolder = { ...createReportFolder.success.below, '@odata.etag': '"1"', reportCount: 1 }

/** The clients of the library: the contract's example, and one with a long name. */
export const clients: readonly ReportClient[] = [
  tea,
  {
    id: 2,
    accountNumber: '100002',
    accountLegalName: 'Ateliers mécaniques Brandt, Kowalczyk et Associés de la Vallée',
    reportCount: 1,
  },
]

/** The folders of both clients: one inside another, one with an engagement, one that is empty. */
export const folders: readonly ReportFolder[] = [
  management,
  sales,
  { ...management, id: 8, name: 'Trésorerie', path: 'Trésorerie', reportCount: 1 },
  { ...management, id: 9, name: 'Archives', path: 'Archives', reportCount: 0 },
  {
    ...management,
    id: 20,
    name: 'Audit',
    path: 'Audit',
    accountId: 2,
    accountName: 'Ateliers mécaniques Brandt, Kowalczyk et Associés de la Vallée',
    reportCount: 1,
  },
]

/** The report in most stories, from the contract's example. */
export const margin: Report = {
  ...getReport.success.published,
  pages: [...getReport.success.published.pages],
  bookmarks: [...getReport.success.published.bookmarks],
}

const reportOf = (id: number, name: string, more: Partial<Report>): Report => ({
  ...margin,
  id,
  name,
  folderId: management.id,
  folderPath: 'Gestion',
  engagementId: null,
  engagementCode: null,
  isFavourite: false,
  isModified: false,
  documentCount: 0,
  lastOpenedDate: null,
  ...more,
})

/** A draft without a file. */
export const draft = reportOf(43, 'Cash forecast', {
  folderId: 8,
  folderPath: 'Trésorerie',
  publicationStatus: 'draft',
  mayDownload: false,
  fileName: null,
  fileSize: null,
  fileVersion: 0,
  pages: [],
  bookmarks: [],
})

/** All reports that an administrator sees. */
export const reports: readonly ListedReport[] = [
  margin,
  reportOf(42, 'Suivi budget', { lastOpenedDate: '2026-11-02T08:00:00.000Z' }),
  draft,
  reportOf(44, 'Écarts budget', {
    folderId: 20,
    folderPath: 'Audit',
    accountId: 2,
    accountName: 'Ateliers mécaniques Brandt, Kowalczyk et Associés de la Vallée',
    publicationStatus: 'withdrawn',
  }),
]

/** The query strings of the list's requests, without those for the tree. */
export const asked: URLSearchParams[] = []

const json = (content: unknown) =>
  HttpResponse.text(JSON.stringify(content), { headers: { 'content-type': 'application/json', etag: '"3"' } })
const keyIn = (query: URLSearchParams, field: string) =>
  Number(new RegExp(`${field} eq (\\d+)`).exec(query.get('$filter') ?? '')?.[1] ?? Number.NaN)
const searched = (query: URLSearchParams) => query.get('$search')?.replaceAll('"', '').toLowerCase()

/** The contents of a library; anything left out is that of the stories. */
export interface StoryLibrary {
  clients?: readonly ReportClient[]
  /** The total number of clients. */
  clientCount?: number
  /** The number of clients in one response. */
  clientsAtOnce?: number
  folders?: readonly ReportFolder[]
  reports?: readonly ListedReport[]
}

/** No document matches the search. */
const noDocuments = answerWith<'listReportDocuments'>(listReportDocuments, { value: [] })

/** Answers the requests of the library, as the services do. */
export function library(own: StoryLibrary = {}): HttpHandler[] {
  const all = { clients, folders, reports, ...own }
  return [
    http.get(listReportClients.pattern, ({ request }) => {
      const query = new URL(request.url).searchParams
      const text = searched(query)
      const id = keyIn(query, 'id')
      const value = all.clients.filter(
        client =>
          (text === undefined || client.accountLegalName.toLowerCase().includes(text)) &&
          (Number.isNaN(id) || client.id === id),
      )
      const { clientsAtOnce = value.length } = own
      const first = query.get('$skip') === '200' ? clientsAtOnce : 0
      return json({
        value: value.slice(first, first + clientsAtOnce),
        '@odata.count': text === undefined ? (own.clientCount ?? value.length) : value.length,
      })
    }),
    http.get(listReportFolders.pattern, ({ request }) => {
      const query = new URL(request.url).searchParams
      const text = searched(query)
      const accountId = keyIn(query, 'accountId')
      return json({
        value: all.folders.filter(folder =>
          text === undefined ? folder.accountId === accountId : folder.name.toLowerCase().includes(text),
        ),
      })
    }),
    http.get(listReports.pattern, ({ request }) => {
      const query = new URL(request.url).searchParams
      const accountId = keyIn(query, 'accountId')
      // Requests of the tree come without `$count`; those of a list have it.
      if (!query.has('$count')) return json({ value: all.reports.filter(row => row.accountId === accountId) })
      asked.push(query)
      return json({ value: all.reports, '@odata.count': all.reports.length })
    }),
    noDocuments,
  ]
}

/** The assessment of a change of a folder. */
export const assessedFolder = (...problems: FolderProblem[]) =>
  answerWith<'assessReportFolderChange'>(assessReportFolderChange, {
    ...assessReportFolderChange.success.rename,
    problems,
  })

/** The assessment of a change of a report. */
export const assessedReport = (...problems: ReportProblem[]) =>
  answerWith<'assessReportChange'>(assessReportChange, { ...assessReportChange.success.delete, problems })

/** A reader, an administrator and a client. */
export const reader = { scopes: new Set([...storyPerson.scopes, 'Reports.Read']) }
export const publisher = {
  scopes: new Set([...reader.scopes, 'Reports.Manage', 'Accounts.Read', 'Engagements.Read']),
}
export const customer = { ...reader, type: 'Client', fullName: 'Claire Fontaine' } as const

/** The portal for the screens of the library. */
export const portal: PortalStory = {
  texts: {
    reports: reportsTexts,
    reportFiles: reportFilesTexts,
    reportAccess: reportAccessTexts,
    reportDocuments: reportDocumentsTexts,
  },
  person: publisher,
}

/** The portal at a place of the library. */
export const storyAt = (
  place: keyof typeof reportLibrary.places,
  search = '',
  params: Readonly<Record<string, number>> = {},
): PortalStory => ({ ...portal, ...at(reportLibrary, place, params, search) })

/** The texts in the language of the story. */
export const textsOf = textsIn(reportsTexts)

/** The texts about documents beside reports. */
export const documentTextsOf = textsIn(reportDocumentsTexts)

/** The texts about access to reports. */
export const accessTextsOf = textsIn(reportAccessTexts)

/** The tree of the library. The rows of the list beside it contain the names of clients and folders as well. */
export const treeIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('treegrid')

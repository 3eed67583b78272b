import type { ReadOf } from '@parvis/api-types/calls'
import { getPublication } from '@parvis/api-types/calls/publications'
import { PublicationForm, PublicationPatch } from '@parvis/api-types/limits/publications'
import { ReportFileImport } from '@parvis/api-types/limits/report-files'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import { chosen, defineForm, orNull, text } from '../../../screens/define-form.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { publications } from './application.ts'

/** A publication as the services hold it. */
export type Publication = ReadOf<'getPublication'>

/** The colour of each status's badge; the badge's text says the same in words. */
export const statusLooks = {
  draft: 'active',
  validated: 'success',
  abandoned: 'draft',
} as const satisfies Record<Publication['status'], StatusBadgeKind>

/** The address of the request being published. */
export const addressOfRequest = (id: number) => `/app/dshb2/requests/${id}`

const gone = { 'not-found': 'kinds.gone.text' } as const
/** Refusals common to all changes of a publication. */
export const ofDraft = {
  ...gone,
  'publication-closed': 'publications:problem.closed',
  'precondition-failed': 'publications:problem.changed',
} as const
export const notOpen = { 'publication-request-not-open': 'publications:problem.requestNotOpen' } as const
export const ofAnotherEngagement = {
  'publication-report-of-another-engagement': 'publications:problem.reportOfAnotherEngagement',
} as const

export const publicationRecord = defineRecord(getPublication, 'publications', {
  param: 'publication',
  list: publications.address('list'),
  say: explain<'getPublication'>(gone),
})

/** The choice of the request to publish. */
export const requestForm = defineForm(
  'publication',
  { requestId: chosen(PublicationForm.requestId) },
  {
    refusals: {
      'publication-request-not-open': 'requestId',
      'publication-request-unknown': 'requestId',
      'publication-exists': 'requestId',
    },
    say: explain<'createPublication'>({
      ...notOpen,
      'publication-request-unknown': 'publications:problem.requestUnknown',
      'publication-exists': 'publications:problem.exists',
    }),
  },
)

/** Imports an uploaded file as a report of the client. */
export const importForm = defineForm(
  'publication-import',
  {
    name: text({ ...ReportFileImport.name, isRequired: true }),
    folderId: chosen({ ...ReportFileImport.folderId, isRequired: true }),
  },
  {
    refusals: {
      'report-name-required': 'name',
      'report-name-too-long': 'name',
      'report-name-invalid': 'name',
      'report-exists': 'name',
      'report-placement-required': 'folderId',
      'report-folder-unknown': 'folderId',
    },
    say: explain<'importReportFile'>({
      'not-found': 'publications:problem.fileGone',
      'report-file-incomplete': 'reportFiles:problem.incomplete',
      'report-name-required': 'publications:problem.nameRequired',
      'report-name-too-long': 'publications:problem.nameTooLong',
      'report-name-invalid': 'publications:problem.nameInvalid',
      'report-exists': 'publications:problem.reportExists',
      'report-placement-required': 'publications:problem.folderUnknown',
      'report-folder-unknown': 'publications:problem.folderUnknown',
    }),
  },
)

/** The choice of the report to publish; a new publication has none yet. */
export const reportForm = defineForm(
  'publication',
  { reportId: orNull(chosen({ ...PublicationPatch.reportId, isRequired: true })) },
  {
    refusals: {
      'publication-report-unknown': 'reportId',
      'publication-report-of-another-client': 'reportId',
      'publication-report-of-another-engagement': 'reportId',
    },
    say: explain<'updatePublication'>({
      ...ofDraft,
      'publication-report-unknown': 'publications:problem.reportUnknown',
      'publication-report-of-another-client': 'publications:problem.reportOfAnotherClient',
      ...ofAnotherEngagement,
    }),
  },
)

/** Explains why the choices could not be loaded. */
export const sayNoChoices = explain<'listPlanningRequests' | 'listReports' | 'listReportFolders'>({})

/** Explains why a document could not be added or removed. */
export const sayOfDocument = explain<'addPublicationDocument' | 'deletePublicationDocument'>({
  ...ofDraft,
  'publication-document-unknown': 'publications:problem.documentUnknown',
  'publication-document-limit-reached': 'publications:problem.documentLimit',
})

import { explain } from '../../../api/problem-messages.ts'
import type { PublicationField } from './rules/publication-values.ts'

/** Why what there is to choose from did not come. */
export const sayNoChoices = explain<'listPlanningRequests' | 'listReports'>({})

const gone = { 'not-found': 'publications:gone.text' } as const
const ofDraft = {
  ...gone,
  'publication-closed': 'publications:problem.closed',
  'precondition-failed': 'publications:problem.changed',
} as const
const notOpen = { 'publication-request-not-open': 'publications:problem.requestNotOpen' } as const
const ofAnotherEngagement = {
  'publication-report-of-another-engagement': 'publications:problem.reportOfAnotherEngagement',
} as const

export const sayNotThere = explain<'getPublication'>(gone)

export const sayNotCreated = explain<'createPublication'>({
  ...notOpen,
  'publication-request-unknown': 'publications:problem.requestUnknown',
  'publication-exists': 'publications:problem.exists',
})

export const sayNotChosen = explain<'updatePublication'>({
  ...ofDraft,
  'publication-report-unknown': 'publications:problem.reportUnknown',
  'publication-report-of-another-client': 'publications:problem.reportOfAnotherClient',
  ...ofAnotherEngagement,
})

export const sayOfDocument = explain<'addPublicationDocument' | 'deletePublicationDocument'>({
  ...ofDraft,
  'publication-document-unknown': 'publications:problem.documentUnknown',
  'publication-document-limit-reached': 'publications:problem.documentLimit',
})

export const sayNotDownloaded = explain<'getPublicationDocumentDownload'>({
  'not-found': 'publications:problem.documentMissing',
})

export const sayNotValidated = explain<'validatePublication'>({
  ...ofDraft,
  ...notOpen,
  'publication-report-missing': 'publications:problem.reportMissing',
  ...ofAnotherEngagement,
  'report-content-missing': 'publications:problem.contentMissing',
})

export const sayNotAbandoned = explain<'abandonPublication'>(ofDraft)

/** The field that a refusal is about. */
export const fieldOfProblem = {
  'publication-request-not-open': 'request',
  'publication-request-unknown': 'request',
  'publication-exists': 'request',
  'publication-report-unknown': 'report',
  'publication-report-of-another-client': 'report',
  'publication-report-of-another-engagement': 'report',
} as const satisfies Readonly<Record<string, PublicationField>>

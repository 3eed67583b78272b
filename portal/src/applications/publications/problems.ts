import { commonProblems, type ProblemTexts } from '../../api/problem-messages.ts'
import type { PublicationField } from './rules/publication-values.ts'

/** What is said when an operation on publications is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listPublications'> &
  ProblemTexts<'listPlanningRequests'> &
  ProblemTexts<'listReports'>

const gone = { ...commonProblems, 'not-found': 'publications:gone.text' } as const
const ofDraft = {
  ...gone,
  'publication-closed': 'publications:problem.closed',
  'precondition-failed': 'publications:problem.changed',
} as const
const notOpen = { 'publication-request-not-open': 'publications:problem.requestNotOpen' } as const

const ofAnotherEngagement = {
  'publication-report-of-another-engagement': 'publications:problem.reportOfAnotherEngagement',
} as const

export const getProblems = gone satisfies ProblemTexts<'getPublication'>

export const createProblems = {
  ...commonProblems,
  ...notOpen,
  'publication-request-unknown': 'publications:problem.requestUnknown',
  'publication-exists': 'publications:problem.exists',
} as const satisfies ProblemTexts<'createPublication'>

export const chooseProblems = {
  ...ofDraft,
  'publication-report-unknown': 'publications:problem.reportUnknown',
  'publication-report-of-another-client': 'publications:problem.reportOfAnotherClient',
  ...ofAnotherEngagement,
} as const satisfies ProblemTexts<'updatePublication'>

export const documentProblems = {
  ...ofDraft,
  'publication-document-unknown': 'publications:problem.documentUnknown',
  'publication-document-limit-reached': 'publications:problem.documentLimit',
} as const satisfies ProblemTexts<'addPublicationDocument'> & ProblemTexts<'deletePublicationDocument'>

export const downloadProblems = {
  ...commonProblems,
  'not-found': 'publications:problem.documentMissing',
} as const satisfies ProblemTexts<'getPublicationDocumentDownload'>

export const validateProblems = {
  ...ofDraft,
  ...notOpen,
  'publication-report-missing': 'publications:problem.reportMissing',
  ...ofAnotherEngagement,
  'report-content-missing': 'publications:problem.contentMissing',
} as const satisfies ProblemTexts<'validatePublication'>

export const abandonProblems = ofDraft satisfies ProblemTexts<'abandonPublication'>

/** The field that a refusal is about. */
export const fieldOfProblem = {
  'publication-request-not-open': 'request',
  'publication-request-unknown': 'request',
  'publication-exists': 'request',
  'publication-report-unknown': 'report',
  'publication-report-of-another-client': 'report',
  'publication-report-of-another-engagement': 'report',
} as const satisfies Readonly<Record<string, PublicationField>>

import { commonProblems, type ProblemTexts } from '../../api/problem-messages.ts'
import type { TextKey } from '../../i18n/keys.ts'
import type { ReportFileRefusal } from './refusals.ts'

/** The reasons for refusing a file, used by the browser and the services. */
export const refusalTexts = {
  'report-file-extension': 'reportFiles:refusal.extension',
  'report-file-template-extension': 'reportFiles:refusal.templateExtension',
  'report-file-too-large': 'reportFiles:refusal.tooLarge',
  'report-file-unreadable': 'reportFiles:refusal.unreadable',
  'report-file-truncated': 'reportFiles:refusal.truncated',
  'report-file-encrypted': 'reportFiles:refusal.encrypted',
  'report-file-unsafe': 'reportFiles:refusal.unsafe',
  'report-file-template': 'reportFiles:refusal.template',
  'report-file-not-template': 'reportFiles:refusal.notTemplate',
  'report-file-without-data': 'reportFiles:refusal.withoutData',
  'report-file-live-connection': 'reportFiles:refusal.liveConnection',
  'report-file-layout': 'reportFiles:refusal.layout',
  'report-file-too-complex': 'reportFiles:refusal.tooComplex',
} as const satisfies Record<ReportFileRefusal, TextKey>

/** The texts for every failure of an upload, from its first byte to the check by the services. */
export const sendingProblems = {
  ...commonProblems,
  ...refusalTexts,
  'not-found': 'reportFiles:problem.gone',
  'report-file-publication-unknown': 'reportFiles:problem.publicationGone',
  'publication-closed': 'reportFiles:problem.publicationClosed',
  'report-file-limit-reached': 'reportFiles:problem.limit',
  'report-file-incomplete': 'reportFiles:problem.incomplete',
  'storage-full': 'reportFiles:problem.full',
  'report-file-document-extension': 'reportFiles:refusal.documentExtension',
  'report-file-not-document': 'reportFiles:refusal.notDocument',
} as const satisfies ProblemTexts<'createReportFile'> & ProblemTexts<'checkReportFile'>

/** The same, plus the errors of the upload protocol, shown after several attempts. */
export const transferProblems = {
  ...sendingProblems,
  'upload-offset-wrong': 'reportFiles:problem.broken',
  'upload-busy': 'reportFiles:problem.broken',
} as const

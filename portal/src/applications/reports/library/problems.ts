import { commonProblems, explain, type ProblemTexts } from '../../../api/problem-messages.ts'
import type { TextKey } from '../../../i18n/keys.ts'
import type { FolderProblem } from './folder-queries.ts'
import type { ReportProblem } from './report-queries.ts'

/** What each rule of folders says: exhaustive, a rule that is forgotten does not compile. */
export const folderTexts = {
  'report-folder-required': 'reports:problem.folderRequired',
  'report-folder-name-required': 'reports:problem.folderNameRequired',
  'report-folder-name-too-long': 'reports:problem.nameTooLong',
  'report-folder-name-invalid': 'reports:problem.nameInvalid',
  'report-folder-exists': 'reports:problem.folderExists',
  'report-folder-parent-required': 'reports:problem.parentRequired',
  'report-folder-parent-unknown': 'reports:problem.parentUnknown',
  'report-folder-account-unknown': 'reports:problem.accountUnknown',
  'report-folder-of-another-client': 'reports:problem.anotherClient',
  'report-folder-cycle': 'reports:problem.cycle',
  'report-folder-too-deep': 'reports:problem.tooDeep',
  'report-folder-not-empty': 'reports:problem.notEmpty',
  'report-folder-engagement-unknown': 'reports:problem.engagementUnknown',
  'report-folder-of-another-engagement': 'reports:problem.anotherEngagement',
} as const satisfies Record<FolderProblem, TextKey>

/** What each rule of reports says. */
export const reportTexts = {
  'report-required': 'reports:problem.reportRequired',
  'report-name-required': 'reports:problem.reportNameRequired',
  'report-name-too-long': 'reports:problem.nameTooLong',
  'report-name-invalid': 'reports:problem.nameInvalid',
  'report-exists': 'reports:problem.reportExists',
  'report-placement-required': 'reports:problem.placementRequired',
  'report-folder-unknown': 'reports:problem.folderUnknown',
  'report-folder-of-another-client': 'reports:problem.anotherClient',
  'report-folder-of-another-engagement': 'reports:problem.anotherEngagement',
  'report-content-missing': 'reports:problem.contentMissing',
} as const satisfies Record<ReportProblem, TextKey>

/** What is said when an operation is refused: exhaustive, a code that is forgotten does not compile. */
const denied = { 'report-access-denied': 'reports:problem.denied' } as const

export const listProblems = { ...commonProblems } as const satisfies ProblemTexts<'listReports'> &
  ProblemTexts<'listReportClients'> &
  ProblemTexts<'listReportFolders'>

export const readingProblems = {
  ...commonProblems,
  ...denied,
} as const satisfies ProblemTexts<'getReport'> & ProblemTexts<'markFavouriteReport'>

export const folderProblems = {
  ...commonProblems,
  ...folderTexts,
  'not-found': 'reports:problem.folderGone',
} as const satisfies ProblemTexts<'createReportFolder'> &
  ProblemTexts<'updateReportFolder'> &
  ProblemTexts<'moveReportFolder'> &
  ProblemTexts<'deleteReportFolder'> &
  ProblemTexts<'restoreReportFolder'>

export const reportProblems = {
  ...commonProblems,
  ...reportTexts,
  'not-found': 'reports:problem.reportGone',
} as const satisfies ProblemTexts<'updateReport'> &
  ProblemTexts<'moveReport'> &
  ProblemTexts<'deleteReport'> &
  ProblemTexts<'restoreReport'>

export const deletionsProblems = { ...commonProblems } as const satisfies ProblemTexts<'listReportDeletions'>

/** Why something is not brought back: what it stood in may be gone as well. */
export const restoreProblems = {
  ...folderProblems,
  ...reportProblems,
  'not-found': 'reports:problem.restoredTooLate',
  'report-folder-unknown': 'reports:problem.restoreFolderFirst',
  'report-folder-parent-unknown': 'reports:problem.restoreFolderFirst',
} as const satisfies ProblemTexts<'restoreReport'> & ProblemTexts<'restoreReportFolder'>

export const accessProblems = {
  ...commonProblems,
  'not-found': 'reports:problem.reportGone',
  'report-access-unknown': 'reports:problem.accessUnknown',
  'report-access-contact-of-another-client': 'reports:problem.contactOfAnotherClient',
} as const satisfies ProblemTexts<'getReportAccess'> &
  ProblemTexts<'updateReportAccess'> &
  ProblemTexts<'listReportReaders'> &
  ProblemTexts<'getReportAccessChoices'>

export const contactProblems = {
  ...commonProblems,
  'not-found': 'reports:problem.contactGone',
} as const satisfies ProblemTexts<'listReportsOfContact'>

export const importProblems = {
  ...commonProblems,
  ...reportTexts,
  ...denied,
  'not-found': 'reports:problem.fileGone',
  'report-file-incomplete': 'reportFiles:problem.incomplete',
} as const satisfies ProblemTexts<'importReportFile'> & ProblemTexts<'compareReportFile'>

export const sayNotDownloaded = explain<'getReportDownload'>({
  ...denied,
  'not-found': 'reports:problem.fileMissing',
})

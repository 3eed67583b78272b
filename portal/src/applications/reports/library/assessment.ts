import { questionOptions } from '@parvis/api-types/calls'
import { assessReportFolderChange } from '@parvis/api-types/calls/report-folders'
import { assessReportChange } from '@parvis/api-types/calls/reports'
import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import type { TextKey } from '../../../i18n/keys.ts'

type FolderChange = Schemas['ReportFolderChange']
type ReportChange = Schemas['ReportChange']
export type FolderProblem = Schemas['ReportFolderImpact']['problems'][number]
export type ReportProblem = Schemas['ReportImpact']['problems'][number]

/** The message of each rule for folders. A missing rule is a compile error. */
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

/** The message of each rule for reports. */
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

/** Why a change to a folder failed. */
export const sayOfFolder = explain<
  'createReportFolder' | 'updateReportFolder' | 'moveReportFolder' | 'deleteReportFolder'
>({ ...folderTexts, 'not-found': 'reports:problem.folderGone' })

/** Why a change to a report failed. */
export const sayOfReport = explain<'updateReport' | 'moveReport' | 'deleteReport' | 'restoreReport'>({
  ...reportTexts,
  'not-found': 'reports:problem.reportGone',
})

/** Why a file was not imported, or why its changes could not be determined. */
export const sayNotImported = explain<'importReportFile' | 'compareReportFile'>({
  ...reportTexts,
  'report-access-denied': 'reports:problem.denied',
  'not-found': 'reports:problem.fileGone',
  'report-file-incomplete': 'reportFiles:problem.incomplete',
})

/** Why something was not restored: its folder may be deleted as well. */
export const sayNotRestored = explain<'restoreReport' | 'restoreReportFolder'>({
  ...folderTexts,
  ...reportTexts,
  'not-found': 'reports:problem.restoredTooLate',
  'report-folder-unknown': 'reports:problem.restoreFolderFirst',
  'report-folder-parent-unknown': 'reports:problem.restoreFolderFirst',
})

/** Never reuse an assessment: request it anew for each change. */
const eachTime = { placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 }

const noFolderProblems: readonly FolderProblem[] = []
const noReportProblems: readonly ReportProblem[] = []

/** A change of a folder. Values that its kind does not use stay empty. */
export function folderChange(change: Pick<FolderChange, 'kind'> & Partial<FolderChange>): FolderChange {
  return {
    folderId: null,
    name: '',
    accountId: null,
    parentFolderId: null,
    engagementId: null,
    ...change,
  }
}

/** A change of a report. Values that its kind does not use stay empty. */
export function reportChange(change: Pick<ReportChange, 'kind'> & Partial<ReportChange>): ReportChange {
  return { reportKey: null, name: '', folderId: null, ...change }
}

/** What a change of a folder would affect, and every rule that it breaks, before it is made. */
export function useFolderAssessment(body: FolderChange) {
  const asked = useQuery({ ...questionOptions(useApi(), assessReportFolderChange, { body }), ...eachTime })
  return {
    asked,
    problems: asked.isPlaceholderData ? noFolderProblems : (asked.data?.problems ?? noFolderProblems),
  }
}

/**
 * What a change of a report would affect, and every rule that it breaks, before it is made.
 * @param isAsked whether there is a change at all
 */
export function useReportAssessment(body: ReportChange, isAsked = true) {
  const asked = useQuery({
    ...questionOptions(useApi(), assessReportChange, { body }),
    ...eachTime,
    enabled: isAsked,
  })
  return {
    asked,
    problems: asked.isPlaceholderData ? noReportProblems : (asked.data?.problems ?? noReportProblems),
  }
}

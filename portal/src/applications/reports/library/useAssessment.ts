import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { assessReportFolderChangeOptions, type FolderChange, type FolderProblem } from './folder-queries.ts'
import { assessReportChangeOptions, type ReportChange, type ReportProblem } from './report-queries.ts'

const noFolderProblems: readonly FolderProblem[] = []
const noReportProblems: readonly ReportProblem[] = []

/** A change of a folder, of which what its kind does not read stays empty. */
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

/** A change of a report, of which what its kind does not read stays empty. */
export function reportChange(change: Pick<ReportChange, 'kind'> & Partial<ReportChange>): ReportChange {
  return { reportKey: null, name: '', folderId: null, ...change }
}

/** What the services say of a change of a folder before it is made. */
export function useFolderAssessment(change: FolderChange) {
  const asked = useQuery(assessReportFolderChangeOptions(useApi(), change))
  return {
    asked,
    problems: asked.isPlaceholderData ? noFolderProblems : (asked.data?.problems ?? noFolderProblems),
  }
}

/**
 * What the services say of a change of a report before it is made.
 * @param isAsked whether there is a change at all
 */
export function useReportAssessment(change: ReportChange, isAsked = true) {
  const asked = useQuery({ ...assessReportChangeOptions(useApi(), change), enabled: isAsked })
  return {
    asked,
    problems: asked.isPlaceholderData ? noReportProblems : (asked.data?.problems ?? noReportProblems),
  }
}

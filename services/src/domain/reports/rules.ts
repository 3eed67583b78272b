import { nameProblem } from './names.ts'

/** How deep folders stand at most. */
export const deepest = 6

/** The codes of ReportFolderImpact. */
export type FolderProblem =
  | 'report-folder-required'
  | 'report-folder-name-required'
  | 'report-folder-name-too-long'
  | 'report-folder-name-invalid'
  | 'report-folder-exists'
  | 'report-folder-parent-required'
  | 'report-folder-parent-unknown'
  | 'report-folder-account-unknown'
  | 'report-folder-of-another-client'
  | 'report-folder-cycle'
  | 'report-folder-too-deep'
  | 'report-folder-not-empty'
  | 'report-folder-engagement-unknown'
  | 'report-folder-of-another-engagement'

/** The codes of ReportImpact. */
export type ReportProblem =
  | 'report-required'
  | 'report-name-required'
  | 'report-name-too-long'
  | 'report-name-invalid'
  | 'report-exists'
  | 'report-placement-required'
  | 'report-folder-unknown'
  | 'report-folder-of-another-client'
  | 'report-folder-of-another-engagement'
  | 'report-content-missing'

/** Where a folder stands. */
export interface FolderPlace {
  id: number
  accountId: number
  engagementId: number | null
  /** Ids of the folders that it stands in, the client's first. */
  above: readonly number[]
}

/** What is to be put into a folder, or directly below its client. */
export interface Placed {
  /** Undefined for what does not exist yet. */
  id: number | undefined
  accountId: number
  /** Levels of folders below it. */
  levels: number
  /** Its own and those of the folders below it. */
  engagementIds: readonly number[]
}

/** What is wrong with the name of a folder, which was normalized. */
export function folderNameProblems(name: string): FolderProblem[] {
  const problem = nameProblem(name)
  return problem ? [`report-folder-name-${problem}`] : []
}

/** What is wrong with the name of a report, which was normalized. */
export function reportNameProblems(name: string): ReportProblem[] {
  const problem = nameProblem(name)
  return problem ? [`report-name-${problem}`] : []
}

/**
 * Why a folder cannot stand there.
 * @param parent null: directly below its client
 */
export function placeProblems(folder: Placed, parent: FolderPlace | null): FolderProblem[] {
  const problems: FolderProblem[] = []
  if (parent && parent.accountId !== folder.accountId) problems.push('report-folder-of-another-client')
  if (parent && folder.id !== undefined && [parent.id, ...parent.above].includes(folder.id))
    return [...problems, 'report-folder-cycle']
  const depth = parent ? parent.above.length + 2 : 1
  if (depth + folder.levels > deepest) problems.push('report-folder-too-deep')
  const engagements = new Set([
    ...folder.engagementIds,
    ...(parent?.engagementId ? [parent.engagementId] : []),
  ])
  if (parent?.engagementId && engagements.size > 1) problems.push('report-folder-of-another-engagement')
  return problems
}

/**
 * Why a folder cannot be for an engagement: all of what is in a folder of an engagement is for that one.
 * @param engagementId null: for none
 * @param below those of the folders below it
 */
export function engagementProblems(
  engagementId: number | null,
  parent: FolderPlace | null,
  below: readonly number[],
): FolderProblem[] {
  const isOfParent = parent?.engagementId == null || parent.engagementId === engagementId
  const isOfBelow = engagementId === null || below.every(each => each === engagementId)
  return isOfParent && isOfBelow ? [] : ['report-folder-of-another-engagement']
}

/** Why a report cannot move from one folder to another. */
export function reportMoveProblems(from: FolderPlace, to: FolderPlace): ReportProblem[] {
  const problems: ReportProblem[] = []
  if (from.accountId !== to.accountId) problems.push('report-folder-of-another-client')
  if (from.engagementId !== null && to.engagementId !== null && from.engagementId !== to.engagementId)
    problems.push('report-folder-of-another-engagement')
  return problems
}

import type { AnsweredBy } from '../../server/operation-types.ts'
import { nameProblem } from './names.ts'

/** How deep folders stand at most. */
export const deepest = 6

/** What can stand in the way of a change of a folder. */
export type FolderProblem = AnsweredBy<'assessReportFolderChange'>['problems'][number]

/** What can stand in the way of a change of a report. */
export type ReportProblem = AnsweredBy<'assessReportChange'>['problems'][number]

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
  accountId: number
  /** Levels of folders below it. */
  levels: number
  /** Its own and those of the folders below it. */
  engagementIds: readonly number[]
}

/** What is wrong with the name of a folder, which was normalized. */
export function folderNameProblems(name: string) {
  const problem = nameProblem(name)
  return problem ? [`report-folder-name-${problem}` as const] : []
}

/** What is wrong with the name of a report, which was normalized. */
export function reportNameProblems(name: string) {
  const problem = nameProblem(name)
  return problem ? [`report-name-${problem}` as const] : []
}

type RoomProblem = 'report-folder-too-deep' | 'report-folder-of-another-engagement'

/**
 * Why there is no room for a folder, whose client's the parent is.
 * @param parent null: directly below its client
 */
export function roomProblems({ levels, engagementIds }: Placed, parent: FolderPlace | null): RoomProblem[] {
  const problems: RoomProblem[] = []
  const depth = parent ? parent.above.length + 2 : 1
  if (depth + levels > deepest) problems.push('report-folder-too-deep')
  const engagements = new Set([...engagementIds, ...(parent?.engagementId ? [parent.engagementId] : [])])
  if (parent?.engagementId && engagements.size > 1) problems.push('report-folder-of-another-engagement')
  return problems
}

/** Why a new folder cannot stand there. */
export function newPlaceProblems(folder: Placed, parent: FolderPlace | null) {
  const isOfAnother = parent !== null && parent.accountId !== folder.accountId
  const ofClient = isOfAnother ? (['report-folder-of-another-client'] as const) : []
  return [...ofClient, ...roomProblems(folder, parent)]
}

/** Why a folder cannot be moved there. */
export function placeProblems(folder: Placed & { id: number }, parent: FolderPlace | null) {
  if (!parent || ![parent.id, ...parent.above].includes(folder.id)) return newPlaceProblems(folder, parent)
  const isOfAnother = parent.accountId !== folder.accountId
  const ofClient = isOfAnother ? (['report-folder-of-another-client'] as const) : []
  return [...ofClient, 'report-folder-cycle' as const]
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
): 'report-folder-of-another-engagement'[] {
  const isOfParent = parent?.engagementId == null || parent.engagementId === engagementId
  const isOfBelow = engagementId === null || below.every(each => each === engagementId)
  return isOfParent && isOfBelow ? [] : ['report-folder-of-another-engagement']
}

type MoveProblem = 'report-folder-of-another-client' | 'report-folder-of-another-engagement'

/** Why a report cannot move from one folder to another. */
export function reportMoveProblems(from: FolderPlace, to: FolderPlace): MoveProblem[] {
  const problems: MoveProblem[] = []
  if (from.accountId !== to.accountId) problems.push('report-folder-of-another-client')
  if (from.engagementId !== null && to.engagementId !== null && from.engagementId !== to.engagementId)
    problems.push('report-folder-of-another-engagement')
  return problems
}

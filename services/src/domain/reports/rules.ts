import type { AnsweredBy } from '../../server/operation-types.ts'
import { nameProblem } from './names.ts'

/** The greatest depth of folders. */
export const deepest = 6

/** A problem with changing a folder. */
export type FolderProblem = AnsweredBy<'assessReportFolderChange'>['problems'][number]

/** A problem with changing a report. */
export type ReportProblem = AnsweredBy<'assessReportChange'>['problems'][number]

/** The position of a folder. */
export interface FolderPlace {
  id: number
  accountId: number
  engagementId: number | null
  /** Ids of the folders above it, from the client down. */
  above: readonly number[]
}

/** A folder to be placed into another one, or directly below its client. */
export interface Placed {
  accountId: number
  /** Levels of folders below it. */
  levels: number
  /** Its own engagement and those of the folders below it. */
  engagementIds: readonly number[]
}

/** Problems with the normalized name of a folder. */
export function folderNameProblems(name: string) {
  const problem = nameProblem(name)
  return problem ? [`report-folder-name-${problem}` as const] : []
}

/** Problems with the normalized name of a report. */
export function reportNameProblems(name: string) {
  const problem = nameProblem(name)
  return problem ? [`report-name-${problem}` as const] : []
}

type RoomProblem = 'report-folder-too-deep' | 'report-folder-of-another-engagement'

/**
 * Why there is no room for a folder; its client is the parent's.
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

/** Why a new folder cannot be placed there. */
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
 * Why a folder cannot belong to an engagement: everything in a folder of an engagement belongs to the same one.
 * @param engagementId null: none
 * @param below engagements of the folders below it
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

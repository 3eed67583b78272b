import type { AuditFolder } from '../folder.ts'

/** The actions on a folder as a whole. */
export type Move = 'prepare' | 'seal' | 'sendBack' | 'pin' | 'remove'

type Known = Pick<AuditFolder, 'status' | 'preparedBy' | 'hasConcluded' | 'acceptedCount' | 'submittedCount'>

/** Whether a person may review a folder: someone else did the work in it. */
export const mayReview = ({ preparedBy, hasConcluded }: Known, email: string): boolean =>
  preparedBy !== email && !hasConcluded

/**
 * The moves offered to a person, the most likely one first. Whoever prepared the folder or wrote a conclusion in it
 * cannot review it. The services check whether everything is done and report what is missing.
 */
export function movesOf(folder: Known, email: string): Move[] {
  const { status, submittedCount, acceptedCount } = folder
  if (status === 'sealed') return []
  if (status === 'prepared') return mayReview(folder, email) ? ['seal', 'sendBack'] : ['sendBack']
  const isUsed = submittedCount + acceptedCount > 0
  return isUsed ? ['prepare', 'pin'] : ['prepare', 'pin', 'remove']
}

import type { AuditFolder } from '../folder.ts'

/** The actions on a folder as a whole. */
export type Move = 'prepare' | 'seal' | 'sendBack' | 'pin' | 'remove'

type Known = Pick<AuditFolder, 'status' | 'preparedBy' | 'acceptedCount' | 'submittedCount'>

/**
 * The moves offered to a person, the most likely one first. The preparer cannot also review. The services check whether
 * everything is done and report what is missing.
 */
export function movesOf(folder: Known, email: string): Move[] {
  const { status, preparedBy, submittedCount, acceptedCount } = folder
  if (status === 'sealed') return []
  if (status === 'prepared') return preparedBy === email ? ['sendBack'] : ['seal', 'sendBack']
  const isUsed = submittedCount + acceptedCount > 0
  return isUsed ? ['prepare', 'pin'] : ['prepare', 'pin', 'remove']
}

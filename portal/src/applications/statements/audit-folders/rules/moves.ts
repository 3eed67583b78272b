import type { AuditFolder } from '../folder.ts'

/** What can be done with a folder as a whole. */
export type Move = 'prepare' | 'seal' | 'sendBack' | 'pin' | 'remove'

type Known = Pick<AuditFolder, 'status' | 'preparedBy' | 'acceptedCount' | 'submittedCount'>

/**
 * What somebody is offered, what is wanted most first. Who prepared does not review; whether everything is done is said by the
 * services, with what is missing.
 */
export function movesOf(folder: Known, email: string): Move[] {
  const { status, preparedBy, submittedCount, acceptedCount } = folder
  if (status === 'sealed') return []
  if (status === 'prepared') return preparedBy === email ? ['sendBack'] : ['seal', 'sendBack']
  const isUsed = submittedCount + acceptedCount > 0
  return isUsed ? ['prepare', 'pin'] : ['prepare', 'pin', 'remove']
}

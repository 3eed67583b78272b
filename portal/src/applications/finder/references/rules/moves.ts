import type { Sheet, SheetStatus } from '../sheet.ts'

/** A decision about a sheet. */
export type Move = 'submit' | 'validate' | 'rejectByCommercial' | 'publish' | 'rejectByManager' | 'withdraw'

/** The status that follows each decision. */
export const statusAfter = {
  submit: 'submitted',
  validate: 'validatedByCommercial',
  publish: 'published',
  rejectByCommercial: 'rejectedByCommercial',
  rejectByManager: 'rejectedByManager',
  withdraw: 'withdrawn',
} as const satisfies Record<Move, SheetStatus>

/** All decisions, most important first. */
export const moves = Object.keys(statusAfter) as readonly Move[]

/** Whether a sheet was rejected, to be corrected and submitted again. */
export const isRejected = (status: SheetStatus) =>
  status === 'rejectedByCommercial' || status === 'rejectedByManager'

type Moved = Pick<Sheet, 'status' | 'allowedTransitions' | 'mayChange' | 'difference'>

/**
 * Whether the reader can make a decision now, and whether it needs a reason. Only for display: the services check each
 * call.
 */
export const moveOf = ({ allowedTransitions }: Pick<Sheet, 'allowedTransitions'>, move: Move) =>
  allowedTransitions.find(({ status }) => status === statusAfter[move])

/** The primary action: a rejected sheet is corrected before it is submitted again. */
export function wantedMost(sheet: Moved): Move | 'change' | undefined {
  if (isRejected(sheet.status) && sheet.mayChange && sheet.difference.length === 0) return 'change'
  const [first] = moves.filter(move => moveOf(sheet, move))
  if (first === 'withdraw') return undefined
  return first ?? (sheet.mayChange ? 'change' : undefined)
}

/** The person or team a sheet waits for; undefined if none. */
export function waitingFor({
  status,
  managerName,
  managerEmail,
  partnerName,
  partnerEmail,
  createdByName,
  createdBy,
}: Pick<
  Sheet,
  'status' | 'managerName' | 'managerEmail' | 'partnerName' | 'partnerEmail' | 'createdByName' | 'createdBy'
>): { kind: 'commercial' } | { kind: 'person'; name: string } | undefined {
  switch (status) {
    case 'submitted':
      return { kind: 'commercial' }
    case 'validatedByCommercial': {
      const name = managerName ?? managerEmail ?? partnerName ?? partnerEmail
      return name === null ? undefined : { kind: 'person', name }
    }
    case 'draft':
    case 'rejectedByCommercial':
    case 'rejectedByManager':
      return { kind: 'person', name: createdByName ?? createdBy }
    case 'published':
    case 'withdrawn':
      return undefined
  }
}

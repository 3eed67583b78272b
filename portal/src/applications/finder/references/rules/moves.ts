import type { Sheet, SheetStatus } from '../sheet.ts'

/** What somebody decides about a sheet. */
export type Move = 'submit' | 'validate' | 'rejectByCommercial' | 'publish' | 'rejectByManager' | 'withdraw'

/** Where each decision brings a sheet. */
export const statusAfter = {
  submit: 'submitted',
  validate: 'validatedByCommercial',
  publish: 'published',
  rejectByCommercial: 'rejectedByCommercial',
  rejectByManager: 'rejectedByManager',
  withdraw: 'withdrawn',
} as const satisfies Record<Move, SheetStatus>

/** All of them, in the order in which they are wanted. */
export const moves = Object.keys(statusAfter) as readonly Move[]

/** Whether a sheet was given back, to be corrected and sent again. */
export const isRejected = (status: SheetStatus) =>
  status === 'rejectedByCommercial' || status === 'rejectedByManager'

type Moved = Pick<Sheet, 'status' | 'allowedTransitions' | 'mayChange' | 'difference'>

/** What the reader can decide now, and whether they have to say why. For showing only: the services check each call. */
export const moveOf = ({ allowedTransitions }: Pick<Sheet, 'allowedTransitions'>, move: Move) =>
  allowedTransitions.find(({ status }) => status === statusAfter[move])

/** What is wanted most: what was given back is corrected before it is sent again. */
export function wantedMost(sheet: Moved): Move | 'change' | undefined {
  if (isRejected(sheet.status) && sheet.mayChange && sheet.difference.length === 0) return 'change'
  const [first] = moves.filter(move => moveOf(sheet, move))
  if (first === 'withdraw') return undefined
  return first ?? (sheet.mayChange ? 'change' : undefined)
}

/** For whom a sheet waits; `undefined`: for nobody. */
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

import type { ListedRequest } from '../request.ts'

/** The actions on a request. */
export const moves = ['validate', 'reject', 'correct', 'resend', 'change', 'abandon'] as const
export type Move = (typeof moves)[number]
type Movable = Pick<ListedRequest, 'statut' | 'allowedTransitions' | 'mayResend'>

/** The action that leads to each status; transitions made by the services have none. */
const moveTo: Partial<Record<ListedRequest['statut'], Move>> = {
  validated: 'validate',
  rejected: 'reject',
  toValidate: 'correct',
  abandoned: 'abandon',
}

/** The reader's current actions, most important first. The services decide which are possible. */
export function movesOf({ statut, allowedTransitions, mayResend }: Movable): Move[] {
  const possible = new Set<Move>(allowedTransitions.flatMap(({ to }) => moveTo[to] ?? []))
  if (mayResend) possible.add('resend')
  // Whoever may abandon a request that awaits validation may also change it.
  if (statut === 'toValidate' && possible.has('abandon')) possible.add('change')
  return moves.filter(move => possible.has(move))
}

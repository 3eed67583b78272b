import type { ListedRequest } from '../request.ts'

/** What can be done about a request, as its reader may do it. */
export const moves = ['validate', 'reject', 'correct', 'resend', 'change', 'abandon'] as const
export type Move = (typeof moves)[number]
type Movable = Pick<ListedRequest, 'statut' | 'allowedTransitions' | 'mayResend'>

/** The moves by the status that they bring a request to; what the services do by themselves is nobody's move. */
const moveTo: Partial<Record<ListedRequest['statut'], Move>> = {
  validated: 'validate',
  rejected: 'reject',
  toValidate: 'correct',
  abandoned: 'abandon',
}

/** What the reader may do now, in the order in which it is wanted: the services say what, the screens draw it. */
export function movesOf({ statut, allowedTransitions, mayResend }: Movable): Move[] {
  const possible = new Set<Move>(allowedTransitions.flatMap(({ to }) => moveTo[to] ?? []))
  if (mayResend) possible.add('resend')
  // Who may give up what is to be validated is who may correct it.
  if (statut === 'toValidate' && possible.has('abandon')) possible.add('change')
  return moves.filter(move => possible.has(move))
}

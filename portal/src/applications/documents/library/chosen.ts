import { ApiProblem } from '@parvis/api-types/problems'
import type { ProblemText } from '../../../api/problem-messages.ts'

/** An action that was not carried out, why, and because of which documents. */
export interface Undone {
  title: string
  problem: ProblemText
  names: readonly { name: string }[]
}

/** The documents because of which the services refused the whole request. */
export function refusedOf<Of extends { id: number }>(error: unknown, documents: readonly Of[]): Of[] {
  if (!(error instanceof ApiProblem)) return []
  const refused = new Set(error.errors.map(({ params }) => params?.['id']))
  return documents.filter(({ id }) => refused.has(id))
}

import type { QueryClient } from '@tanstack/react-query'
import { decodeToken } from '../../../../session/token.ts'
import type { TokenStore } from '../../../../session/token-store.ts'
import { stockTakes } from '../application.ts'
import { keptAnswers } from './kept-answers.ts'

/** Whose token it is. One that only its service can read says nothing: nothing is kept for it. */
export const ownerOf = (token: string | undefined): string | undefined => decodeToken(token)?.email

/**
 * Gives a count sheet that is opened without a network what was answered when there was one, as old as it is: it is asked
 * for again, and what comes counts more. Other pages are given nothing, and say that there is no network.
 */
export async function restoreAnswers(
  { queryClient, tokens }: { queryClient: QueryClient; tokens: Pick<TokenStore, 'current'> },
  pathname = location.pathname,
  name?: string,
): Promise<void> {
  const owner = ownerOf(tokens.current())
  if (pathname !== stockTakes.paths.count || owner === undefined) return
  for (const { queryKey, data, updatedAt } of await keptAnswers(owner, name))
    queryClient.setQueryData(queryKey, data, { updatedAt })
}

export type RestoreAnswers = typeof restoreAnswers

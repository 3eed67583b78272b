import type { QueryClient } from '@tanstack/react-query'
import { decodeToken } from '../../../../session/token.ts'
import type { TokenStore } from '../../../../session/token-store.ts'
import { stockTakes } from '../application.ts'
import { keptAnswers } from './kept-answers.ts'

/** The owner of a token. An opaque token has no known owner, so nothing is stored for it. */
export const ownerOf = (token: string | undefined): string | undefined => decodeToken(token)?.email

/**
 * Restores stored responses for a count sheet that is opened offline, with their original age. They are refetched, and
 * fresh responses replace them. Other pages get nothing and report that the network is missing.
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

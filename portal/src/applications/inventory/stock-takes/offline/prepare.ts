import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../../api/clients.ts'
import { getPreferencesOptions, listMenusOptions } from '../../../../navigation/queries.ts'
import { keepAnswers } from './kept-answers.ts'
import { ownerOf } from './restore-answers.ts'

/** The queries that every page waits for: who the person is, what they may do and where they can go. */
const needed: readonly unknown[] = [
  'listContactClaims',
  'listUserScopes',
  'getCurrentTerms',
  'listTermsAcceptances',
  'listMenus',
  'getPreferences',
]

/** Registers the service worker. @returns whether it, or that of the previous build, has cached the page completely */
async function keepPage(): Promise<boolean> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })
  const coming = registration.installing
  if (coming)
    await new Promise<void>(resolve => {
      const look = () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve()
      }
      coming.addEventListener('statechange', look)
      look()
    })
  // If the new worker failed to cache its page, that of the previous build does not know this build's files.
  return registration.active !== null && coming?.state !== 'redundant'
}

/**
 * Makes count sheets open offline from now on, by storing the page and its first responses.
 * @returns whether they do
 */
export async function prepare(
  api: Api,
  queryClient: QueryClient,
  token: string | undefined,
): Promise<boolean> {
  const owner = ownerOf(token)
  if (owner === undefined || !('serviceWorker' in navigator)) return false
  await Promise.all([
    queryClient.ensureQueryData(listMenusOptions(api)),
    queryClient.ensureQueryData(getPreferencesOptions(api)),
  ])
  const answers = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => needed.includes(queryKey[0]) && state.data !== undefined })
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
  await keepAnswers(owner, answers)
  return await keepPage()
}

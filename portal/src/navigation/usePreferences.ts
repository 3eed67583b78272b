import { mutationOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import { getPreferencesOptions, updatePreferencesOptions, type ArrangedPreferences } from './queries.ts'

const untouched: ArrangedPreferences = { pinnedMenuIds: [], recentMenuIds: [], sidebar: 'expanded' }

/**
 * What the person arranged for themselves, kept by the services. A change shows at once and is taken back when the
 * services refuse it.
 */
export function usePreferences() {
  const api = useApi()
  const queryClient = useQueryClient()
  const options = getPreferencesOptions(api)
  const { data, isPending } = useQuery(options)
  const [hasFailed, setFailed] = useState(false)
  const updating = mutationOptions({
    ...updatePreferencesOptions(api),
    onMutate: change => {
      setFailed(false)
      const before = queryClient.getQueryData(options.queryKey)
      if (before) queryClient.setQueryData(options.queryKey, { ...before, ...change })
      return { before }
    },
    onError: (_error, _change, context) => {
      setFailed(true)
      if (context?.before) queryClient.setQueryData(options.queryKey, context.before)
    },
  })
  return {
    preferences: data ?? untouched,
    isPending,
    hasFailed,
    // Without `useMutation`: nothing is drawn from the mutation itself, and its observer would be part of every page.
    change: (change: Partial<ArrangedPreferences>) => {
      const mutation = queryClient.getMutationCache().build(queryClient, updating)
      mutation.execute(change).catch(() => undefined)
    },
  }
}

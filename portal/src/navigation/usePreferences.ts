import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { getPreferencesOptions, updatePreferencesOptions, type ArrangedPreferences } from './queries.ts'

const untouched: ArrangedPreferences = {
  pinnedMenuIds: [],
  recentMenuIds: [],
  menuOrder: [],
  knownMenuIds: null,
  sidebar: 'expanded',
  language: null,
}

/**
 * The person's preferences, stored by the services. A change shows at once and is reverted if the services refuse it.
 */
export function usePreferences() {
  const api = useApi()
  const queryClient = useQueryClient()
  const options = getPreferencesOptions(api)
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(options)
  const { mutate, isError } = useMutation({
    ...updatePreferencesOptions(api),
    onMutate: change => {
      const before = queryClient.getQueryData(options.queryKey)
      if (before) queryClient.setQueryData(options.queryKey, { ...before, ...change })
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(options.queryKey, context.before)
    },
  })
  return {
    preferences: data ?? untouched,
    /** Whether the preferences have been loaded. Until then nothing must be saved: lists are saved whole. */
    isLoaded: data !== undefined,
    /** Whether they could not be loaded, also while they are requested again. */
    isLoadingError: data === undefined && errorUpdateCount > 0,
    isRetrying: isFetching,
    retry: () => void refetch(),
    change: mutate,
    hasFailed: isError,
  }
}

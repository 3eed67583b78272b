import { isProblem } from '@parvis/api-types/problems'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** Whether the person manages a role: managers may see it without the scope that others need. */
export const managesRolesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['managesRoles'],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api.authorization.get('/v1/Roles', {
          signal,
          query: { select: ['id'], top: 1 },
        })
        return data.value.length > 0
      } catch (error) {
        if (isProblem(error, 'scope-missing')) return false
        throw error
      }
    },
    staleTime: 60_000,
  })

/** Refetches the person's rights, if the page currently uses them. */
export function askForRights(queryClient: QueryClient): void {
  for (const operation of ['listUserScopes', 'managesRoles'])
    void queryClient.refetchQueries({ queryKey: [operation], type: 'active' }, { cancelRefetch: false })
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Follows what other administrators change. The shell marks the menus as outdated when the services tell of a change;
 * administrators see it immediately, in the tree and in their sidebar, not at the next navigation.
 */
export function useMenuChanges(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return
        if (event.query.queryKey[0] !== 'listMenus') return
        void queryClient.invalidateQueries({ queryKey: ['listMenuAdministration'] })
        void queryClient.refetchQueries(
          { queryKey: ['listMenus'], type: 'active', stale: true },
          { cancelRefetch: false },
        )
      }),
    [queryClient],
  )
}

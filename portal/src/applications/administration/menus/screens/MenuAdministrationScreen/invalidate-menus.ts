import type { QueryClient } from '@tanstack/react-query'

/** After a change: the author's tree, sidebar and home page ask the services again at once. */
export function invalidateMenus(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['listMenuAdministration'] })
  void queryClient.invalidateQueries({ queryKey: ['listMenus'] })
}

import { readOptions } from '@parvis/api-types/calls'
import { getMenuDraft, listMenuAdministration } from '@parvis/api-types/calls/menu-administration'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import type { AdministeredMenu } from './rules/menu-tree.ts'

/** All menus, untrimmed and loaded page by page: a tree cannot be paginated. */
export const listMenusOptions = (api: Api) => ({
  queryKey: ['listMenuAdministration', 'all'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AdministeredMenu[]> =>
    allPages(async page => ({
      data: await readOptions(api, listMenuAdministration, {
        query: { orderby: ['id'], ...page },
      }).queryFn({ signal }),
    })),
  staleTime: 10_000,
})

/** The draft, with the menus as they would be. It is polled, because other administrators change it too. */
export const menuDraftOptions = (api: Api) => ({
  ...readOptions(api, getMenuDraft, {}),
  staleTime: 10_000,
  refetchInterval: 30_000,
})

/** Prefetches the data the menu administration opens with. */
export function prefetchMenus({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(listMenusOptions(api))
  void queryClient.prefetchQuery(menuDraftOptions(api))
}

export const sayNotListed = explain<'listMenuAdministration'>({})

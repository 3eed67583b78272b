import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../api/ApiContext.tsx'
import { listMenusOptions, menuDraftOptions } from './menu-list.ts'
import { readIsDraft } from './rules/menu-address.ts'
import type { AdministeredMenu } from './rules/menu-tree.ts'

type Menus = readonly AdministeredMenu[]

/** Whether changes go into the draft or are published at once, and access to the menus they change. */
export function useMenuMode() {
  const [search] = useSearchParams()
  const api = useApi()
  const queryClient = useQueryClient()
  const isDraft = readIsDraft(search)
  const list = listMenusOptions(api)
  const draft = menuDraftOptions(api)
  return {
    isDraft,
    /** The parameters that tell the services the mode. */
    sent: isDraft ? { query: { draft: true } } : {},
    /** Updates the cached menus of the mode before they are refetched. */
    showMenus: (change: (known: Menus) => Menus) => {
      if (isDraft)
        queryClient.setQueryData(draft.queryKey, (known: MenuDraft | undefined) =>
          known ? { ...known, menus: [...change(known.menus)] } : known,
        )
      else queryClient.setQueryData(list.queryKey, (known: Menus | undefined) => known && [...change(known)])
    },
    /** Fetches the current menus of the mode. */
    readMenus: async (): Promise<Menus> =>
      isDraft
        ? (await queryClient.fetchQuery({ ...draft, staleTime: 0 })).menus
        : queryClient.fetchQuery({ ...list, staleTime: 0 }),
  }
}
type MenuDraft = Awaited<ReturnType<ReturnType<typeof menuDraftOptions>['queryFn']>>

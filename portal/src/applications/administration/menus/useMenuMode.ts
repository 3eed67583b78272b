import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../api/ApiContext.tsx'
import { listMenusOptions, menuDraftOptions } from './menu-list.ts'
import { readIsDraft } from './rules/menu-address.ts'
import type { AdministeredMenu } from './rules/menu-tree.ts'

type Menus = readonly AdministeredMenu[]

/** Whether changes go into the draft or are published at once, and the menus that they change. */
export function useMenuMode() {
  const [search] = useSearchParams()
  const api = useApi()
  const queryClient = useQueryClient()
  const isDraft = readIsDraft(search)
  const list = listMenusOptions(api)
  const draft = menuDraftOptions(api)
  return {
    isDraft,
    /** What a change says of that to the services. */
    sent: isDraft ? { query: { draft: true } } : {},
    /** Shows the menus of the mode before the services were asked again. */
    showMenus: (change: (known: Menus) => Menus) => {
      if (isDraft)
        queryClient.setQueryData(draft.queryKey, (known: MenuDraft | undefined) =>
          known ? { ...known, menus: [...change(known.menus)] } : known,
        )
      else queryClient.setQueryData(list.queryKey, (known: Menus | undefined) => known && [...change(known)])
    },
    /** The menus of the mode as the services hold them now. */
    readMenus: async (): Promise<Menus> =>
      isDraft
        ? (await queryClient.fetchQuery({ ...draft, staleTime: 0 })).menus
        : queryClient.fetchQuery({ ...list, staleTime: 0 }),
  }
}
type MenuDraft = Awaited<ReturnType<ReturnType<typeof menuDraftOptions>['queryFn']>>

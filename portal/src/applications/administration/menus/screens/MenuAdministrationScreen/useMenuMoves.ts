import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import {
  listMenuAdministrationOptions,
  moveMenuKey,
  moveMenuOptions,
  type MoveMenuVariables,
} from '../../queries.ts'
import { placeMenu, type AdministeredMenu } from '../../rules/menu-tree.ts'
import { invalidateMenus } from './invalidate-menus.ts'

export interface FailedMove {
  id: number
  error: unknown
}

/**
 * Moves menus, shown before the services have answered. The moves that are under way are laid over what the services
 * hold: when one is refused, it alone goes back, and those that came after it stay.
 * @param menus as the services hold them
 */
export function useMenuMoves(menus: readonly AdministeredMenu[]) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [failed, setFailed] = useState<FailedMove>()
  const pending = useMutationState({
    filters: { mutationKey: moveMenuKey, status: 'pending' },
    // The cache of mutations does not know their types; the key does.
    select: mutation => mutation.state.variables as MoveMenuVariables,
  })
  // They wait for each other, and those that still wait would be lost with the page.
  useSendingWarning(pending.length > 0)
  const { mutate } = useMutation({
    ...moveMenuOptions(api),
    onMutate: () => setFailed(undefined),
    onSuccess: (saved, { id, ...place }) => {
      queryClient.setQueryData(
        listMenuAdministrationOptions(api).queryKey,
        known => known && placeMenu(known, id, place).map(menu => (menu.id === id ? saved : menu)),
      )
    },
    onError: (error, { id }) => setFailed({ id, error }),
    onSettled: () => invalidateMenus(queryClient),
  })
  const shown = useMemo(
    () => pending.reduce((list, { id, ...place }) => placeMenu(list, id, place), menus),
    [menus, pending],
  )
  return { menus: shown, move: mutate, failed, dismiss: () => setFailed(undefined) }
}

import { writeOptions, type WriteParams } from '@parvis/api-types/calls'
import { moveMenu } from '@parvis/api-types/calls/menu-administration'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { listMenusOptions } from '../../menu-list.ts'
import { placeMenu, type AdministeredMenu } from '../../rules/menu-tree.ts'

type Move = WriteParams<'moveMenu'>

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
  const moving = writeOptions(api, moveMenu)
  const [failed, setFailed] = useState<FailedMove>()
  const pending = useMutationState({
    filters: { mutationKey: moving.mutationKey, status: 'pending' },
    // The cache of mutations does not know their types; the key does.
    select: mutation => mutation.state.variables as Move,
  })
  // They wait for each other, and those that still wait would be lost with the page.
  useSendingWarning(pending.length > 0)
  const { mutate } = useMutation({
    ...moving,
    // Moves follow each other: each is meant on the tree that the one before has left.
    scope: { id: 'moveMenu' },
    onMutate: () => setFailed(undefined),
    onSuccess: (saved, { path: { id }, body }) => {
      queryClient.setQueryData<readonly AdministeredMenu[]>(
        listMenusOptions(api).queryKey,
        known => known && placeMenu(known, id, body).map(menu => (menu.id === id ? saved : menu)),
      )
    },
    onError: (error, { path: { id } }) => setFailed({ id, error }),
  })
  const shown = useMemo(
    () => pending.reduce((list, { path: { id }, body }) => placeMenu(list, id, body), menus),
    [menus, pending],
  )
  return { menus: shown, move: mutate, failed, dismiss: () => setFailed(undefined) }
}

import { writeOptions, type WriteParams } from '@parvis/api-types/calls'
import { moveMenu } from '@parvis/api-types/calls/menu-administration'
import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { useUndoable } from '../../../../../screens/useUndoable.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { useMenuMode } from '../../useMenuMode.ts'
import { placeMenu, placeOfMenu, type AdministeredMenu, type MenuPlace } from '../../rules/menu-tree.ts'

type Move = WriteParams<'moveMenu'>

/** Refusals that another try would get again. */
const overSince = [
  'precondition-failed',
  'menu-cycle',
  'menu-parent-unknown',
  'menu-sibling-unknown',
  'not-found',
] as const
const sayNotUndone = explain<'moveMenu'>({
  'precondition-failed': 'menus:problem.movedSince',
  'menu-cycle': 'menus:problem.movedSince',
  'menu-parent-unknown': 'menus:problem.movedSince',
  'menu-sibling-unknown': 'menus:problem.movedSince',
  'not-found': 'menus:problem.gone',
})

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
  const { t } = useTranslation('menus')
  const language = useLanguage()
  const api = useApi()
  const { sent, showMenus } = useMenuMode()
  const moving = writeOptions(api, moveMenu)
  const [failed, setFailed] = useState<FailedMove>()
  const pending = useMutationState({
    filters: { mutationKey: moving.mutationKey, status: 'pending' },
    // The cache of mutations does not know their types; the key does.
    select: mutation => mutation.state.variables as Move,
  })
  // They wait for each other, and those that still wait would be lost with the page.
  useSendingWarning(pending.length > 0)
  const undoable = useUndoable()
  const offered = useRef(() => {})
  const { mutate, mutateAsync } = useMutation({
    ...moving,
    // Moves follow each other: each is meant on the tree that the one before has left.
    scope: { id: 'moveMenu' },
    onMutate: () => {
      setFailed(undefined)
      // What came before it cannot be taken back any more without taking this one with it.
      offered.current()
    },
    onSuccess: (saved, { path: { id }, body }) => {
      showMenus(known => placeMenu(known, id, body).map(menu => (menu.id === id ? saved : menu)))
    },
    // What takes a move back says itself why it failed.
    onError: (error, { path: { id }, ifMatch }) => {
      if (ifMatch === undefined) setFailed({ id, error })
    },
  })
  const shown = useMemo(
    () => pending.reduce((list, { path: { id }, body }) => placeMenu(list, id, body), menus),
    [menus, pending],
  )
  const move = (id: number, place: MenuPlace) => {
    const before = placeOfMenu(shown, id)
    const menu = shown.find(each => each.id === id)
    mutate(
      { ...sent, path: { id }, body: place },
      {
        onSuccess: saved => {
          if (!before || !menu) return
          const title = menuTitle(menu, language)
          offered.current = undoable({
            title: t('tree.moved', { title }),
            // Only while nobody has changed or moved it since, its neighbors included, which numbers it anew.
            undo: () => mutateAsync({ ...sent, path: { id }, body: before, ifMatch: saved['@odata.etag'] }),
            undone: t('tree.movedBackTo', { title }),
            say: sayNotUndone,
            isOver: error => isProblem(error, ...overSince),
          })
        },
      },
    )
  }
  return { menus: shown, move, failed, dismiss: () => setFailed(undefined) }
}

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

/** Refusals that a retry would get again. */
const overSince = [
  'precondition-failed',
  'menu-cycle',
  'menu-too-deep',
  'menu-parent-unknown',
  'menu-sibling-unknown',
  'not-found',
] as const
const sayNotUndone = explain<'moveMenu'>({
  'precondition-failed': 'menus:problem.movedSince',
  'menu-cycle': 'menus:problem.movedSince',
  'menu-too-deep': 'menus:problem.movedSince',
  'menu-parent-unknown': 'menus:problem.movedSince',
  'menu-sibling-unknown': 'menus:problem.movedSince',
  'not-found': 'menus:problem.gone',
})

export interface FailedMove {
  id: number
  error: unknown
}

/**
 * Moves menus optimistically. Pending moves are applied on top of what the services hold: if one is rejected, only that
 * one is reverted, and later ones stay.
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
    // The mutation cache is untyped; the mutation key determines the type.
    select: mutation => mutation.state.variables as Move,
  })
  // Moves run one after the other, and those still waiting would be lost on leaving the page.
  useSendingWarning(pending.length > 0)
  const undoable = useUndoable()
  const offered = useRef(() => {})
  const { mutate, mutateAsync } = useMutation({
    ...moving,
    // Run moves in sequence: each is based on the tree left by the previous one.
    scope: { id: 'moveMenu' },
    onMutate: () => {
      setFailed(undefined)
      // An earlier move can no longer be undone without undoing this one too.
      offered.current()
    },
    onSuccess: (saved, { path: { id }, body }) => {
      showMenus(known => placeMenu(known, id, body).map(menu => (menu.id === id ? saved : menu)))
    },
    // An undo reports its own failure.
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
            // Only if nobody has changed or moved it since. Moving one of its siblings counts too, because that
            // renumbers it.
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

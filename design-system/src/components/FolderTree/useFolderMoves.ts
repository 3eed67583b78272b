import { useLayoutEffect, useRef } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { isPossible, moveOfStep, type TreeMove, type TreeStep } from '../../internal/treeModel/treeMoves.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'

interface FolderMovesOptions {
  model: TreeModel<FolderItem>
  isEnabled: boolean
  isOrdered: boolean
  onMove: ((id: string, move: TreeMove) => void) | undefined
  canMove: ((id: string, move: TreeMove) => boolean) | undefined
  open: (id: string) => void
  say: (words: string) => void
  t: FolderWords
}

/** What moves an entry, whatever it was asked by: dragging, the dialog, Alt with the arrows. */
export interface FolderMoves {
  isEnabled: boolean
  isOrdered: boolean
  /** Whether an entry may go there. */
  allowed: (id: string, move: TreeMove) => boolean
  move: (id: string, move: TreeMove) => void
  /** Alt with an arrow; whether it means anything here. */
  moveByKey: (id: string, key: string) => boolean
}

/** Moves entries, and says where to once they are there. */
export function useFolderMoves(options: FolderMovesOptions): FolderMoves {
  const { model, isEnabled, isOrdered, onMove, canMove, open, say, t } = options
  const { direction } = useLocale()
  const moved = useRef<{ id: string; model: object } | null>(null)
  const steps: Readonly<Record<string, TreeStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: direction === 'rtl' ? 'out' : 'in',
    ArrowLeft: direction === 'rtl' ? 'in' : 'out',
  }
  const asked = (move: TreeMove): TreeMove => (isOrdered ? move : { parentId: move.parentId, beforeId: null })

  const allowed = (id: string, given: TreeMove) => {
    const move = asked(given)
    const item = model.items[model.numberOf(id)]
    const parent = move.parentId === null ? undefined : model.items[model.numberOf(move.parentId)]
    if (!item || item.isBusy || parent?.kind === 'document') return false
    // Where there is no order, it is there already.
    const isElsewhere =
      isOrdered || model.parentOf(model.numberOf(id)) !== (parent ? model.numberOf(parent.id) : -1)
    return isElsewhere && isPossible(model, id, move) && (canMove?.(id, move) ?? true)
  }
  const move = (id: string, given: TreeMove) => {
    const to = asked(given)
    if (to.parentId !== null) open(to.parentId)
    moved.current = { id, model }
    onMove?.(id, to)
  }
  useLayoutEffect(() => {
    const last = moved.current
    if (!last || last.model === model) return
    moved.current = null
    const number = model.numberOf(last.id)
    const item = model.items[number]
    if (!item) return
    const { positions, childCounts } = model.places()
    const parent = model.parentOf(number)
    const values = {
      name: item.name,
      position: positions[number] ?? 1,
      size: childCounts[parent === -1 ? model.length : parent] ?? 1,
    }
    say(
      parent === -1
        ? t('movedTop', values)
        : t('movedInto', { ...values, parent: model.items[parent]?.name ?? '' }),
    )
  }, [model, say, t])

  return {
    isEnabled,
    isOrdered,
    allowed,
    move,
    moveByKey: (id, key) => {
      const step = steps[key]
      if (!isEnabled || !step) return false
      const to = moveOfStep(model, id, step)
      if (to && allowed(id, to)) move(id, to)
      else say(t('refused', { name: model.items[model.numberOf(id)]?.name ?? '' }))
      return true
    },
  }
}

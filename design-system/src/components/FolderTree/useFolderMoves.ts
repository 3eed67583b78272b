import { useLayoutEffect, useRef } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import {
  isThere,
  keepsTree,
  moveOfStep,
  outermost,
  withoutMoved,
  type TreeMove,
  type TreeStep,
} from '../../internal/treeModel/treeMoves.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'

interface FolderMovesOptions {
  model: TreeModel<FolderItem>
  isEnabled: boolean
  isOrdered: boolean
  /** Ids of the selected entries, which move together. */
  chosen: ReadonlySet<string>
  onMove: ((ids: readonly string[], move: TreeMove) => void) | undefined
  canMove: ((id: string, move: TreeMove) => boolean | string) | undefined
  open: (id: string) => void
  say: (words: string) => void
  t: FolderWords
}

/** Why entries cannot move somewhere, in the reader's language. */
export interface MoveRefusal {
  /** `there`: they are already there. */
  kind: 'there' | 'refused'
  words: string
}

/** Moves entries for dragging, the dialog, and Alt with the arrow keys. */
export interface FolderMoves {
  isEnabled: boolean
  isOrdered: boolean
  /** The entries that move with an entry, in tree order: if it is selected, all outermost selected entries. */
  groupOf: (id: string) => readonly string[]
  /** Returns null if all of them can move there. */
  refusal: (ids: readonly string[], move: TreeMove) => MoveRefusal | null
  move: (ids: readonly string[], move: TreeMove) => void
  /** Handles Alt with an arrow key. Returns whether the key has a meaning here. */
  moveByKey: (id: string, key: string) => boolean
}

/** Maximum number of refused entries whose reason is given; the rest are only counted. */
const saidAtMost = 3

/** Moves all of the entries or none, and announces the destination once they have arrived. */
export function useFolderMoves(options: FolderMovesOptions): FolderMoves {
  const { model, isEnabled, isOrdered, chosen, onMove, canMove, open, say, t } = options
  const { direction } = useLocale()
  const moved = useRef<{ ids: readonly string[]; parentId: string | null; model: object } | null>(null)
  const steps: Readonly<Record<string, TreeStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: direction === 'rtl' ? 'out' : 'in',
    ArrowLeft: direction === 'rtl' ? 'in' : 'out',
  }
  const parentOf = (id: string) => model.parentOf(model.numberOf(id))
  const nameOf = (id: string) => model.items[model.numberOf(id)]?.name ?? ''
  const asked = (ids: readonly string[], move: TreeMove): TreeMove =>
    isOrdered ? withoutMoved(model, ids, move) : { parentId: move.parentId, beforeId: null }
  /** The entries that change position. In an unordered tree, entries already in the parent stay. */
  const goingOf = (ids: readonly string[], move: TreeMove): readonly string[] => {
    if (isOrdered) return isThere(model, ids, move) ? [] : ids
    const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
    return ids.filter(id => parentOf(id) !== parent)
  }
  /** Why an entry cannot move there: undefined if refused without a specific reason, null if it can. */
  const reasonOf = (id: string, move: TreeMove): string | undefined | null => {
    const number = model.numberOf(id)
    const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
    if (model.items[number]?.isBusy) return t('moveBusy')
    if (parent !== -1 && number !== -1 && model.isWithin(parent, number)) return t('moveInItself')
    if (!keepsTree(model, id, move) || model.items[parent]?.kind === 'document') return undefined
    const answer = canMove?.(id, move) ?? true
    if (typeof answer === 'string') return answer
    return answer ? null : undefined
  }
  const refusedOf = (ids: readonly string[], move: TreeMove) =>
    ids.flatMap(id => {
      const reason = reasonOf(id, move)
      return reason === null ? [] : [{ id, reason }]
    })
  const refusalWords = (refused: ReturnType<typeof refusedOf>, isOne: boolean): string => {
    const wordsOf = (reason: string | undefined) => reason ?? t('moveRefusedHere')
    if (isOne) return wordsOf(refused[0]?.reason)
    const words = refused
      .slice(0, saidAtMost)
      .map(({ id, reason }) => t('moveReason', { name: nameOf(id), reason: wordsOf(reason) }))
    const more = refused.length - words.length
    return [...words, ...(more > 0 ? [t('moveReasonsMore', { count: more })] : [])].join(' ')
  }
  const refusal = (ids: readonly string[], given: TreeMove): MoveRefusal | null => {
    const move = asked(ids, given)
    const going = goingOf(ids, move)
    const refused = refusedOf(going.length > 0 ? going : ids, move)
    if (refused.length > 0) return { kind: 'refused', words: refusalWords(refused, ids.length === 1) }
    return going.length === 0 ? { kind: 'there', words: t('moveIsHere') } : null
  }
  const move = (ids: readonly string[], given: TreeMove) => {
    const to = asked(ids, given)
    if (to.parentId !== null) open(to.parentId)
    const going = goingOf(ids, to)
    moved.current = { ids: going, parentId: to.parentId, model }
    onMove?.(going, to)
  }
  useLayoutEffect(() => {
    const last = moved.current
    if (!last || last.model === model) return
    moved.current = null
    const parent = last.parentId === null ? -1 : model.numberOf(last.parentId)
    const numbers = outermost(model, last.ids).filter(number => model.parentOf(number) === parent)
    const [first] = numbers
    if (first === undefined) return
    const { positions, childCounts } = model.places()
    const values = {
      name: model.items[first]?.name ?? '',
      count: numbers.length,
      parent: model.items[parent]?.name ?? '',
      position: positions[first] ?? 1,
      size: childCounts[parent === -1 ? model.length : parent] ?? 1,
    }
    if (last.ids.length === 1) say(t(parent === -1 ? 'movedTop' : 'movedInto', values))
    else say(t(parent === -1 ? 'movedManyTop' : 'movedManyInto', values))
  }, [model, say, t])

  const groupOf = (id: string): readonly string[] =>
    chosen.has(id) ? outermost(model, chosen).map(number => model.idAt(number)) : [id]
  return {
    isEnabled,
    isOrdered,
    groupOf,
    refusal,
    move,
    moveByKey: (id, key) => {
      const step = steps[key]
      if (!isEnabled || !step) return false
      const ids = groupOf(id)
      const to = moveOfStep(model, ids, step)
      const refused = to && refusal(ids, to)
      if (to && !refused) {
        move(ids, to)
        return true
      }
      const [first = id] = ids
      const cannot =
        ids.length === 1 ? t('refused', { name: nameOf(first) }) : t('refusedMany', { count: ids.length })
      const apart = ids.some(other => parentOf(other) !== parentOf(first)) ? t('moveApart') : undefined
      say([cannot, refused?.words ?? apart].filter(Boolean).join(' '))
      return true
    },
  }
}

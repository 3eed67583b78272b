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
  /** Ids of the entries that move with each other. */
  chosen: ReadonlySet<string>
  onMove: ((ids: readonly string[], move: TreeMove) => void) | undefined
  canMove: ((id: string, move: TreeMove) => boolean | string) | undefined
  open: (id: string) => void
  say: (words: string) => void
  t: FolderWords
}

/** Why entries may not go somewhere, in the reader's language. */
export interface MoveRefusal {
  /** `there`: it is where they are. */
  kind: 'there' | 'refused'
  words: string
}

/** What moves entries, whatever it was asked by: dragging, the dialog, Alt with the arrows. */
export interface FolderMoves {
  isEnabled: boolean
  isOrdered: boolean
  /** What moves with an entry: all that is chosen when it is, without what lies in another of them; in the tree's order. */
  groupOf: (id: string) => readonly string[]
  /** Null when all of them may go there. */
  refusal: (ids: readonly string[], move: TreeMove) => MoveRefusal | null
  move: (ids: readonly string[], move: TreeMove) => void
  /** Alt with an arrow; whether it means anything here. */
  moveByKey: (id: string, key: string) => boolean
}

/** Entries of which it is said why they may not go; of more it is said how many. */
const saidAtMost = 3

/** Moves entries, all of them or none, and says where to once they are there. */
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
  /** Those that change their place: without an order, what lies there already stays. */
  const goingOf = (ids: readonly string[], move: TreeMove): readonly string[] => {
    if (isOrdered) return isThere(model, ids, move) ? [] : ids
    const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
    return ids.filter(id => parentOf(id) !== parent)
  }
  /** Why one of them may not go there; undefined when there is no more to say, null when it may. */
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

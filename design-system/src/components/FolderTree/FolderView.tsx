import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { useAwaited } from '../../internal/focus/useArrival.ts'
import { useFallenFocus } from '../../internal/focus/useFallenFocus.ts'
import { TreeModel } from '../../internal/treeModel/treeModel.ts'
import type { TreeMove } from '../../internal/treeModel/treeMoves.ts'
import { orderOf } from '../../internal/treeModel/treeOrder.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import type { FolderTreeProps } from './folderProps.ts'
import { FolderRows } from './FolderRows.tsx'
import * as styles from './FolderTree.css.ts'
import { messages } from './FolderTree.messages.ts'
import type { FolderItem, FolderSelectionMode } from './folderTypes.ts'
import { useExpanded } from './useExpanded.ts'
import { useFolderMoves, type FolderMoves } from './useFolderMoves.ts'
import { useFolderSelection } from './useFolderSelection.ts'
import { useLazyChildren } from './useLazyChildren.ts'

/** Props of the move dialog. It contains a tree itself, so it is passed in rather than imported. */
export interface MoveQuestion {
  model: TreeModel<FolderItem>
  /** Ids of the entries to move; at least one. */
  ids: readonly string[]
  isOrdered: boolean
  refusal: FolderMoves['refusal']
  loadChildren: ((id: string) => Promise<void>) | undefined
  onMove: (ids: readonly string[], move: TreeMove) => void
  onClose: () => void
}

type FolderViewProps<Item extends FolderItem> = FolderTreeProps<Item> & {
  renderMoveDialog?: (question: MoveQuestion) => ReactNode
  /**
   * Returns why an entry can be neither selected nor opened. Called only for entries that are shown, because checking
   * all of them may take long. Keep its identity while its results are the same. @default its `disabledReason`
   */
  reasonOf?: (item: Item) => string | undefined
}

/** A tree that has entries. */
export function FolderView<Item extends FolderItem>(props: FolderViewProps<Item>) {
  const { items, filter = '', selectionMode = 'none', loadChildren, reasonOf = ownReason } = props
  const t = useMessages(messages)
  const root = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(props, root)
  useFallenFocus(root)
  const arrivedId = useAwaited(props.arrivedId)
  const [said, say] = useState('')
  /** Ids of the entries in the move dialog. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const model = useMemo(() => new TreeModel(items), [items])
  useNamesAhead(model)
  const isTwoLine = useMemo(() => reasonOf !== ownReason || items.some(hasTwoLines), [items, reasonOf])
  const expanded = useExpanded({
    model,
    filter,
    expandedIds: props.expandedIds,
    defaultExpandedIds: props.defaultExpandedIds,
    onExpandedChange: props.onExpandedChange,
  })
  const { found, open } = expanded
  const lazy = useLazyChildren({ model, expandedIds: expanded.ids, loadChildren, say, t })
  const order = useMemo(() => orderOf(model, open, found), [model, open, found])
  const selection = useFolderSelection({
    model,
    order,
    mode: selectionMode,
    canChoose: item => reasonOf(item) === undefined,
    selectedIds: props.selectedIds,
    defaultSelectedIds: props.defaultSelectedIds,
    onSelectionChange: props.onSelectionChange,
  })
  useSaidMatches(filter, found?.count, count => say(t('matches', { count })))
  useSaidSelection(selection.ids, selectionMode, count => say(t('selected', { count })))

  const moves = useFolderMoves({
    model,
    isEnabled: props.onMove !== undefined && found === undefined,
    isOrdered: props.isOrdered ?? false,
    chosen: isOfSeveral(selectionMode) ? selection.ids : none,
    onMove: props.onMove,
    canMove: props.canMove,
    open: id => expanded.setOpen([id], true),
    say,
    t,
  })

  return (
    <div {...attributes} className={styles.root} data-lines={isTwoLine ? 2 : 1}>
      {order.length === 0 ? (
        <EmptyState title={t('noMatch', { filter: filter.trim() })}>{t('noMatchHelp')}</EmptyState>
      ) : (
        <FolderRows
          onAskMove={props.renderMoveDialog && setAsked}
          {...{ props, arrivedId, model, reasonOf, order, expanded, lazy, selection, moves, say, t }}
        />
      )}
      {asked.length > 0 &&
        asked.every(id => model.numberOf(id) !== -1) &&
        props.renderMoveDialog?.({
          model,
          ids: asked,
          isOrdered: props.isOrdered ?? false,
          refusal: moves.refusal,
          loadChildren,
          onMove: moves.move,
          onClose: () => setAsked([]),
        })}
      <div role="status" className={styles.hidden}>
        {said}
      </div>
    </div>
  )
}

const none: ReadonlySet<string> = new Set()
const isOfSeveral = (mode: FolderSelectionMode) => mode === 'multiple' || mode === 'cascading'
const ownReason = (item: FolderItem) => item.disabledReason
const hasTwoLines = (item: FolderItem) => item.description !== undefined || item.disabledReason !== undefined

/** Announces the number of matches when the filter changes; silent without a filter. */
function useSaidMatches(filter: string, count: number | undefined, say: (count: number) => void): void {
  const last = useRef('')
  useLayoutEffect(() => {
    if (last.current === filter) return
    last.current = filter
    if (count !== undefined) say(count)
  })
}

/** Announces the number of selected entries in multiple selection. A fully selected folder counts once. */
function useSaidSelection(
  ids: ReadonlySet<string>,
  mode: FolderSelectionMode,
  say: (count: number) => void,
): void {
  const last = useRef(ids)
  useLayoutEffect(() => {
    if (last.current === ids) return
    last.current = ids
    if (isOfSeveral(mode)) say(ids.size)
  })
}

/** Number of names folded per idle callback. */
const namesAtOnce = 4000

/** Prepares names for type-ahead and filtering during idle time. */
function useNamesAhead(model: TreeModel<FolderItem>): void {
  useEffect(() => {
    // Not available in every browser; without it the first letter takes a little longer.
    if (typeof requestIdleCallback === 'undefined') return undefined
    let request = 0
    const work = () => {
      if (model.foldNames(namesAtOnce)) request = requestIdleCallback(work)
    }
    request = requestIdleCallback(work)
    return () => cancelIdleCallback(request)
  }, [model])
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { orderOf } from '../../internal/treeModel/treeOrder.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import type { FolderTreeProps } from './folderProps.ts'
import { FolderRows } from './FolderRows.tsx'
import * as styles from './FolderTree.css.ts'
import { messages } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'
import { useExpanded } from './useExpanded.ts'
import { useFolderSelection } from './useFolderSelection.ts'
import { useLazyChildren } from './useLazyChildren.ts'

export type { FolderTreeProps } from './folderProps.ts'
export { folderKinds, folderSelectionModes, folderTreeStatuses } from './folderTypes.ts'
export type {
  FolderAction,
  FolderBadge,
  FolderItem,
  FolderKind,
  FolderSelectionMode,
  FolderTreeStatus,
} from './folderTypes.ts'

/** Nested entries, of any number: found, opened, chosen, named, moved and acted on. One tab stop; arrows walk. */
export function FolderTree<Item extends FolderItem>(props: FolderTreeProps<Item>) {
  const { items, status = 'ready', onRetry, emptyState } = props
  const t = useMessages(messages)
  if (status === 'loading')
    return (
      <SkeletonGroup label={t('loading')}>
        <div className={styles.root}>
          {skeletonRows.map(({ width, indent }) => (
            <div key={width} className={styles.skeletonRow} style={{ paddingInlineStart: indent }}>
              <Skeleton shape="square" width="1.25rem" height="1.25rem" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    )
  if (status === 'error') return <ErrorState title={t('failed')} {...(onRetry && { onRetry })} />
  if (items.length === 0) return emptyState ?? <EmptyState title={t('empty')} />
  return <KnownFolders {...props} />
}

const skeletonRows = [
  { width: '12rem', indent: '2rem' },
  { width: '9rem', indent: '3.25rem' },
  { width: '11rem', indent: '3.25rem' },
  { width: '8rem', indent: '2rem' },
  { width: '10rem', indent: '2rem' },
]

function KnownFolders<Item extends FolderItem>(props: FolderTreeProps<Item>) {
  const { items, filter = '', selectionMode = 'none', loadChildren } = props
  const t = useMessages(messages)
  const [said, say] = useState('')
  const model = useMemo(() => new TreeModel(items), [items])
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
    selectedIds: props.selectedIds,
    defaultSelectedIds: props.defaultSelectedIds,
    onSelectionChange: props.onSelectionChange,
  })
  useSaidMatches(filter, found?.count, count => say(t('matches', { count })))
  useSaidSelection(selection.ids, selectionMode, count => say(t('selected', { count })))

  return (
    <div className={styles.root} data-lines={useMemo(() => (items.some(isTwoLine) ? 2 : 1), [items])}>
      {order.length === 0 ? (
        <EmptyState title={t('noMatch', { filter: filter.trim() })}>{t('noMatchHelp')}</EmptyState>
      ) : (
        <FolderRows {...{ props, model, order, expanded, lazy, selection, say, t }} />
      )}
      <div role="status" className={styles.hidden}>
        {said}
      </div>
    </div>
  )
}

const isTwoLine = (item: FolderItem) => item.description !== undefined || item.disabledReason !== undefined

/** Says how many entries match when the filter changes; nothing when there is none. */
function useSaidMatches(filter: string, count: number | undefined, say: (count: number) => void): void {
  const last = useRef('')
  useLayoutEffect(() => {
    if (last.current === filter) return
    last.current = filter
    if (count !== undefined) say(count)
  })
}

/** Says how many entries are chosen, where more than one can be. A folder that is chosen as a whole counts once. */
function useSaidSelection(ids: ReadonlySet<string>, mode: string, say: (count: number) => void): void {
  const last = useRef(ids)
  useLayoutEffect(() => {
    if (last.current === ids) return
    last.current = ids
    if (mode === 'multiple' || mode === 'cascading') say(ids.size)
  })
}

import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps } from '../../internal/elementProps.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import type { FolderTreeProps } from './folderProps.ts'
import * as styles from './FolderTree.css.ts'
import { messages } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'
import { FolderView } from './FolderView.tsx'
import { LateMoveDialog } from './LateMoveDialog.tsx'

export type { TreeMove } from '../../internal/treeModel/treeMoves.ts'
export type { FolderTreeProps } from './folderProps.ts'
export { folderKinds, folderSelectionModes, folderTreeStatuses } from './folderTypes.ts'
export type {
  FolderAction,
  FolderBadge,
  FolderItem,
  FolderKind,
  FolderSelectionMode,
  FolderTreeStatus,
  FurtherFolders,
} from './folderTypes.ts'

/** A tree of any number of entries to filter, open, select, rename, move and act on. One tab stop with arrow keys. */
export function FolderTree<Item extends FolderItem>(props: FolderTreeProps<Item>) {
  const { items, status = 'ready', onRetry, emptyState } = props
  const t = useMessages(messages)
  if (status === 'loading')
    return (
      <SkeletonGroup {...elementProps(props)} label={t('loading')}>
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
  if (status === 'error')
    return <ErrorState {...elementProps(props)} title={t('failed')} {...(onRetry && { onRetry })} />
  if (items.length === 0) return emptyState ?? <EmptyState {...elementProps(props)} title={t('empty')} />
  return <FolderView {...props} renderMoveDialog={ask => <LateMoveDialog {...ask} />} />
}

const skeletonRows = [
  { width: '12rem', indent: '2rem' },
  { width: '9rem', indent: '3.25rem' },
  { width: '11rem', indent: '3.25rem' },
  { width: '8rem', indent: '2rem' },
  { width: '10rem', indent: '2rem' },
]

import { ChevronRight, GripVertical } from 'lucide-react'
import { useId, useMemo, useRef, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useMessages } from '../../i18n/useMessages.ts'
import { accessibleName, type AccessibleName } from '../../internal/accessibleName.ts'
import { Button } from '../Button/Button.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Tree.css.ts'
import { messages } from './Tree.messages.ts'
import { filterTree, type TreeMove, type TreeNode } from './treeModel.ts'
import { useTreeMoves } from './useTreeMoves.tsx'

export type { TreeMove, TreeNode } from './treeModel.ts'

export const treeStatuses = ['ready', 'loading', 'error'] as const
export type TreeStatus = (typeof treeStatuses)[number]

interface TreeOwnProps {
  items: readonly TreeNode[]
  /** Ids of the rows that show their children. */
  expandedIds: ReadonlySet<string>
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void
  /** Id of the chosen row. */
  selectedId?: string | null
  /** Makes rows choosable, one at a time. */
  onSelect?: (id: string) => void
  /** Buttons at the end of a row: usually one `Menu`. */
  rowActions?: (node: TreeNode) => ReactNode
  /** Makes rows movable, by pointer, by dragging with keys, and by Alt with the arrows. Not while a filter is on. */
  onMove?: (id: string, move: TreeMove) => void
  /** Refuses a move; moving a row below itself is always refused. @default every other move is possible */
  canMove?: (id: string, move: TreeMove) => boolean
  /** Keeps rows that match, with all above them; accents and case aside. @default '' */
  filter?: string
  /** @default 'ready' */
  status?: TreeStatus
  /** Offers another try when `status` is `error`. */
  onRetry?: () => void
  /** What stands there when there are no items at all. */
  emptyState?: ReactNode
}
export type TreeProps = TreeOwnProps & AccessibleName

const everything = () => true
const nothing = () => {}

/** Nested entries, one tab stop; arrows walk, letters jump, rows can be chosen, moved and acted on. */
export function Tree(props: TreeProps) {
  const t = useMessages(messages)
  const { status = 'ready', onRetry, items, emptyState } = props
  if (status === 'loading')
    return (
      <SkeletonGroup label={t('loading')}>
        <div className={styles.state}>
          {['60%', '45%', '70%', '50%'].map(width => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (status === 'error')
    return (
      <div role="alert" className={styles.state}>
        {t('failed')}
        {onRetry && (
          <Button size="small" onPress={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    )
  if (items.length === 0) return emptyState ?? <p className={styles.state}>{t('empty')}</p>
  return <TreeRows {...props} />
}

function TreeRows(props: TreeProps) {
  const {
    items,
    expandedIds,
    onExpandedChange,
    selectedId,
    onSelect,
    rowActions,
    onMove,
    canMove,
    filter = '',
  } = props
  const t = useMessages(messages)
  const container = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const isFiltered = filter.trim() !== ''
  const found = useMemo(
    () => (isFiltered ? filterTree(items, filter) : undefined),
    [items, filter, isFiltered],
  )
  const isMovable = onMove !== undefined && !isFiltered
  const moves = useTreeMoves({
    items,
    isEnabled: isMovable,
    onMove: onMove ?? nothing,
    canMove: canMove ?? everything,
    open: id => !expandedIds.has(id) && onExpandedChange(new Set([...expandedIds, id])),
    container,
  })
  const shown = found?.items ?? items
  return (
    <Stack gap={0}>
      <div ref={container} onKeyDownCapture={moves.onKeyDownCapture}>
        <AriaTree
          {...accessibleName(props)}
          {...(isMovable && { 'aria-describedby': keysId })}
          items={shown}
          className={styles.tree}
          dragAndDropHooks={moves.dragAndDropHooks}
          expandedKeys={found ? new Set([...expandedIds, ...found.openIds]) : expandedIds}
          onExpandedChange={keys => onExpandedChange(new Set([...keys].map(String)))}
          selectionMode={onSelect ? 'single' : 'none'}
          selectionBehavior="toggle"
          disallowEmptySelection
          selectedKeys={selectedId == null ? [] : [selectedId]}
          onSelectionChange={keys => {
            const [key] = keys === 'all' ? [] : [...keys]
            if (key !== undefined && key !== selectedId) onSelect?.(String(key))
          }}
          renderEmptyState={() => <div className={styles.state}>{t('noMatch', { filter })}</div>}
        >
          {node => <Row node={node} isMovable={isMovable} rowActions={rowActions} />}
        </AriaTree>
      </div>
      <div id={keysId} hidden>
        {t('keys')}
      </div>
      <div role="status" className={styles.hidden}>
        {found ? t('matches', { count: found.count }) : moves.said}
      </div>
    </Stack>
  )
}

interface RowProps {
  node: TreeNode
  isMovable: boolean
  rowActions: ((node: TreeNode) => ReactNode) | undefined
}

function Row({ node, isMovable, rowActions }: RowProps) {
  const t = useMessages(messages)
  const { title, description, children = [], isBusy = false } = node
  const name = [title, description, isBusy && t('busy')].filter(Boolean).join(', ')
  return (
    <TreeItem id={node.id} textValue={title} aria-label={name} className={styles.row}>
      <TreeItemContent>
        {({ isExpanded }) => (
          <div className={styles.content}>
            {children.length > 0 ? (
              <AriaButton
                slot="chevron"
                className={styles.chevron}
                aria-label={t(isExpanded ? 'collapse' : 'expand')}
              >
                <ChevronRight aria-hidden size={16} className={styles.chevronIcon} />
              </AriaButton>
            ) : (
              <span className={styles.noChevron} />
            )}
            {node.icon != null && (
              <span aria-hidden className={styles.icon}>
                {node.icon}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {description !== undefined && <span className={styles.description}>{description}</span>}
            </span>
            {isBusy && <span aria-hidden className={styles.busy} />}
            {node.badge != null && <span className={styles.badge}>{node.badge}</span>}
            {(isMovable || rowActions) && (
              <span className={styles.actions}>
                {isMovable && (
                  <AriaButton
                    slot="drag"
                    className={rowActions ? `${styles.handle} ${styles.handleAside}` : styles.handle}
                    aria-label={t('drag', { title })}
                    isDisabled={isBusy}
                  >
                    <GripVertical aria-hidden size={16} />
                  </AriaButton>
                )}
                {rowActions?.(node)}
              </span>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>
        {child => <Row node={child} isMovable={isMovable} rowActions={rowActions} />}
      </Collection>
    </TreeItem>
  )
}

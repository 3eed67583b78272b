import { useMemo, useRef, useState, type CSSProperties } from 'react'
import type { RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import type { TreeShape } from '../../internal/windowedGrid/lazyTree.ts'
import { Slots } from '../../internal/windowedGrid/slots.ts'
import { useWindowedTree } from '../../internal/windowedGrid/useWindowedTree.ts'
import { FolderRow, type FolderLook } from './FolderRow.tsx'
import type { FolderTreeProps } from './folderProps.ts'
import * as styles from './FolderTree.css.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'
import type { Expanded } from './useExpanded.ts'
import { useFolderEvents } from './useFolderEvents.ts'
import type { useFolderSelection } from './useFolderSelection.ts'
import type { useLazyChildren } from './useLazyChildren.ts'

interface FolderRowsProps<Item extends FolderItem> {
  props: FolderTreeProps<Item>
  model: TreeModel<Item>
  order: RowOrder
  expanded: Expanded
  lazy: ReturnType<typeof useLazyChildren>
  selection: ReturnType<typeof useFolderSelection>
  say: (words: string) => void
  t: FolderWords
}

/** The rows themselves. */
export function FolderRows<Item extends FolderItem>(rows: FolderRowsProps<Item>) {
  const { props, model, order, expanded, lazy, selection, t } = rows
  const { selectionMode = 'none', rowActions } = props
  const tree = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [slots] = useState(() => new Slots<string>())
  const shape = useMemo<TreeShape>(
    () => ({
      order,
      idAt: row => model.idAt(row),
      rowOfId: id => model.numberOf(id),
      parentOf: row => model.parentOf(row),
      names: () => model.names(),
    }),
    [model, order],
  )
  const { treeProps, manager, focusedId, positions, isSettled, focusRow } = useWindowedTree({
    shape,
    tree,
    body,
    selectionMode: selectionMode === 'cascading' ? 'multiple' : selectionMode,
    store: selection.store,
    isEditing: false,
    label: nameOf(props),
  })
  const { positions: places, childCounts } = expanded.found?.places ?? model.places()
  /** Whether an entry is open; undefined for one in which there is nothing to show. */
  const isOpen = (number: number): boolean | undefined => {
    const item = model.items[number]
    if ((childCounts[number] ?? 0) > 0) return expanded.open[number] === 1
    const load = item && lazy.states.get(item.id)
    if (!item?.hasChildren || !props.loadChildren || load === 'empty') return undefined
    return expanded.open[number] === 1 && load !== 'failed'
  }
  const setOpen = (numbers: readonly number[], value: boolean) => {
    const failed = numbers.map(number => model.idAt(number)).filter(id => lazy.states.get(id) === 'failed')
    if (value) for (const id of failed) lazy.retry(id)
    expanded.setOpen(
      numbers.map(number => model.idAt(number)),
      value,
    )
  }
  const events = useFolderEvents({
    tree,
    model,
    manager,
    selectionMode,
    isOpen,
    setOpen,
    focusRow,
    onAction: props.onAction,
    onRetry: id => setOpen([model.numberOf(id)], true),
    openMenu: undefined,
    rename: undefined,
    moveByKey: undefined,
    wasDrag: () => false,
  })
  const collectionId = String((treeProps as { 'data-collection'?: string })['data-collection'])
  const hasMenu = rowActions !== undefined
  const look = useMemo<FolderLook>(
    () => ({ t, collectionId, mode: selectionMode, hasMenu, isMovable: false }),
    [t, collectionId, selectionMode, hasMenu],
  )
  const shown = slots.assign(
    positions.map(position => model.idAt(order.rowAt(position))),
    isSettled,
  )
  return (
    <div {...events.capture}>
      <div
        {...events.on(treeProps)}
        ref={tree}
        className={styles.tree}
        style={{ maxBlockSize: props.maxHeight ?? '70dvh' }}
      >
        <div
          ref={body}
          role="rowgroup"
          className={styles.body}
          style={{ '--folder-rows': order.length } as CSSProperties}
        >
          {shown.map(({ row: id, slot }) => {
            const number = model.numberOf(id)
            const item = model.items[number]
            if (!item) return null
            const parent = model.parentOf(number)
            return (
              <FolderRow
                key={slot}
                {...{ look, item }}
                level={model.levelOf(number)}
                position={order.positionOf(number)}
                positionInSet={places[number] ?? 1}
                setSize={childCounts[parent === -1 ? model.length : parent] ?? 1}
                isExpanded={isOpen(number)}
                check={selection.stateOf(number)}
                isTabStop={focusedId === id}
                load={lazy.states.get(id)}
                isMenuOpen={false}
                drop={undefined}
                isDragged={false}
                editor={undefined}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** The name of the tree, without what was not given. */
function nameOf(props: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined }) {
  if (props['aria-labelledby'] !== undefined) return { 'aria-labelledby': props['aria-labelledby'] }
  return props['aria-label'] === undefined ? {} : { 'aria-label': props['aria-label'] }
}

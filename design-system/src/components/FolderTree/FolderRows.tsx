import { useId, useMemo, useRef, useState, type CSSProperties } from 'react'
import { accessibleName } from '../../internal/accessibleName.ts'
import { lazyPart, prepare, useLoadedPart } from '../../internal/loading/useLoadedPart.ts'
import type { RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import type { TreeShape } from '../../internal/windowedGrid/lazyTree.ts'
import { DrawnRows } from '../../internal/windowedGrid/DrawnRows.tsx'
import { treeRowElement, useWindowedTree } from '../../internal/windowedGrid/useWindowedTree.ts'
import { FolderRow, type FolderLook } from './FolderRow.tsx'
import type { FolderTreeProps } from './folderProps.ts'
import * as styles from './FolderTree.css.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'
import { FurtherEntries } from './FurtherEntries.tsx'
import { RenameField } from './RenameField.tsx'
import type { Expanded } from './useExpanded.ts'
import { useFolderDrag } from './useFolderDrag.tsx'
import { useFolderEvents } from './useFolderEvents.ts'
import type { FolderMoves } from './useFolderMoves.ts'
import type { useFolderSelection } from './useFolderSelection.ts'
import type { useLazyChildren } from './useLazyChildren.ts'

// Menus are the heaviest part of a tree, so they are loaded on the first hover or focus.
const menuPart = lazyPart(() => import('./FolderMenu.tsx'))

interface FolderRowsProps<Item extends FolderItem> {
  props: FolderTreeProps<Item>
  /** The entry that was just created, until the reader moves on. */
  arrivedId: string | undefined
  model: TreeModel<Item>
  order: RowOrder
  /** Returns why an entry can be neither selected nor opened. */
  reasonOf: (item: Item) => string | undefined
  expanded: Expanded
  lazy: ReturnType<typeof useLazyChildren>
  selection: ReturnType<typeof useFolderSelection<Item>>
  moves: FolderMoves
  /** Opens the dialog that asks for the destination of entries. */
  onAskMove: ((ids: readonly string[]) => void) | undefined
  say: (words: string) => void
  t: FolderWords
}

/** The rows of the tree. */
export function FolderRows<Item extends FolderItem>(rows: FolderRowsProps<Item>) {
  const { props, model, order, reasonOf, expanded, lazy, selection, moves, onAskMove, say, t } = rows
  const { selectionMode = 'none', rowActions, onRename, canRename } = props
  const tree = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ id: string; trigger: HTMLElement } | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  /** Action of a menu item, run once the menu has closed, because an open menu keeps the focus. */
  const afterMenu = useRef<(() => void) | null>(null)
  const { Part: FolderMenu, hasFailed, retry } = useLoadedPart(menuPart, menu !== null)
  if (hasFailed) {
    // The next press retries.
    setMenu(null)
    retry()
  }
  const keysId = useId()
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
  const { treeProps, manager, focusedId, drawn, focusRow } = useWindowedTree({
    shape,
    tree,
    body,
    selectionMode: selectionMode === 'cascading' ? 'multiple' : selectionMode,
    store: selection.store,
    isEditing: renamed !== null,
    label: accessibleName(props),
    chosenId: selectionMode === 'single' ? ([...selection.ids][0] ?? null) : null,
    arrivedId: rows.arrivedId,
    openAround: row => {
      const around: string[] = []
      for (let at = model.parentOf(row); at !== -1; at = model.parentOf(at)) around.push(model.idAt(at))
      expanded.setOpen(around, true)
    },
  })
  const { positions: places, childCounts } = expanded.found?.places ?? model.places()
  /** Whether an entry is open; undefined if it has no children to show. */
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
  const itemOf = (id: string) => model.items[model.numberOf(id)]
  const isRenameable = (item: Item | undefined): item is Item =>
    onRename !== undefined && item !== undefined && !item.isBusy && (canRename?.(item) ?? true)
  const isAskable = moves.isEnabled && onAskMove !== undefined
  const hasMenu = rowActions !== undefined || onRename !== undefined || isAskable
  const drag = useFolderDrag({
    tree,
    body,
    model,
    order,
    moves,
    isOpen,
    open: number => setOpen([number], true),
    focusRow,
    t,
  })
  const closeMenu = () => {
    const id = menu?.id
    setMenu(null)
    // React Aria restores the focus in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (afterMenu.current) afterMenu.current()
        else if (document.activeElement === document.body && id !== undefined) focusRow(id)
        afterMenu.current = null
      }),
    )
  }
  const events = useFolderEvents({
    tree,
    model,
    manager,
    selectionMode,
    reasonOf,
    isOpen,
    setOpen,
    focusRow,
    onAction: props.onAction,
    onRetry: id => setOpen([model.numberOf(id)], true),
    openMenu: hasMenu
      ? id => {
          const trigger = treeRowElement(tree.current, id)?.querySelector<HTMLElement>('[data-part="menu"]')
          if (trigger) setMenu({ id, trigger })
        }
      : undefined,
    rename: onRename && (id => isRenameable(itemOf(id)) && setRenamed(id)),
    moveByKey: moves.moveByKey,
    wasDrag: drag.wasDrag,
  })
  const collectionId = String((treeProps as { 'data-collection'?: string })['data-collection'])
  const isMovable = moves.isEnabled
  const look = useMemo<FolderLook>(
    () => ({ t, collectionId, mode: selectionMode, hasMenu, isMovable }),
    [t, collectionId, selectionMode, hasMenu, isMovable],
  )
  const wantMenu = () => {
    if (hasMenu) prepare(menuPart)
  }
  const menuItem = menu ? itemOf(menu.id) : undefined
  const keys = [onRename && t('keysRename'), isMovable && moves.isOrdered && t('keysMove')].filter(Boolean)
  return (
    <>
      <div {...events.capture} onPointerEnter={wantMenu} onFocus={wantMenu}>
        <div
          {...events.on(treeProps)}
          ref={tree}
          onPointerDown={drag.onPointerDown}
          aria-describedby={keys.length > 0 ? keysId : undefined}
          data-editing={renamed === null ? undefined : true}
          data-dragging={drag.ids.size === 0 ? undefined : true}
          className={styles.tree}
          style={{ maxBlockSize: props.maxHeight ?? '70dvh' }}
        >
          <div
            ref={body}
            role="rowgroup"
            className={styles.body}
            style={{ '--folder-rows': order.length } as CSSProperties}
          >
            <DrawnRows drawn={drawn}>
              {(id, slot) => {
                const number = model.numberOf(id)
                const item = model.items[number]
                if (!item) return null
                const parent = model.parentOf(number)
                return (
                  <FolderRow
                    key={slot}
                    {...{ look, item }}
                    disabledReason={reasonOf(item)}
                    level={model.levelOf(number)}
                    position={order.positionOf(number)}
                    positionInSet={places[number] ?? 1}
                    setSize={childCounts[parent === -1 ? model.length : parent] ?? 1}
                    isExpanded={isOpen(number)}
                    check={selection.stateOf(number)}
                    isTabStop={focusedId === id}
                    // If children have arrived after all, show them rather than the failure or empty state.
                    load={(childCounts[number] ?? 0) > 0 ? undefined : lazy.states.get(id)}
                    isMenuOpen={menu?.id === id}
                    drop={drag.over?.id === id ? drag.over.position : undefined}
                    isDragged={drag.ids.has(id)}
                    editor={
                      renamed === id && onRename ? (
                        <RenameField
                          {...{ item, onRename, t }}
                          validateName={props.validateName}
                          onDone={(isByKey, newName) => {
                            setRenamed(null)
                            if (newName !== undefined) say(t('renamed', { name: newName }))
                            if (isByKey) queueMicrotask(() => focusRow(id))
                          }}
                        />
                      ) : undefined
                    }
                  />
                )
              }}
            </DrawnRows>
          </div>
        </div>
        {keys.length > 0 && (
          <div id={keysId} hidden>
            {keys.join(' ')}
          </div>
        )}
        {FolderMenu && menu && menuItem && (
          <FolderMenu
            name={menuItem.name}
            trigger={menu.trigger}
            actions={rowActions?.(menuItem) ?? []}
            onRename={
              isRenameable(menuItem)
                ? () => {
                    afterMenu.current = () => setRenamed(menu.id)
                  }
                : undefined
            }
            onMove={
              isAskable && !menuItem.isBusy
                ? () => {
                    afterMenu.current = () => {
                      focusRow(menu.id)
                      onAskMove(moves.groupOf(menu.id))
                    }
                  }
                : undefined
            }
            moveCount={isAskable ? moves.groupOf(menu.id).length : 1}
            onClose={closeMenu}
            t={t}
          />
        )}
        {drag.words}
      </div>
      <FurtherEntries further={props.further} model={model} focusRow={focusRow} />
    </>
  )
}

import type { HTMLAttributes, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { controlsOf } from '../../internal/windowedGrid/cellFocus.ts'
import type { TreeSelectionManager } from '../../internal/windowedGrid/treeSelectionManager.ts'
import { useLinks } from '../../internal/windowedGrid/useLinks.ts'
import { treeRowElement } from '../../internal/windowedGrid/useWindowedTree.ts'
import type { FolderItem, FolderSelectionMode } from './folderTypes.ts'

/** Maximum number of entries with unloaded children that `*` opens: each costs a request. */
const lazyLimit = 20

interface FolderEventsOptions<Item extends FolderItem> {
  tree: RefObject<HTMLDivElement | null>
  model: TreeModel<Item>
  manager: TreeSelectionManager
  selectionMode: FolderSelectionMode
  /** Returns why an entry is disabled. */
  reasonOf: (item: Item) => string | undefined
  isOpen: (number: number) => boolean | undefined
  setOpen: (numbers: readonly number[], isOpen: boolean) => void
  focusRow: (id: string) => void
  onAction: ((item: Item) => void) | undefined
  onRetry: (id: string) => void
  /** Opens the menu of a row. */
  openMenu: ((id: string) => void) | undefined
  rename: ((id: string) => void) | undefined
  /** Handles Alt with an arrow key. Returns whether the key was handled. */
  moveByKey: ((id: string, key: string) => boolean) | undefined
  /** Whether the click comes from the end of a drag and must be ignored. */
  wasDrag: () => boolean
}

const moveKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null
const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox'

/** Whether the arrow keys stop at a control. Controls that the row's own keys already cover are skipped. */
const isWalkedTo = (control: HTMLElement) =>
  control.dataset['part'] === 'menu' || control.dataset['part'] === 'retry'

/** Handles all presses and keys of a tree by delegation: rows have no handlers of their own. */
export function useFolderEvents<Item extends FolderItem>(options: FolderEventsOptions<Item>) {
  const { tree, model, manager, selectionMode, isOpen, setOpen, focusRow } = options
  const { direction } = useLocale()
  const links = useLinks()
  const itemOf = (id: string) => model.items[model.numberOf(id)]

  const toggle = (id: string) => {
    const number = model.numberOf(id)
    const open = isOpen(number)
    if (open !== undefined) setOpen([number], !open)
    return open !== undefined
  }
  /** Performs the action of Enter or a press on a row, which depends on the row. */
  const act = (id: string, key?: KeyboardEvent<HTMLElement>) => {
    const item = itemOf(id)
    if (!item || options.reasonOf(item) !== undefined) return
    const link = treeRowElement(tree.current, id)?.querySelector<HTMLAnchorElement>('a[href]')
    if (key && link) links.press(link, key)
    else if (selectionMode === 'single') manager.replaceSelection(id)
    else if (options.onAction) options.onAction(item)
    else if (selectionMode !== 'none') manager.toggleSelection(id)
    else toggle(id)
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    const id = row?.dataset['key']
    if (!row || id === undefined || !(event.target instanceof Element) || isField(event.target)) return
    if (options.wasDrag()) return event.preventDefault()
    const part = event.target.closest('[data-part]')?.getAttribute('data-part')
    // The row handles the keys, and some browsers do not focus a pressed button.
    if (part === 'toggle' || part === 'check' || !row.contains(document.activeElement)) focusRow(id)
    if (part === 'toggle') toggle(id)
    else if (part === 'menu') options.openMenu?.(id)
    else if (part === 'retry') retry(id)
    else if (event.target.closest('a')) links.follow(event)
    else if (selectionMode !== 'none' && event.shiftKey) manager.extendSelection(id)
    else if (part === 'check' || (selectionMode !== 'none' && (event.ctrlKey || event.metaKey)))
      manager.toggleSelection(id)
    else act(id)
  }
  /** The pressed button disappears, so return the focus to its row. */
  const retry = (id: string) => {
    focusRow(id)
    options.onRetry(id)
  }

  /** Opens, closes, and moves into rows. Runs before React Aria's handlers and type-ahead. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    const id = row?.dataset['key']
    if (!row || id === undefined || isField(event.target) || event.ctrlKey || event.metaKey) return
    const number = model.numberOf(id)
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey && event.key.startsWith('Arrow')) {
      if (!event.shiftKey && options.moveByKey?.(id, event.key)) done()
      return
    }
    if (event.key === '*') {
      done()
      const siblings = [...model.childrenOf(model.parentOf(number))].filter(at => isOpen(at) === false)
      const known = siblings.filter(at => model.endOf(at) > at + 1)
      const lazy = siblings.filter(at => model.endOf(at) === at + 1)
      setOpen([...known, ...lazy.slice(0, lazyLimit)], true)
      return
    }
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || event.shiftKey || event.altKey) return
    done()
    const isForward = (event.key === 'ArrowRight') === (direction === 'ltr')
    const controls = controlsOf(row).filter(isWalkedTo)
    const at = controls.findIndex(control => control === event.target)
    const open = isOpen(number)
    if (at !== -1 && !isForward) (controls[at - 1] ?? row).focus({ preventScroll: true })
    else if (isForward && open === false) setOpen([number], true)
    else if (isForward) controls[at + 1]?.focus({ preventScroll: true })
    else if (open) setOpen([number], false)
    else if (model.parentOf(number) !== -1) focusRow(model.idAt(model.parentOf(number)))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = rowOf(event.target)?.dataset['key']
    if (id === undefined || isField(event.target)) return
    // Keys that move the focus must not also scroll the page or the tree.
    if (moveKeys.includes(event.key) && !event.altKey) event.preventDefault()
    if (event.key === 'Escape' && !manager.isEmpty && selectionMode !== 'single') {
      manager.clearSelection()
      // Stop only an Escape that cleared the selection; the next one closes a surrounding dialog.
      event.stopPropagation()
    }
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (isMenuKey && options.openMenu) {
      event.preventDefault()
      return options.openMenu(id)
    }
    if (event.key === 'F2' && options.rename) {
      event.preventDefault()
      return options.rename(id)
    }
    if (event.target !== rowOf(event.target)) return
    if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      act(id, event)
    }
    if (event.key === ' ') {
      event.preventDefault()
      if (selectionMode === 'none') act(id, event)
      else if (event.shiftKey) manager.extendSelection(id)
      else manager.toggleSelection(id)
    }
  }

  return {
    capture: { onKeyDownCapture },
    on: (treeProps: HTMLAttributes<HTMLElement>): HTMLAttributes<HTMLElement> =>
      mergeProps(treeProps, {
        onClick,
        onKeyDown,
        onContextMenu: (event: MouseEvent<HTMLElement>) => {
          const id = rowOf(event.target)?.dataset['key']
          // Links, fields, and rows without a menu keep the browser's context menu.
          const isOwn = event.target instanceof Element && event.target.closest('a, input') === null
          if (id === undefined || !options.openMenu || !isOwn) return
          event.preventDefault()
          focusRow(id)
          options.openMenu(id)
        },
        // Shift-click selects rows, not text.
        onMouseDown: (event: MouseEvent<HTMLElement>) => {
          if (event.shiftKey && !isField(event.target)) event.preventDefault()
        },
      }),
  }
}

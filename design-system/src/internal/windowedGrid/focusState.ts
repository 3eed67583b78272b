import type { RefObject } from 'react'
import type { MultipleSelectionState } from 'react-stately/useMultipleSelectionState'

interface FocusMoves {
  /** The focusable element around the rows. */
  root: RefObject<HTMLElement | null>
  /** Scrolls the row or cell with this key into view and focuses it. */
  setFocusedKey: MultipleSelectionState['setFocusedKey']
  /** Focuses what last had the focus. */
  refocus: () => void
}

/** React Aria's focus and selection state, extended so that rows that are not rendered yet can be focused. */
export function focusStateOver(
  stock: MultipleSelectionState,
  { root, setFocusedKey, refocus }: FocusMoves,
): MultipleSelectionState {
  return {
    selectionMode: stock.selectionMode,
    selectionBehavior: stock.selectionBehavior,
    disallowEmptySelection: stock.disallowEmptySelection,
    disabledBehavior: stock.disabledBehavior,
    disabledKeys: stock.disabledKeys,
    selectedKeys: stock.selectedKeys,
    setSelectionBehavior: behavior => stock.setSelectionBehavior(behavior),
    setSelectedKeys: keys => stock.setSelectedKeys(keys),
    setFocused: isFocused => {
      stock.setFocused(isFocused)
      // A closing menu or dialog returns the focus to the root, and the root passes it on to its row or cell.
      if (isFocused && !root.current?.contains(document.activeElement)) queueMicrotask(refocus)
    },
    setFocusedKey,
    get isFocused() {
      return stock.isFocused
    },
    get focusedKey() {
      return stock.focusedKey
    },
    get childFocusStrategy() {
      return stock.childFocusStrategy
    },
  }
}

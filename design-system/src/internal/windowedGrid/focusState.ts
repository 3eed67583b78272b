import type { RefObject } from 'react'
import type { MultipleSelectionState } from 'react-stately/useMultipleSelectionState'

interface FocusMoves {
  /** What holds the rows, and takes the focus. */
  root: RefObject<HTMLElement | null>
  /** Brings what has this key into view and focuses it. */
  setFocusedKey: MultipleSelectionState['setFocusedKey']
  /** Focuses what had the focus last. */
  refocus: () => void
}

/** React Aria's state of focus and selection, with a focus that reaches rows that are not drawn yet. */
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
      // A menu or a dialog that closes gives the focus back to the root, and the root to its row or cell.
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

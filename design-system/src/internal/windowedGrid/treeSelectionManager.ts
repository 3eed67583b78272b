// A private path, as in selectionManager.ts. windowedTree.test.ts fails when what is relied on here changes.
import { SelectionManager } from 'react-stately/private/selection/SelectionManager'
import type { MultipleSelectionState } from 'react-stately/useMultipleSelectionState'
import { rowOfTreeKey, type LazyTree, type TreeShape } from './lazyTree.ts'

type Key = string | number

/** The selection by row number; what selecting means (one row, several, or with descendants) is up to the store. */
export interface TreeSelectionStore {
  isEmpty: boolean
  isSelected: (row: number) => boolean
  toggle: (row: number) => void
  replace: (row: number) => void
  /** Selects all rows from the one last toggled. */
  extend: (row: number) => void
  all: () => void
  none: () => void
  /** Where Tab enters the tree if there is a selection. */
  firstSelectedId: () => string | null
}

/** Always the same set: with a new one React Aria waits for a frame to announce changes, on every scroll step. */
const noKeys = new Set<Key>()

/**
 * React Aria's selection manager of a tree. Sets of keys stay empty, because the tree announces the selection itself.
 */
export class TreeSelectionManager extends SelectionManager {
  readonly #shape: TreeShape
  readonly #store: TreeSelectionStore

  constructor(
    collection: LazyTree,
    state: MultipleSelectionState,
    shape: TreeShape,
    store: TreeSelectionStore,
  ) {
    super(collection, state)
    this.#shape = shape
    this.#store = store
  }

  override get selectedKeys(): Set<Key> {
    return noKeys
  }
  override get rawSelection(): Set<Key> {
    return noKeys
  }
  override get firstSelectedKey(): Key | null {
    return this.#store.firstSelectedId()
  }
  override get lastSelectedKey(): Key | null {
    return this.#store.firstSelectedId()
  }
  override get isEmpty(): boolean {
    return this.#store.isEmpty
  }
  override get isSelectAll(): boolean {
    return false
  }
  override isSelected(key: Key): boolean {
    return this.#withRow(key, row => this.#store.isSelected(row)) ?? false
  }
  override canSelectItem(key: Key): boolean {
    return this.selectionMode !== 'none' && rowOfTreeKey(this.#shape, key) !== -1
  }
  override isDisabled(): boolean {
    return false
  }
  override toggleSelection(key: Key): void {
    this.#withRow(key, row => this.#store.toggle(row))
  }
  override replaceSelection(key: Key): void {
    this.#withRow(key, row => this.#store.replace(row))
  }
  override extendSelection(toKey: Key): void {
    this.#withRow(toKey, row =>
      this.selectionMode === 'multiple' ? this.#store.extend(row) : this.#store.replace(row),
    )
  }
  override selectAll(): void {
    if (this.selectionMode === 'multiple') this.#store.all()
  }
  override clearSelection(): void {
    if (!this.isEmpty) this.#store.none()
  }
  override toggleSelectAll(): void {
    if (this.isEmpty) this.selectAll()
    else this.clearSelection()
  }

  #withRow<Result>(key: Key, act: (row: number) => Result): Result | undefined {
    const row = this.selectionMode === 'none' ? -1 : rowOfTreeKey(this.#shape, key)
    return row === -1 ? undefined : act(row)
  }
}

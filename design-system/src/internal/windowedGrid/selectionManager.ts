// A private path: React Aria's hooks take the stock manager, and there is no other way to pass one.
// windowedGrid.test.ts fails when an update of React Stately changes what is relied on here.
import { SelectionManager } from 'react-stately/private/selection/SelectionManager'
import type { MultipleSelectionState } from 'react-stately/useMultipleSelectionState'
import type { LazyTable } from './lazyTable.ts'
import { rowOfKey } from './keys.ts'
import { RowSelection } from './rowSelection.ts'
import type { Order } from './shape.ts'

type Key = string | number

/** Where the selection is stored. */
export interface SelectionStore {
  selection: RowSelection
  onChange: (selection: RowSelection) => void
  /** The selectable rows that Shift covers, including hidden ones. */
  order: Order
  /** The number of matching rows, if not all of them are in the order. @default those of the order */
  matching?: number
  idAt: (row: number) => string
  /** Whether rows between two positions of the order are not loaded; without it, none are missing. */
  hasGap?: ((from: number, end: number) => boolean) | undefined
  /** −1 if there is no such row. */
  rowOfId: (id: string) => number
  /** Toggles a row together with its descendants. @default the row alone */
  toggled?: ((row: number) => RowSelection) | undefined
  /** The position in the order of a row's last descendant. @default that of the row */
  lastIn?: ((row: number) => number) | undefined
  anchor: SelectionAnchor
}

/** Where Shift extends from: the number of the row last toggled. */
export class SelectionAnchor {
  #row: number | null = null

  get row(): number | null {
    return this.#row
  }
  moveTo(row: number | null): void {
    this.#row = row
  }
  /** @param numberNow the number that the row has now; −1 when it is gone */
  renumber(numberNow: (row: number) => number): void {
    const now = this.#row === null ? -1 : numberNow(this.#row)
    this.#row = now === -1 ? null : now
  }
}

const noKeys: ReadonlySet<Key> = new Set()

/**
 * React Aria's selection manager on top of intervals and ids. Where the stock one walks through all rows, this one
 * computes. Sets of keys stay empty: the grid announces its selection itself, because React Aria has no text for "all
 * that match".
 */
export class GridSelectionManager extends SelectionManager {
  readonly #store: SelectionStore

  constructor(collection: LazyTable, state: MultipleSelectionState, store: SelectionStore) {
    super(collection, state)
    this.#store = store
  }

  override get selectedKeys(): Set<Key> {
    return new Set(noKeys)
  }
  override get rawSelection(): Set<Key> {
    return noKeys as Set<Key>
  }
  override get firstSelectedKey(): Key | null {
    return null
  }
  override get lastSelectedKey(): Key | null {
    return null
  }
  override get isEmpty(): boolean {
    return this.#store.selection.countOf(this.#matching) === 0
  }
  override get isSelectAll(): boolean {
    const matching = this.#matching
    return matching > 0 && this.#store.selection.countOf(matching) >= matching
  }
  override isSelected(key: Key): boolean {
    const row = this.#rowOf(key)
    return row !== null && this.#store.selection.has(this.#store.idAt(row), row)
  }
  override canSelectItem(key: Key): boolean {
    return this.selectionMode !== 'none' && this.#rowOf(key) !== null
  }
  override isDisabled(): boolean {
    return false
  }
  override toggleSelection(key: Key): void {
    const { selection, idAt, toggled, onChange, anchor } = this.#store
    const row = this.#rowOf(key)
    if (row !== null) anchor.moveTo(row)
    // Also a row that is only kept for its descendants.
    if (toggled && typeof key === 'number') return onChange(toggled(rowOfKey(key)))
    if (row === null || this.selectionMode === 'none') return
    const id = idAt(row)
    if (this.selectionMode === 'multiple') return onChange(selection.toggled(id, row))
    onChange(selection.has(id, row) ? RowSelection.none : RowSelection.none.toggled(id, row))
  }
  override replaceSelection(key: Key): void {
    const row = this.#rowOf(key)
    if (row === null || this.selectionMode === 'none') return
    this.#store.anchor.moveTo(row)
    this.#store.onChange(RowSelection.none.toggled(this.#store.idAt(row), row))
  }
  override extendSelection(toKey: Key): void {
    const row = this.#rowOf(toKey)
    if (row === null || this.selectionMode === 'none') return
    if (this.selectionMode === 'single') return this.replaceSelection(toKey)
    const { selection, order, idAt, rowOfId, onChange, anchor } = this.#store
    if (anchor.row === null) anchor.moveTo(row)
    const first = anchor.row ?? row
    const [from, to] = [order.positionOf(first), order.positionOf(row)]
    // The lower row includes its descendants, which may be collapsed.
    const lastOf = (each: number) => this.#store.lastIn?.(each) ?? order.positionOf(each)
    const isUp = from > to
    const start = from === -1 ? to : isUp ? lastOf(first) : from
    const end = isUp ? to : lastOf(row)
    const hasGap = this.#store.hasGap?.(Math.min(start, end), Math.max(start, end)) ?? false
    onChange(selection.extended({ order, idAt, rowOfId, anchor: start, end, hasGap }))
  }
  override selectAll(): void {
    if (this.selectionMode === 'multiple') this.#store.onChange(RowSelection.all)
  }
  override clearSelection(): void {
    if (!this.isEmpty) this.#store.onChange(RowSelection.none)
  }
  override toggleSelectAll(): void {
    if (this.isSelectAll) this.clearSelection()
    else this.selectAll()
  }
  get #matching(): number {
    return this.#store.matching ?? this.#store.order.length
  }
  /** The selectable row that a key belongs to, if any. */
  #rowOf(key: Key): number | null {
    if (typeof key !== 'number') return null
    const row = rowOfKey(key)
    return this.#store.order.positionOf(row) === -1 ? null : row
  }
}

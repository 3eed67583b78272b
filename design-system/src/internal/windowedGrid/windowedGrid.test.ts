import fc from 'fast-check'
import { SelectionManager } from 'react-stately/private/selection/SelectionManager'
import { describe, expect, test } from 'vitest'
import { RowOrder } from '../rowModel/rowModel.ts'
import { GridKeyboard } from './keyboard.ts'
import { cellKey, columnOfKey, groupsRow, headerRow, isFixedRow, rowKey, rowOfKey } from './keys.ts'
import { LazyTable } from './lazyTable.ts'
import { RowSelection } from './rowSelection.ts'
import { GridSelectionManager, SelectionAnchor, type SelectionStore } from './selectionManager.ts'
import type { GridShape } from './shape.ts'

const names = ['alice', 'bob', 'amine', 'élodie', 'albert']
const titles = ['', 'Name', 'Age']
/** bob is filtered out; columns: age, then name. */
const shape: GridShape = {
  order: new RowOrder(Int32Array.of(4, 0, 2, 3), 5),
  columns: [2, 1],
  nameColumn: 1,
  names: () => names.map(name => name.replace('é', 'e')),
  titleOf: column => titles[column] ?? '',
}

test('keys lead to rows and columns and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 5_000_000 }), fc.integer({ min: 0, max: 1022 }), (row, column) => {
      expect([rowOfKey(cellKey(row, column)), columnOfKey(cellKey(row, column))]).toEqual([row, column])
      expect([rowOfKey(rowKey(row)), columnOfKey(rowKey(row))]).toEqual([row, -1])
    }),
  )
})

describe('lazy table', () => {
  const table = new LazyTable(shape)
  test('is what React Aria expects of a table', () => {
    expect([...table.getKeys()]).toEqual([4, 0, 2, 3].map(rowKey))
    expect(table.rows.map(row => row.index)).toEqual([0, 1, 2, 3])
    expect(table.columns.map(column => column.textValue)).toEqual(['Age', 'Name'])
    expect(table.getItem(rowKey(2))).toMatchObject({
      type: 'item',
      index: 2,
      parentKey: 'body',
      textValue: 'amine',
    })
    expect(table.getItem(cellKey(2, 1))).toMatchObject({ type: 'rowheader', index: 1, parentKey: rowKey(2) })
    expect(table.getItem(cellKey(2, 2))?.type).toBe('cell')
    expect(table.getChildren(rowKey(2)).map(cell => cell.key)).toEqual([cellKey(2, 2), cellKey(2, 1)])
  })
  test('knows no row that is filtered out and no column that is hidden', () => {
    expect(table.getItem(rowKey(1))).toBeNull()
    expect(table.getItem(cellKey(1, 1))).toBeNull()
    expect(table.getItem(cellKey(2, 0))).toBeNull()
    expect(table.getChildren(rowKey(1))).toEqual([])
  })
  test('goes from row to row and from cell to cell', () => {
    const walk = (key: string | number | null): (string | number)[] =>
      key === null ? [] : [key, ...walk(table.getKeyAfter(key))]
    expect(walk(table.getFirstKey())).toEqual([...table.getKeys()])
    expect(table.getKeyBefore(table.getFirstKey() ?? '')).toBeNull()
    expect(table.getLastKey()).toBe(rowKey(3))
    expect(table.getKeyAfter(cellKey(2, 2))).toBe(cellKey(2, 1))
    expect(table.getKeyAfter(cellKey(2, 1))).toBeNull()
  })
})

describe('keyboard', () => {
  const keyboard = (direction: 'ltr' | 'rtl' = 'ltr') =>
    new GridKeyboard({ ...shape, direction, pageRows: () => 2 })
  const keys = keyboard()
  test('arrows walk the cells and reach the header', () => {
    expect(keys.getKeyBelow(cellKey(4, 2))).toBe(cellKey(0, 2))
    expect(keys.getKeyBelow(cellKey(3, 2))).toBeNull()
    expect(keys.getKeyAbove(cellKey(4, 2))).toBe(cellKey(headerRow, 2))
    expect(keys.getKeyAbove(cellKey(headerRow, 2))).toBeNull()
    expect(keys.getKeyBelow(cellKey(headerRow, 2))).toBe(cellKey(4, 2))
    expect(keys.getKeyRightOf(cellKey(4, 2))).toBe(cellKey(4, 1))
    expect(keys.getKeyRightOf(cellKey(4, 1))).toBeNull()
    expect(keyboard('rtl').getKeyLeftOf(cellKey(4, 2))).toBe(cellKey(4, 1))
  })
  test('Home and End stay in the row, with Ctrl they leave it', () => {
    expect(keys.getFirstKey(cellKey(2, 1))).toBe(cellKey(2, 2))
    expect(keys.getLastKey(cellKey(2, 2))).toBe(cellKey(2, 1))
    expect(keys.getFirstKey(cellKey(2, 1), true)).toBe(cellKey(4, 2))
    expect(keys.getLastKey(cellKey(2, 1), true)).toBe(cellKey(3, 1))
    expect(keys.getLastKey(cellKey(headerRow, 2))).toBe(cellKey(headerRow, 1))
  })
  test('pages stop at the ends', () => {
    expect(keys.getKeyPageBelow(cellKey(4, 2))).toBe(cellKey(2, 2))
    expect(keys.getKeyPageBelow(cellKey(2, 2))).toBe(cellKey(3, 2))
    expect(keys.getKeyPageAbove(cellKey(0, 2))).toBe(cellKey(4, 2))
  })
  test('letters find names in the order that is shown, from the row on and around', () => {
    expect(keys.getKeyForSearch('al', cellKey(0, 2))).toBe(cellKey(0, 2))
    expect(keys.getKeyForSearch('alb', cellKey(0, 2))).toBe(cellKey(4, 2))
    expect(keys.getKeyForSearch('É', cellKey(0, 2))).toBe(cellKey(3, 2))
    expect(keys.getKeyForSearch('b', cellKey(0, 2))).toBeNull()
    expect(keys.getKeyForSearch('am')).toBe(cellKey(2, 1))
  })
  test('the same letter again goes on', () => {
    expect(keys.getKeyForSearch('a', cellKey(4, 2))).toBe(cellKey(0, 2))
    expect(keys.getKeyForSearch('aa', cellKey(0, 2))).toBe(cellKey(2, 2))
    expect(keys.getKeyForSearch('aaa', cellKey(2, 2))).toBe(cellKey(4, 2))
  })
  test('an empty grid has its header', () => {
    const empty = new GridKeyboard({
      ...shape,
      order: new RowOrder(new Int32Array(), 0),
      direction: 'ltr',
      pageRows: () => 2,
    })
    expect(empty.getFirstKey()).toBe(cellKey(headerRow, 2))
    expect(empty.getKeyForSearch('a')).toBeNull()
    expect(empty.getKeyPageBelow(cellKey(headerRow, 2))).toBeNull()
  })
})

describe('selection', () => {
  type Step = { toggle: number } | { extend: number } | 'all' | 'none'
  const steps = fc.array(
    fc.oneof(
      fc.record({ toggle: fc.nat(9) }),
      fc.record({ extend: fc.nat(9) }),
      fc.constantFrom<Step>('all', 'none'),
    ),
    { maxLength: 30 },
  )
  const shuffled = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 })
  const managerOf = (order: RowOrder, selectionMode: 'multiple' | 'single' = 'multiple') => {
    const store: SelectionStore = {
      selection: RowSelection.none,
      onChange: next => {
        store.selection = next
      },
      order,
      idAt: row => `id${row}`,
      rowOfId: id => Number(id.slice(2)),
      anchor: new SelectionAnchor(),
    }
    const state = {
      selectionMode,
      selectionBehavior: 'toggle',
      setSelectionBehavior: () => {},
      disallowEmptySelection: false,
      selectedKeys: new Set<string>(),
      setSelectedKeys: () => {},
      disabledKeys: new Set<string>(),
      disabledBehavior: 'all',
      isFocused: false,
      setFocused: () => {},
      focusedKey: null,
      childFocusStrategy: null,
      setFocusedKey: () => {},
    } as const
    return { store, manager: new GridSelectionManager(new LazyTable({ ...shape, order }), state, store) }
  }

  test('agrees with plain sets for any steps in any order of rows', () => {
    fc.assert(
      fc.property(shuffled, steps, (rows, walk) => {
        const { store, manager } = managerOf(new RowOrder(Int32Array.from(rows), 10))
        let chosen = new Set<number>()
        let base = new Set<number>()
        let anchor: number | null = null
        for (const step of walk) {
          const wasAll = store.selection.isAllMatching
          if (step === 'all' || step === 'none') {
            if (step === 'all') manager.selectAll()
            else manager.clearSelection()
            chosen = new Set(step === 'all' ? rows : [])
            base = new Set()
          } else if ('toggle' in step) {
            manager.toggleSelection(cellKey(step.toggle, 1))
            if (!chosen.delete(step.toggle)) chosen.add(step.toggle)
            anchor = step.toggle
            base = new Set(chosen)
          } else {
            manager.extendSelection(cellKey(step.extend, 1))
            anchor ??= step.extend
            const [from, to] = [rows.indexOf(anchor), rows.indexOf(step.extend)]
            const span = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
            // After "all that match", an extension starts afresh.
            if (wasAll) base = new Set()
            chosen = new Set([...base, ...span])
          }
          // What was selected before an extension stays selected, whatever the extension does.
          expect(rows.filter(row => manager.isSelected(rowKey(row)))).toEqual(
            rows.filter(row => chosen.has(row)),
          )
          expect(store.selection.countOf(10)).toBe(chosen.size)
          expect(manager.isSelectAll).toBe(chosen.size === 10)
          expect(manager.isEmpty).toBe(chosen.size === 0)
          const listed = rows.filter(row => chosen.has(row) !== store.selection.isAllMatching)
          expect(store.selection.ids().toSorted()).toEqual(listed.map(row => `id${row}`).toSorted())
        }
      }),
    )
  })
  test('an extension outlives another order', () => {
    const first = new RowOrder(Int32Array.of(0, 1, 2, 3), 4)
    const { store, manager } = managerOf(first)
    manager.toggleSelection(rowKey(0))
    manager.extendSelection(rowKey(2))
    const second = new RowOrder(Int32Array.of(3, 1), 4)
    const later = managerOf(second)
    later.store.selection = store.selection
    expect([3, 1].map(row => later.manager.isSelected(rowKey(row)))).toEqual([false, true])
    expect(store.selection.ids().toSorted()).toEqual(['id0', 'id1', 'id2'])
  })
  test('Shift takes the row further down with what lies in it', () => {
    // 2 is a child of 1, and 4 of 3.
    const { store, manager } = managerOf(new RowOrder(Int32Array.of(0, 1, 2, 3, 4), 5))
    Object.assign(store, { lastIn: (row: number) => (row === 1 || row === 3 ? row + 1 : row) })
    manager.toggleSelection(rowKey(0))
    manager.extendSelection(rowKey(1))
    expect(store.selection.ids().toSorted()).toEqual(['id0', 'id1', 'id2'])
    const up = managerOf(new RowOrder(Int32Array.of(0, 1, 2, 3, 4), 5))
    Object.assign(up.store, { lastIn: (row: number) => (row === 1 || row === 3 ? row + 1 : row) })
    up.manager.toggleSelection(rowKey(3))
    up.manager.extendSelection(rowKey(1))
    expect(up.store.selection.ids().toSorted()).toEqual(['id1', 'id2', 'id3', 'id4'])
  })
  test('all but some', () => {
    const some = RowSelection.all.toggled('id3', 3)
    expect(some.isAllMatching).toBe(true)
    expect(some.countOf(12_345)).toBe(12_344)
    expect(some.ids()).toEqual(['id3'])
    expect([some.has('id3', 3), some.has('id4', 4)]).toEqual([false, true])
    expect(some.withAll(['id3', 'id4'], true).countOf(10)).toBe(10)
    expect(some.withAll(['id3', 'id4'], false).ids()).toEqual(['id3', 'id4'])
  })
  test('rows that are gone leave the selection', () => {
    const isThere = (id: string) => id !== 'id3'
    const two = RowSelection.none.withAll(['id3', 'id4'], true)
    expect(two.kept(isThere).ids()).toEqual(['id4'])
    expect(two.kept(() => true)).toBe(two)
    expect(RowSelection.all.toggled('id3', 3).kept(isThere).countOf(10)).toBe(10)
  })
  test('rows that Shift selected stay selected under other numbers', () => {
    const order = new RowOrder(Int32Array.of(0, 1, 2, 3, 4), 5)
    const span = { order, idAt: (row: number) => `id${row}`, rowOfId: (id: string) => Number(id.slice(2)) }
    const kept = RowSelection.none.extended({ ...span, anchor: 2, end: 3 }).kept(() => true)
    expect(['id2', 'id3', 'id4'].map((id, at) => kept.has(id, at + 1))).toEqual([true, true, false])
    expect(kept.countOf(4)).toBe(2)
  })
  test('one at a time', () => {
    const { store, manager } = managerOf(new RowOrder(Int32Array.of(0, 1, 2), 3), 'single')
    manager.toggleSelection(rowKey(0))
    manager.toggleSelection(rowKey(1))
    expect(store.selection.ids()).toEqual(['id1'])
    manager.extendSelection(rowKey(2))
    manager.selectAll()
    expect(store.selection.ids()).toEqual(['id2'])
    manager.toggleSelection(rowKey(2))
    expect(manager.isEmpty).toBe(true)
  })
  test('the header is never chosen', () => {
    const { manager, store } = managerOf(new RowOrder(Int32Array.of(0), 1))
    manager.toggleSelection(cellKey(headerRow, 1))
    manager.extendSelection(rowKey(headerRow))
    expect(store.selection).toBe(RowSelection.none)
    expect(manager.canSelectItem(cellKey(headerRow, 1))).toBe(false)
  })
})

const memberKind = (name: string) => {
  const member = Object.getOwnPropertyDescriptor(SelectionManager.prototype, name)
  return member && ('get' in member ? 'getter' : typeof member.value)
}
/** What React Aria's hooks call on a manager, and what the stock class must keep providing for them to reach ours. */
test.each([
  'isSelected',
  'canSelectItem',
  'isDisabled',
  'toggleSelection',
  'replaceSelection',
  'extendSelection',
  'selectAll',
  'clearSelection',
  'toggleSelectAll',
  'setFocusedKey',
])('the stock selection manager has %s', name => {
  expect(memberKind(name)).toBe('function')
})
test.each([
  'selectedKeys',
  'rawSelection',
  'firstSelectedKey',
  'lastSelectedKey',
  'isEmpty',
  'isSelectAll',
  'focusedKey',
])('the stock selection manager answers %s by a getter', name => {
  expect(memberKind(name)).toBe('getter')
})

describe('what stands above some headers', () => {
  const grouped: GridShape = { ...shape, columns: [5, 2, 1, 4, 3], groups: [[2, 1], [3]] }
  const keys = new GridKeyboard({ ...grouped, direction: 'ltr', pageRows: () => 2 })
  test('is reached from the header of each of its columns, and left to the same one', () => {
    expect(keys.getKeyAbove(cellKey(headerRow, 1))).toBe(cellKey(groupsRow, 1))
    expect(keys.getKeyBelow(cellKey(groupsRow, 1))).toBe(cellKey(headerRow, 1))
    expect(keys.getKeyAbove(cellKey(groupsRow, 1))).toBeNull()
    expect(keys.getKeyAbove(cellKey(headerRow, 4))).toBeNull()
    expect(keys.getKeyBelow(cellKey(headerRow, 1))).toBe(cellKey(4, 1))
  })
  test('is walked from group to group, past the columns that have none', () => {
    expect(keys.getKeyRightOf(cellKey(groupsRow, 2))).toBe(cellKey(groupsRow, 3))
    expect(keys.getKeyLeftOf(cellKey(groupsRow, 3))).toBe(cellKey(groupsRow, 1))
    expect(keys.getKeyRightOf(cellKey(groupsRow, 3))).toBeNull()
    expect(keys.getFirstKey(cellKey(groupsRow, 3))).toBe(cellKey(groupsRow, 2))
    expect(keys.getLastKey(cellKey(groupsRow, 2))).toBe(cellKey(groupsRow, 3))
    expect(keys.getKeyPageBelow(cellKey(groupsRow, 2))).toBe(cellKey(2, 2))
  })
  test('is part of the table for its columns alone, and no row that can be chosen', () => {
    const table = new LazyTable(grouped)
    expect(table.getItem(cellKey(groupsRow, 2))).toMatchObject({
      type: 'column',
      parentKey: rowKey(groupsRow),
    })
    expect(table.getItem(cellKey(groupsRow, 4))).toBeNull()
    expect(new LazyTable(shape).getItem(cellKey(groupsRow, 2))).toBeNull()
    expect(isFixedRow(groupsRow)).toBe(true)
    expect([rowOfKey(cellKey(groupsRow, 7)), columnOfKey(cellKey(groupsRow, 7))]).toEqual([groupsRow, 7])
  })
})

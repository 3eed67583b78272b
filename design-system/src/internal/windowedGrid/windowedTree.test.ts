import fc from 'fast-check'
import { SelectionManager } from 'react-stately/private/selection/SelectionManager'
import { describe, expect, test } from 'vitest'
import { TreeModel } from '../treeModel/treeModel.ts'
import { flagsOf, orderOf } from '../treeModel/treeOrder.ts'
import { LazyTree, rowOfTreeKey, type TreeShape } from './lazyTree.ts'
import { TreeKeyboard } from './treeKeyboard.ts'
import { TreeSelectionManager, type TreeSelectionStore } from './treeSelectionManager.ts'

const model = new TreeModel([
  { id: 'a', parentId: null, name: 'Bilans' },
  { id: 'a1', parentId: 'a', name: 'Été' },
  { id: 'a2', parentId: 'a', name: 'Budget' },
  { id: 'b', parentId: null, name: 'Contrats' },
  { id: 'b1', parentId: 'b', name: 'Baux' },
  { id: 'c', parentId: null, name: 'Œuvres' },
])
/** Contrats is closed, so Baux is hidden. */
const shape: TreeShape = {
  order: orderOf(model, flagsOf(model, ['a'])),
  idAt: row => model.idAt(row),
  rowOfId: id => model.numberOf(id),
  parentOf: row => model.parentOf(row),
  names: () => model.names(),
}
const shown = ['a', 'a1', 'a2', 'b', 'c']
const collection = new LazyTree(shape)

describe('lazy tree', () => {
  test('is what React Aria expects of a collection', () => {
    expect(collection.size).toBe(5)
    expect([...collection.getKeys()]).toEqual(shown)
    expect([...collection].map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
    expect(collection.getItem('a1')).toMatchObject({ key: 'a1', parentKey: 'a', index: 1, textValue: 'ete' })
    expect(collection.getFirstKey()).toBe('a')
    expect(collection.getLastKey()).toBe('c')
    expect(collection.at(9)).toBeNull()
  })
  test('knows no row that is not shown, and none that is not there', () => {
    for (const key of ['b1', 'x', 7]) {
      expect(collection.getItem(key)).toBeNull()
      expect(collection.getKeyAfter(key)).toBeNull()
      expect(rowOfTreeKey(shape, key)).toBe(-1)
    }
  })
  test('goes from row to row', () => {
    expect(shown.map(key => collection.getKeyAfter(key))).toEqual(['a1', 'a2', 'b', 'c', null])
    expect(shown.map(key => collection.getKeyBefore(key))).toEqual([null, 'a', 'a1', 'a2', 'b'])
  })
})

describe('keys', () => {
  const keyboard = new TreeKeyboard(shape, () => 2)
  test('lead to the rows that are shown', () => {
    expect(shown.map(key => keyboard.getKeyBelow(key))).toEqual(['a1', 'a2', 'b', 'c', null])
    expect(shown.map(key => keyboard.getKeyAbove(key))).toEqual([null, 'a', 'a1', 'a2', 'b'])
    expect(shown.map(key => keyboard.getKeyPageBelow(key))).toEqual(['a2', 'b', 'c', 'c', 'c'])
    expect(shown.map(key => keyboard.getKeyPageAbove(key))).toEqual(['a', 'a', 'a', 'a1', 'a2'])
    expect([keyboard.getFirstKey(), keyboard.getLastKey()]).toEqual(['a', 'c'])
    expect(keyboard.getKeyBelow('b1')).toBeNull()
  })
  test('that are letters lead to names, accents and ligatures aside; the same letter goes on', () => {
    expect(keyboard.getKeyForSearch('b', 'a')).toBe('a2')
    expect(keyboard.getKeyForSearch('bb', 'a2')).toBe('a')
    expect(keyboard.getKeyForSearch('bi', 'a')).toBe('a')
    expect(keyboard.getKeyForSearch('É')).toBe('a1')
    expect(keyboard.getKeyForSearch('oeu', 'a')).toBe('c')
    // Hidden.
    expect(keyboard.getKeyForSearch('ba', 'a')).toBeNull()
    expect(keyboard.getKeyForSearch(' ', 'a')).toBeNull()
  })
})

describe('choosing', () => {
  const calls: string[] = []
  const store: TreeSelectionStore = {
    isEmpty: false,
    isSelected: row => row === 1,
    toggle: row => calls.push(`toggle ${row}`),
    replace: row => calls.push(`replace ${row}`),
    extend: row => calls.push(`extend ${row}`),
    all: () => calls.push('all'),
    none: () => calls.push('none'),
    firstSelectedId: () => 'a1',
  }
  const managerOf = (selectionMode: 'none' | 'single' | 'multiple') =>
    new TreeSelectionManager(
      collection,
      {
        selectionMode,
        selectionBehavior: 'toggle',
        setSelectionBehavior: () => {},
        disallowEmptySelection: false,
        selectedKeys: new Set(),
        setSelectedKeys: () => {
          throw new Error('sets of keys are not used')
        },
        disabledKeys: new Set(),
        disabledBehavior: 'all',
        isFocused: false,
        setFocused: () => {},
        focusedKey: null,
        childFocusStrategy: null,
        setFocusedKey: () => {},
      },
      shape,
      store,
    )

  test('goes to the store, by rows that are shown', () => {
    const manager = managerOf('multiple')
    manager.toggleSelection('a1')
    manager.extendSelection('b')
    manager.toggleSelection('b1')
    manager.selectAll()
    manager.clearSelection()
    expect(calls.splice(0)).toEqual(['toggle 1', 'extend 3', 'all', 'none'])
    expect([manager.isSelected('a1'), manager.isSelected('a2'), manager.isSelected('b1')]).toEqual([
      true,
      false,
      false,
    ])
    expect(manager.firstSelectedKey).toBe('a1')
  })
  test('one at a time extends nothing, and none at all chooses nothing', () => {
    managerOf('single').extendSelection('b')
    managerOf('single').selectAll()
    managerOf('none').toggleSelection('a')
    expect(calls.splice(0)).toEqual(['replace 3'])
  })
  test('never asks the stock manager for what it would answer by walking through all rows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'isEmpty',
          'isSelectAll',
          'isSelected',
          'canSelectItem',
          'isDisabled',
          'toggleSelection',
          'replaceSelection',
          'extendSelection',
          'selectAll',
          'clearSelection',
          'toggleSelectAll',
          'selectedKeys',
          'rawSelection',
          'firstSelectedKey',
          'lastSelectedKey',
        ),
        name => {
          expect(Object.hasOwn(SelectionManager.prototype, name)).toBe(true)
          expect(Object.hasOwn(TreeSelectionManager.prototype, name)).toBe(true)
        },
      ),
    )
  })
})

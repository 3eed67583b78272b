import { useMemo, useRef, useState } from 'react'
import type { Order } from '../../internal/windowedGrid/shape.ts'
import type { TreeSelectionStore } from '../../internal/windowedGrid/treeSelectionManager.ts'
import { checked, checkStates, unchecked, withChecked } from '../../internal/treeModel/cascade.ts'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { flagsOf } from '../../internal/treeModel/treeOrder.ts'
import type { FolderItem, FolderSelectionMode } from './folderTypes.ts'

interface FolderSelectionOptions<Item extends FolderItem> {
  model: TreeModel<Item>
  order: Order
  mode: FolderSelectionMode
  canChoose: (item: Item) => boolean
  selectedIds: ReadonlySet<string> | undefined
  defaultSelectedIds: ReadonlySet<string> | undefined
  onSelectionChange: ((selectedIds: ReadonlySet<string>) => void) | undefined
}

const nothing: ReadonlySet<string> = new Set()

/** The selection of entries. Disabled entries are never selected themselves. */
export function useFolderSelection<Item extends FolderItem>(options: FolderSelectionOptions<Item>) {
  const { model, order, mode, onSelectionChange } = options
  const [own, setOwn] = useState(options.defaultSelectedIds ?? nothing)
  const ids = options.selectedIds ?? own
  /** The anchor of a range selection, and the selection at that time. */
  const base = useRef<{ anchor: string; ids: ReadonlySet<string>; result: ReadonlySet<string> } | null>(null)
  const states = useMemo(
    () => (mode === 'cascading' ? checkStates(model, ids) : flagsOf(model, ids)),
    [model, ids, mode],
  )

  const change = (next: ReadonlySet<string>) => {
    setOwn(next)
    onSelectionChange?.(next)
  }
  const canChoose = (number: number) => {
    const item = model.items[number]
    return item !== undefined && options.canChoose(item)
  }
  const withRows = (from: ReadonlySet<string>, numbers: readonly number[], isChosen: boolean) => {
    const allowed = numbers.filter(canChoose)
    if (mode === 'cascading') return withChecked(model, from, allowed, isChosen)
    const next = new Set(from)
    for (const number of allowed) {
      if (isChosen) next.add(model.idAt(number))
      else next.delete(model.idAt(number))
    }
    return next
  }
  const replace = (number: number) => {
    if (!canChoose(number)) return
    const id = model.idAt(number)
    const next = new Set([id])
    base.current = { anchor: id, ids: next, result: next }
    if (!(ids.size === 1 && ids.has(id))) change(next)
  }
  const store: TreeSelectionStore = {
    isEmpty: ids.size === 0,
    isSelected: number => states[number] === checked,
    toggle: number => {
      if (!canChoose(number)) return
      if (mode === 'single') return replace(number)
      const next = withRows(ids, [number], states[number] !== checked)
      base.current = { anchor: model.idAt(number), ids: next, result: next }
      change(next)
    },
    replace,
    extend: number => {
      const before = base.current
      const anchor = before ? model.numberOf(before.anchor) : -1
      const from = order.positionOf(anchor === -1 ? number : anchor)
      const to = order.positionOf(number)
      if (from === -1 || to === -1) return
      // The selection may have changed from outside since.
      const start = before && before.result === ids ? before.ids : ids
      const rows = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) =>
        order.rowAt(Math.min(from, to) + at),
      )
      const result = withRows(start, rows, true)
      base.current = { anchor: model.idAt(order.rowAt(from)), ids: start, result }
      change(result)
    },
    all: () =>
      change(
        withRows(
          ids,
          Array.from({ length: order.length }, (_, at) => order.rowAt(at)),
          true,
        ),
      ),
    none: () => change(nothing),
    firstSelectedId: () => {
      for (const id of ids) {
        const number = model.numberOf(id)
        if (number !== -1 && order.positionOf(number) !== -1) return id
      }
      return null
    },
  }
  return { ids, store, stateOf: (number: number) => states[number] ?? unchecked }
}

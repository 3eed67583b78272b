import { useMemo, useState } from 'react'
import type { RowNumbers } from '../../internal/rowModel/rowLayout.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import {
  LatestTree,
  layOutTree,
  openedBranches,
  openFlags,
  toggledBranch,
  type OpenBranches,
  type RowTree,
} from '../../internal/rowModel/rowTree.ts'
import { useLateChildren } from '../../internal/treeModel/useLateChildren.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { splitIdentity, type DrawnRow, type HeldRows } from './gridRows.ts'
import type { GridColumn, GridTree } from './gridTypes.ts'
import type { GridView } from './gridView.ts'
import { highDetails, type Details } from './useDetails.ts'

interface TreeRowsOptions<Row> {
  /** Undefined if rows are not nested. */
  tree: GridTree<Row> | undefined
  model: RowModel<Row>
  columns: readonly GridColumn<Row>[]
  view: GridView
  details: Details
  numbers: RowNumbers
  /** Numbers of places other than rows and details, by path, in the order of the numbers. */
  places: ReadonlyMap<string, number>
  nameOf: (row: Row) => string
  say: (words: string) => void
  t: GridWords
}

const noIds: ReadonlySet<string> = new Set()
const opened = (levels: number): OpenBranches => ({ levels, opened: noIds, closed: noIds })
const allBranches = opened(Infinity)
const said = {
  loading: 'groupLoading',
  loaded: 'groupLoaded',
  empty: 'branchEmptySaid',
  failed: 'groupFailed',
} as const

/** Tree rows: which are open, loading of their children, and their totals. */
export function useTreeRows<Row>(options: TreeRowsOptions<Row>): HeldRows<Row> | undefined {
  const { tree: given, model, columns, view, details, numbers, places, t } = options
  const { sort, search, filters } = view
  const { expanded, heights } = details
  const [latest] = useState(() => new LatestTree<Row>())
  const levels = given?.openLevels ?? 0
  const byLevels = useMemo(() => opened(levels), [levels])
  const [own, setOwn] = useState({ levels, open: byLevels })
  const filter = JSON.stringify([search, filters])
  // All search results are open. Rows that the reader closes are open again in the next search.
  const [found, setFound] = useState({ filter, open: allBranches })
  const kinds = useMemo(
    () => new Map(columns.flatMap(({ id, aggregate }) => (aggregate ? [[id, aggregate] as const] : []))),
    [columns],
  )
  const tree = given && treeNow()
  const isFiltered = tree?.isNarrowed ?? false
  const open = openNow()
  const setOpen = (next: OpenBranches) =>
    isFiltered ? setFound({ filter, open: next }) : setOwn({ levels, open: next })
  const isFull = (row: number) => {
    const item = model.rowAt(row)
    return item !== undefined && (given?.hasChildren?.(item) ?? false)
  }
  const rowOf = (id: string) => model.rowAt(model.rowOfId(id))
  const late = useLateChildren({
    openIds: given ? open.opened : noIds,
    countIn: id => {
      const row = model.rowOfId(id)
      return row === -1 || !tree ? -1 : tree.sizeOf(row)
    },
    isFull: id => isFull(model.rowOfId(id)),
    nameOf: id => {
      const row = rowOf(id)
      return row === undefined ? id : options.nameOf(row)
    },
    load:
      given?.loadChildren &&
      (async id => {
        const row = rowOf(id)
        if (row !== undefined) await given.loadChildren?.(row)
      }),
    say: options.say,
    words: (what, name) => t(said[what], { name }),
  })
  const { states } = late
  const laidOut = useMemo(() => {
    if (!tree) return undefined
    const flags = openFlags(tree, open, id => model.rowOfId(id))
    const below = new Map<number, number[]>()
    const shown = [...expanded].flatMap(id => {
      const row = model.rowOfId(id)
      return row === -1 ? [] : [{ id, row }]
    })
    for (const { row } of shown) below.set(row, [numbers.detailOf(row)])
    for (const id of open.opened) {
      const row = model.rowOfId(id)
      if (row === -1 || open.closed.has(id) || tree.sizeOf(row) > 0) continue
      const item = model.rowAt(row)
      if (item === undefined || given?.hasChildren?.(item) !== true) continue
      below.set(row, [...(below.get(row) ?? []), numbers.groupNumber(id)])
    }
    const layout = layOutTree({ tree, open: flags, below, end: numbers.end })
    const positions = shown.map(({ id, row }) => [id, layout.positionOf(numbers.detailOf(row))] as const)
    return { flags, layout, highRows: highDetails(positions, heights) }
  }, [tree, open, model, expanded, heights, numbers, given])
  if (!tree || !laidOut) return undefined
  const { flags, layout, highRows } = laidOut

  const idOfPlace = (at: number) => [...places.keys()][at] ?? ''
  const canOpen = (row: number) => tree.childCount(row) > 0 || (tree.sizeOf(row) === 0 && isFull(row))
  const isOpen = (row: number) => flags[tree.numberOf(row)] === 1
  const drawnAt = (number: number): DrawnRow | undefined => {
    const { kind, at } = numbers.read(number)
    if (kind === 'group') {
      const id = idOfPlace(at)
      return {
        kind: 'waiting',
        waiting: {
          state: states.get(id) ?? 'loading',
          isGroups: false,
          isBranch: true,
          retry: () => states.get(id) === 'failed' && late.retry(id),
        },
      }
    }
    if (model.rowAt(at) === undefined) return undefined
    if (kind === 'detail') return { kind, at }
    return {
      kind,
      at,
      branch: {
        isOpen: canOpen(at) ? isOpen(at) : undefined,
        isMatch: tree.isMatch(at),
        count: tree.childCount(at),
      },
    }
  }
  const toggle = (row: number) => setOpen(toggledBranch(open, model.idAt(row), isOpen(row)))
  return {
    model,
    order: tree.order,
    groupBy: [],
    depth: 1,
    layout,
    highRows,
    ...details,
    drawnAt,
    placeOf: number => {
      const { kind, at } = numbers.read(number)
      if (kind !== 'group') return tree.placeOf(at)
      const row = model.rowOfId(idOfPlace(at))
      return { level: tree.levelOf(row) + 1, at: 1, of: 1 }
    },
    identify: number => {
      const { kind, at } = numbers.read(number)
      if (kind === 'group') return `waiting ${idOfPlace(at)}`
      return model.rowAt(at) === undefined ? undefined : `${kind} ${model.idAt(at)}`
    },
    locate: identity => {
      const [kind, id] = splitIdentity(identity)
      const row = model.rowOfId(id)
      if (row === -1 || kind === 'row') return row
      if (kind === 'detail') return numbers.detailOf(row)
      // The placeholder is replaced by what was loaded. If nothing was loaded, fall back to its parent row.
      const waiting = numbers.groupNumber(id)
      if (layout.positionOf(waiting) !== -1) return waiting
      const first = tree.firstChild(row)
      return first === -1 ? row : first
    },
    toggleGroup: () => {},
    openGroups: areOpen => setOpen(opened(areOpen ? Infinity : 0)),
    openAround: number => {
      const around: string[] = []
      for (let row = tree.parentOf(number); row !== -1; row = tree.parentOf(row))
        if (!isOpen(row)) around.push(model.idAt(row))
      setOpen(openedBranches(open, around))
    },
    branches: {
      tree,
      canOpen,
      isOpen,
      toggle,
      openBeside: row => {
        const closed: string[] = []
        // Do not load missing children with a single key press: there could be any number of them.
        for (const other of tree.beside(row))
          if (tree.childCount(other) > 0 && !isOpen(other)) closed.push(model.idAt(other))
        setOpen(openedBranches(open, closed))
      },
    },
  }

  function openNow(): OpenBranches {
    if (isFiltered) return found.filter === filter ? found.open : allBranches
    return own.levels === levels ? own.open : byLevels
  }
  function treeNow(): RowTree {
    const all = model.sortedBy(sort)
    const matching: RowOrder = model.arrange({ sort, search, filters })
    const parentId = (given as GridTree<Row>).parentId
    return latest.of({ model, parentId, sort, matching: matching === all ? undefined : matching, kinds })
  }
}

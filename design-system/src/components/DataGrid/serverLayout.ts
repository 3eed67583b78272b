import {
  BranchFinder,
  groupPath,
  groupsIn,
  layOutGroups,
  loadedRows,
  drawnLength,
  type Branch,
  type GroupTree,
} from '../../internal/rowModel/groupTree.ts'
import { foldedText } from '../../internal/rowModel/columns.ts'
import { isOpenGroup, type OpenGroups } from '../../internal/rowModel/rowLayout.ts'
import { RowOrder } from '../../internal/rowModel/rowModel.ts'
import { splitIdentity, type DrawnRow, type GridRows, type NumberedRows } from './gridRows.ts'
import type { GridGroup, GridTotals } from './gridSource.ts'
import type { GridColumn } from './gridTypes.ts'
import type { ServerRows } from './serverRows.ts'
import { highDetails, type Details } from './useDetails.ts'

type Tree<Row> = GroupTree<Row, GridTotals>

/** First number for details, above the numbers of all rows. */
const firstDetail = 2 ** 36

/** The loaded rows of a server-side list, by the numbers of their places. */
class PlacedRows<Row> implements NumberedRows<Row> {
  readonly #tree: Tree<Row>
  readonly #finder: BranchFinder<Row, GridTotals>
  readonly #columns: readonly GridColumn<Row>[]
  readonly #getId: (row: Row) => string
  readonly #texts = new Map<string, readonly string[]>()
  #found: ReturnType<typeof loadedRows> | undefined
  #order: RowOrder | undefined
  #byId: ReadonlyMap<string, number> | undefined

  constructor(
    tree: Tree<Row>,
    finder: BranchFinder<Row, GridTotals>,
    columns: readonly GridColumn<Row>[],
    getId: (row: Row) => string,
  ) {
    this.#tree = tree
    this.#finder = finder
    this.#columns = columns
    this.#getId = getId
  }

  rowAt(number: number): Row | undefined {
    const found = this.#finder.find(number)
    if (!found || found.branch.column !== undefined) return undefined
    return itemAt(this.#tree, found.branch, found.at) as Row | undefined
  }
  idAt(number: number): string {
    const row = this.rowAt(number)
    if (row === undefined) throw new RangeError(`no row ${number}`)
    return this.#getId(row)
  }
  rowOfId(id: string): number {
    this.#byId ??= new Map([...this.order.rows].map(number => [this.idAt(number), number]))
    return this.#byId.get(id) ?? -1
  }
  textsOf(columnId: string): readonly string[] {
    const known = this.#texts.get(columnId)
    if (known) return known
    const column = this.#columns.find(({ id }) => id === columnId)
    const texts: string[] = []
    for (const number of this.order.rows) {
      const row = this.rowAt(number)
      if (column && row !== undefined) texts[number] = foldedText(column, row)
    }
    this.#texts.set(columnId, texts)
    return texts
  }
  /** The row numbers from top to bottom, including those in closed groups. */
  get order(): RowOrder {
    this.#order ??= new RowOrder(this.#loaded.numbers, this.#tree.free)
    return this.#order
  }
  /** Whether rows are missing between two positions of the order. */
  hasGap(from: number, end: number): boolean {
    return this.#loaded.gaps.some(position => position > from && position <= end)
  }
  get #loaded(): ReturnType<typeof loadedRows> {
    this.#found ??= loadedRows(this.#tree)
    return this.#found
  }
}

function itemAt<Row>({ blockSize }: Tree<Row>, { blocks }: Branch<Row, GridTotals>, at: number) {
  return blocks.get(Math.floor(at / blockSize))?.items?.[at % blockSize]
}

interface ServerLayoutOptions<Row> {
  server: ServerRows<Row>
  tree: Tree<Row>
  open: OpenGroups
  columns: readonly GridColumn<Row>[]
  getRowId: (row: Row) => string
  details: Details
}

/** Lays out server-side rows. Numbers belong to places: content that arrives at a place takes over its number. */
export function layOutServerRows<Row>(options: ServerLayoutOptions<Row>): GridRows<Row> {
  const { server, tree, open, columns, getRowId, details } = options
  const finder = new BranchFinder(tree)
  const model = new PlacedRows(tree, finder, columns, getRowId)
  const shown = [...details.expanded].flatMap(id => {
    const number = model.rowOfId(id)
    return number === -1 ? [] : [{ id, number }]
  })
  const layout = layOutGroups(tree, open, new Map(shown.map(({ number }) => [number, firstDetail + number])))
  const positions = shown.map(({ id, number }) => [id, layout.positionOf(firstDetail + number)] as const)

  const drawnIn = ({ branch, at }: { branch: Branch<Row, GridTotals>; at: number }): DrawnRow => {
    const { path, column } = branch
    const block = Math.floor(at / tree.blockSize)
    const item = itemAt(tree, branch, at)
    if (item === undefined) {
      const { state: how } = branch.blocks.get(block) ?? { state: 'loading' }
      // A part that arrived with fewer items than expected counts as failed.
      const isEmpty = branch.isCounted && branch.count === 0
      return {
        kind: 'waiting',
        waiting: {
          state: isEmpty ? 'empty' : how === 'ready' ? 'failed' : how,
          isGroups: column !== undefined,
          retry: () => void (how === 'loading' || server.load(path, block)),
        },
      }
    }
    if (column === undefined) return { kind: 'row', at: branch.base + at }
    const { value, label, rowCount, totals } = item as GridGroup
    const inner = groupPath(path, column, value)
    return {
      kind: 'group',
      group: { path: inner, column, value, label, count: rowCount, isOpen: isOpenGroup(open, inner), totals },
    }
  }
  const drawnAt = (number: number): DrawnRow | undefined => {
    if (number >= firstDetail) return { kind: 'detail', at: number - firstDetail }
    const found = finder.find(number)
    return found && drawnIn(found)
  }
  return {
    model,
    get order() {
      return model.order
    },
    depth: tree.groupBy.length,
    layout,
    highRows: highDetails(positions, details.heights),
    ...details,
    drawnAt,
    placeOf: number => {
      const found = finder.find(number)
      return found && { level: found.branch.level, at: found.at + 1, of: drawnLength(found.branch) }
    },
    identify: number => {
      const drawn = drawnAt(number)
      if (drawn?.kind === 'group') return `group ${drawn.group.path}`
      if (drawn?.kind === 'row' || drawn?.kind === 'detail') return `${drawn.kind} ${model.idAt(drawn.at)}`
      const found = finder.find(number)
      return found && `place ${found.at} ${found.branch.path}`
    },
    locate: identity => {
      const [kind, id] = splitIdentity(identity)
      if (kind === 'group') return numberOfGroup(tree, id)
      if (kind === 'place') {
        const [at, path] = splitIdentity(id)
        const branch = tree.branches.get(path)
        return branch && Number(at) < drawnLength(branch) ? branch.base + Number(at) : -1
      }
      const number = model.rowOfId(id)
      return number === -1 || kind === 'row' ? number : firstDetail + number
    },
    toggleGroup: path => server.toggleGroup(path),
    openGroups: areOpen => server.openGroups(areOpen),
    openAround: number => {
      const found = finder.find(number)
      if (found) server.openAround(found.branch)
    },
    onView: server.onView,
    hasGap: (from, end) => model.hasGap(from, end),
  }
}

function numberOfGroup<Row>(tree: Tree<Row>, path: string): number {
  const branch = tree.branches.get(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  const { column } = branch ?? {}
  if (!branch || column === undefined) return -1
  for (const { at, group } of groupsIn(branch, tree.blockSize))
    if (groupPath(branch.path, column, group.value) === path) return branch.base + at
  return -1
}

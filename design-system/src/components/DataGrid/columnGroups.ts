import type { GridColumn, PlacedColumn } from './gridTypes.ts'

/** Adjacent columns that share a group header; a column without a group is a run of its own. */
interface ColumnRun<Item> {
  group: string | undefined
  items: readonly Item[]
}

/** Splits columns into runs by their groups. A group that is split up has one run for each part. */
export function columnRuns<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string | undefined,
  areTogether: (before: Item, item: Item) => boolean = () => true,
): readonly ColumnRun<Item>[] {
  const runs: { group: string | undefined; items: [Item, ...Item[]] }[] = []
  for (const item of items) {
    const group = groupOf(item)
    const last = runs.at(-1)
    const before = last?.items.at(-1)
    const goesOn = group !== undefined && group === last?.group && before !== undefined
    if (goesOn && areTogether(before, item)) last?.items.push(item)
    else runs.push({ group, items: [item] })
  }
  return runs
}

/** The group headers of a grid in order; empty if no column has a group. */
export function placedRuns<Row>(
  placed: readonly PlacedColumn<Row>[],
): readonly ColumnRun<PlacedColumn<Row>>[] {
  if (!placed.some(({ column }) => column?.group !== undefined)) return []
  // Pinned columns form a separate run, because the rest of their group scrolls.
  return columnRuns(
    placed,
    ({ column }) => column?.group,
    (before, here) => before.isPinned === here.isPinned,
  )
}

/** Name of the column that rows are grouped by; blank if it is unknown. */
export function groupedBy<Row>(columns: readonly GridColumn<Row>[], id: string): string {
  const column = columns.find(each => each.id === id)
  return column ? columnName(column) : ''
}

/** The name of a column where its group header is not shown above it. */
export function columnName({ group, title }: Pick<GridColumn<never>, 'group' | 'title'>): string {
  return group === undefined ? title : `${group} – ${title}`
}

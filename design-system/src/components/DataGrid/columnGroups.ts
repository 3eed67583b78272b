import type { GridColumn, PlacedColumn } from './gridTypes.ts'

/** Columns beside each other that have the header above them in common; a column without a group stands alone. */
interface ColumnRun<Item> {
  group: string | undefined
  items: readonly Item[]
}

/** Columns from first to last by their groups. A group that is broken apart comes once for each of its parts. */
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

/** What stands above the columns of a grid, from first to last; nothing where no column has a group. */
export function placedRuns<Row>(
  placed: readonly PlacedColumn<Row>[],
): readonly ColumnRun<PlacedColumn<Row>>[] {
  if (!placed.some(({ column }) => column?.group !== undefined)) return []
  // What is pinned stays where the rest of its group is scrolled away.
  return columnRuns(
    placed,
    ({ column }) => column?.group,
    (before, here) => before.isPinned === here.isPinned,
  )
}

/** What rows are grouped by, in words; blank where the column is not known. */
export function groupedBy<Row>(columns: readonly GridColumn<Row>[], id: string): string {
  const column = columns.find(each => each.id === id)
  return column ? columnName(column) : ''
}

/** The words for a column where its group does not stand above it. */
export function columnName({ group, title }: Pick<GridColumn<never>, 'group' | 'title'>): string {
  return group === undefined ? title : `${group} – ${title}`
}

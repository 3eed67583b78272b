import type { ValueText } from './cellText.ts'
import type { DrawnGroup } from './gridRows.ts'
import type { GridColumn } from './gridTypes.ts'

/** The text for the shared value of a group; empty if it is blank. */
export function groupWords<Row>(
  { column: id, value, label }: Pick<DrawnGroup, 'column' | 'value' | 'label'>,
  columns: readonly GridColumn<Row>[],
  valueText: ValueText<Row>,
): string {
  const column = columns.find(other => other.id === id)
  return label ?? (column ? valueText(column, value) : '')
}

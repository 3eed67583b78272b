import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { initialView } from '@parvis/design-system/grid-view'
import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { useMemo } from 'react'
import { columns, makeRows, type BenchRow } from '../rows.ts'
import type { FilledProps, Subject } from '../subject.ts'

const gridColumns = columns.map(
  ({ id, title, isNumber }): GridColumn<BenchRow> => ({
    id,
    title,
    type: isNumber ? 'number' : 'text',
    value: row => row[id],
    editing: {},
  }),
)
const idOf = (row: BenchRow) => row.id
const actions = () => []
const go = () => {}
const keep = () => Promise.resolve()

function Filled({ data, filter }: FilledProps<readonly BenchRow[]>) {
  const view = useMemo(() => ({ ...initialView, search: filter }), [filter])
  return (
    <DesignSystemProvider locale="en" navigate={go}>
      <DataGrid
        aria-label="Bench"
        rows={data}
        columns={gridColumns}
        getRowId={idOf}
        selectionMode="multiple"
        rowActions={actions}
        onCellEdit={keep}
        maxHeight="700px"
        {...(filter !== '' && { view })}
      />
    </DesignSystemProvider>
  )
}

export const subject: Subject<readonly BenchRow[]> = {
  data: makeRows,
  Filled,
  rows: '[role="row"][aria-rowindex]:not(:has([role="columnheader"]))',
  sort: '[role="columnheader"][aria-colindex="7"] [data-part="sort"]',
}

import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { columns, makeRows, type BenchRow } from '../rows.ts'
import type { FilledProps, Subject } from '../subject.ts'

ModuleRegistry.registerModules([AllCommunityModule])

const definitions = columns.map(
  ({ id, title }): ColDef<BenchRow> => ({ field: id, headerName: title, filter: true, editable: true }),
)
const selection = { mode: 'multiRow' } as const

function Filled({ data, filter }: FilledProps<BenchRow[]>) {
  return (
    <div style={{ height: 700 }}>
      <AgGridReact<BenchRow>
        rowData={data}
        columnDefs={definitions}
        rowHeight={36}
        rowSelection={selection}
        quickFilterText={filter}
        getRowId={({ data: row }) => row.id}
      />
    </div>
  )
}

export const subject: Subject<BenchRow[]> = {
  data: makeRows,
  Filled,
  rows: '.ag-row[role="row"]',
  sort: '.ag-header-cell[col-id="amount"] .ag-header-cell-label',
}

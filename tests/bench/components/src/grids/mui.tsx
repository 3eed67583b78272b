import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { columns, makeRows, type BenchRow } from '../rows.ts'
import type { FilledProps, Subject } from '../subject.ts'

const definitions = columns.map(
  ({ id, title, isNumber }): GridColDef<BenchRow> => ({
    field: id,
    headerName: title,
    width: 160,
    type: isNumber ? 'number' : 'string',
    editable: true,
  }),
)
/** The maximum page size of the community edition. */
const page = { pagination: { paginationModel: { pageSize: 100 } } }

function Filled({ data, filter }: FilledProps<readonly BenchRow[]>) {
  const filterModel = useMemo(
    () => ({ items: [], quickFilterValues: filter === '' ? [] : [filter] }),
    [filter],
  )
  return (
    <div style={{ height: 700 }}>
      <DataGrid
        rows={data}
        columns={definitions}
        rowHeight={36}
        checkboxSelection
        initialState={page}
        pageSizeOptions={[100]}
        filterModel={filterModel}
        showToolbar
      />
    </div>
  )
}

export const subject: Subject<readonly BenchRow[]> = {
  data: makeRows,
  Filled,
  rows: '.MuiDataGrid-row',
  sort: '.MuiDataGrid-columnHeader[data-field="amount"] .MuiDataGrid-columnHeaderTitleContainer',
}

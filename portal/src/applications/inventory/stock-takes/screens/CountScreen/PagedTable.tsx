import { Pagination } from '@parvis/design-system/Pagination'
import { Stack } from '@parvis/design-system/Stack'
import { Table, type TableColumn } from '@parvis/design-system/Table'
import { useState } from 'react'

/** Rows on a page: a table draws all that it is given. */
const pageSize = 50

export interface PagedTableProps<Row> {
  caption: string
  /** Names the pages: "Pages of the counts". */
  pages: string
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  getRowId: (row: Row) => string
}

/** Thousands of rows that are on this device already, page by page. */
export function PagedTable<Row>({ caption, pages, rows, columns, getRowId }: PagedTableProps<Row>) {
  const [chosen, setChosen] = useState(1)
  // Correcting rows may make the table shorter.
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / pageSize)))
  return (
    <Stack gap={3}>
      <Table
        caption={caption}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        columns={columns}
        getRowId={getRowId}
        narrow="stack"
      />
      {rows.length > pageSize && (
        <Pagination label={pages} page={page} pageSize={pageSize} total={rows.length} onPage={setChosen} />
      )}
    </Stack>
  )
}

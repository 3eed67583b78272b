import { useMemo, useState } from 'react'
import { fn } from 'storybook/test'
import { RowModel } from '../../internal/rowModel/rowModel.ts'
import { Stack } from '../Stack/Stack.tsx'
import { DataGrid, type DataGridProps, type GridSource } from './DataGrid.tsx'
import { readGridView, writeGridView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'
import { requestSource } from './requestSource.fixtures.ts'

export const requests = makeRequests(1234)
/** What the services do before they respond. Each story defines it. */
export const script = fn<(asked: string) => Promise<void> | void>()
export const cities = [...new Set(requests.map(({ city }) => city))].toSorted((a, b) =>
  a.localeCompare(b, 'fr'),
)
export const inCity = (city: string) => requests.filter(row => row.city === city)

export type PortalProps = Omit<
  DataGridProps<PlanningRequest>,
  'mode' | 'paging' | 'rowCount' | 'pageSize' | 'source' | 'rows' | 'aria-label' | 'aria-labelledby'
> & {
  /** Search parameters of the page. */
  start: string
  /** The capabilities of the services. @default group, add up and load the rows */
  services?: GridSource<PlanningRequest>
}

/** Behaves like a portal: keeps the view and current page in the URL, and lets the services group. */
export function Portal({ start, services, ...props }: PortalProps) {
  const [url, setUrl] = useState(start)
  const [rows, setRows] = useState(requests)
  const view = readGridView(new URLSearchParams(url))
  const found = new RowModel(rows, requestColumns, requestId, 'fr').arrange(view)
  const page = found.rows.subarray((view.page - 1) * 50, view.page * 50)
  const source = useMemo(() => services ?? requestSource(rows, asked => script(asked)), [services, rows])
  return (
    <Stack>
      <DataGrid<PlanningRequest>
        {...props}
        aria-label="Demandes"
        mode="server"
        rows={[...page].flatMap(number => rows[number] ?? [])}
        rowCount={found.length}
        source={source}
        view={view}
        onViewChange={next => setUrl(writeGridView(next, new URLSearchParams()).toString())}
        {...(props.onCellEdit && {
          onCellEdit: edit => {
            setRows(now =>
              now.map(row => (row.id === edit.rowId ? { ...row, [edit.columnId]: edit.value } : row)),
            )
            return Promise.resolve()
          },
        })}
      />
      <output>{url}</output>
    </Stack>
  )
}

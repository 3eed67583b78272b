import { useMemo, useState } from 'react'
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  type SortDescriptor,
} from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { columns, makeRows, type BenchRow } from '../rows.ts'
import type { FilledProps, Subject } from '../subject.ts'

const heights = { rowHeight: 36, headingHeight: 36 }

function Filled({ data, filter }: FilledProps<readonly BenchRow[]>) {
  const [sort, setSort] = useState<SortDescriptor>()
  const rows = useMemo(() => {
    const found =
      filter === '' ? data : data.filter(row => columns.some(({ id }) => String(row[id]).includes(filter)))
    return sort === undefined ? found : found.toSorted((a, b) => a.amount - b.amount)
  }, [data, filter, sort])
  return (
    <Virtualizer layout={TableLayout} layoutOptions={heights}>
      <Table
        aria-label="Bench"
        selectionMode="multiple"
        onSortChange={setSort}
        {...(sort && { sortDescriptor: sort })}
        style={{ display: 'block', height: 700, overflow: 'auto' }}
      >
        <TableHeader>
          {columns.map(({ id, title }) => (
            <Column key={id} id={id} isRowHeader={id === 'name'} allowsSorting width={160}>
              {title}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows}>
          {row => (
            <Row id={row.id}>
              {columns.map(({ id }) => (
                <Cell key={id}>{String(row[id])}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  )
}

export const subject: Subject<readonly BenchRow[]> = {
  data: makeRows,
  Filled,
  rows: '[role="row"]:not(:has([role="columnheader"]))',
  sort: '[role="columnheader"][aria-colindex="6"]',
}

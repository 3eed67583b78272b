import { useMemo, useState } from 'react'
import { BareRows } from '../BareRows.tsx'
import { columns, makeRows, type BenchRow } from '../rows.ts'
import type { FilledProps, Subject } from '../subject.ts'

function Filled({ data, filter }: FilledProps<readonly BenchRow[]>) {
  const [isSorted, setSorted] = useState(false)
  const rows = useMemo(() => {
    const found =
      filter === '' ? data : data.filter(row => columns.some(({ id }) => String(row[id]).includes(filter)))
    return isSorted ? found.toSorted((a, b) => a.amount - b.amount) : found
  }, [data, filter, isSorted])
  const cells = useMemo(() => (at: number) => columns.map(({ id }) => String(rows[at]?.[id] ?? '')), [rows])
  return (
    <>
      <button type="button" onClick={() => setSorted(true)}>
        Sort
      </button>
      <BareRows count={rows.length} cells={cells} />
    </>
  )
}

export const subject: Subject<readonly BenchRow[]> = {
  data: makeRows,
  Filled,
  rows: '.bare-row',
  sort: 'button',
}

import { DataGrid, type GridColumn, type GridTree } from '@parvis/design-system/DataGrid'
import { initialView } from '@parvis/design-system/grid-view'
import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { useMemo } from 'react'
import { makeFolders, type BenchFolder } from '../folders.ts'
import type { FilledProps, Subject } from '../subject.ts'

const size = ({ id }: BenchFolder) => (Number(id.slice(1)) * 7919) % 100_003
const columns: readonly GridColumn<BenchFolder>[] = [
  { id: 'name', title: 'Name', type: 'text', value: row => row.name },
  { id: 'size', title: 'Size', type: 'number', value: size, aggregate: 'sum' },
  { id: 'largest', title: 'Largest', type: 'number', value: size, aggregate: 'maximum' },
  { id: 'id', title: 'Number', type: 'text', value: row => row.id },
]
const idOf = (row: BenchFolder) => row.id
const parentId = (row: BenchFolder) => row.parentId
const [allOpen, allClosed] = [Infinity, 0].map(
  (openLevels): GridTree<BenchFolder> => ({ parentId, openLevels }),
)
const actions = () => []
const go = () => {}

function Filled({ data, filter, isOpen }: FilledProps<readonly BenchFolder[]>) {
  const view = useMemo(() => ({ ...initialView, search: filter }), [filter])
  const tree = isOpen ? allOpen : allClosed
  return (
    <DesignSystemProvider locale="en" navigate={go}>
      <DataGrid
        aria-label="Bench"
        rows={data}
        columns={columns}
        getRowId={idOf}
        {...(tree && { tree })}
        selectionMode="multiple"
        rowActions={actions}
        hasTotals
        maxHeight="700px"
        {...(filter !== '' && { view })}
      />
    </DesignSystemProvider>
  )
}

export const subject: Subject<readonly BenchFolder[]> = {
  data: makeFolders,
  Filled,
  rows: '[role="row"][data-row]',
}

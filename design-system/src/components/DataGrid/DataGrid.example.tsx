import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'

const clients = [{ id: '1', name: 'Fontaine SA', revenue: 1200000 }]
const columns: GridColumn<(typeof clients)[number]>[] = [
  { id: 'name', title: 'Name', type: 'text', value: row => row.name },
  { id: 'revenue', title: 'Revenue', type: 'number', value: row => row.revenue },
]

export function Clients() {
  return <DataGrid aria-label="Clients" rows={clients} columns={columns} getRowId={row => row.id} />
}

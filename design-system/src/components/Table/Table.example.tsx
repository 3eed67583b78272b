import { Table, type TableColumn } from '@parvis/design-system/Table'

const clients = [{ id: '1', name: 'Fontaine SA', city: 'Lyon' }]
const columns: TableColumn<(typeof clients)[number]>[] = [
  { id: 'name', title: 'Name', type: 'text', value: row => row.name },
  { id: 'city', title: 'City', type: 'text', value: row => row.city },
]

export function Clients() {
  return <Table caption="Clients" rows={clients} columns={columns} getRowId={row => row.id} />
}

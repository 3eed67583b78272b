import { StatementTable } from '@parvis/design-system/StatementTable'

export function Assets() {
  return (
    <StatementTable
      caption="Assets"
      rounding="euro"
      columns={[{ id: 'net', title: '31 December 2026' }]}
      rows={[
        { id: 'cash', kind: 'line', label: 'Cash', figures: { net: 84200 } },
        { id: 'all', kind: 'total', label: 'Total assets', figures: { net: 84200 } },
      ]}
    />
  )
}

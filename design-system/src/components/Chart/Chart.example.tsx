import { BarChart } from '@parvis/design-system/Chart'

export function RequestsByMonth() {
  return (
    <BarChart
      title="Requests by month"
      data={{
        categories: ['January', 'February', 'March'],
        series: [{ id: 'requests', name: 'Requests', values: [12, 18, 9] }],
      }}
    />
  )
}

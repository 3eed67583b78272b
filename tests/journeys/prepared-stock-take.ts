/** Creates a prepared stock-take without the screens. */
import { randomUUID } from 'node:crypto'
import { callAs } from './calls.ts'

const manager = 'manager@parvis.example'

/** The only part of an import of articles. */
export const onlyPart = () => ({ importId: randomUUID(), number: 0, count: 1 })

/** For an engagement of the demo, with one place where staff@parvis.example counts. @returns its id */
export async function preparedStockTake(name: string): Promise<number> {
  const { body: engagements } = await callAs<{ value: { id: number }[] }>(
    manager,
    "/organisation/v1/Engagements?$filter=engagementStatut eq 'Actif'&$orderby=id&$top=1",
  )
  const { body } = await callAs<{ id: number }>(manager, '/portal/v1/StockTakes', {
    method: 'POST',
    body: {
      engagementId: engagements.value[0]?.id ?? 0,
      name,
      countDate: '2026-11-27',
      closingDate: '2026-12-31',
      tolerancePercent: 2,
      toleranceValue: 100,
      zones: [{ zoneId: null, site: 'Lyon', name: 'Quai', counters: ['staff@parvis.example'] }],
    },
  })
  return body.id
}

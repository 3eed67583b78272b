import { expect, test } from 'vitest'
import { boundsOf, eventsOf, monthIn } from './calendar.ts'

test('a request appears on its start and delivery days', () => {
  const requests = [
    {
      id: 7,
      engagementCode: 'E1',
      status: 'accepted' as const,
      desiredStartDate: '2026-11-30',
      desiredDeliveryDate: '2026-12-04',
    },
    {
      id: 8,
      engagementCode: 'E2',
      status: 'submitted' as const,
      desiredStartDate: '2026-12-04',
      desiredDeliveryDate: '2027-01-08',
    },
  ]
  const events = eventsOf(requests, '2026-12-01', '2026-12-31')
  expect(events.map(({ id, date }) => `${id} ${date}`)).toEqual([
    'delivery-7 2026-12-04',
    'start-8 2026-12-04',
  ])
})

test('a month has its bounds, and an address that names none shows the present one', () => {
  expect(boundsOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  const month = (text: string) => monthIn(new URLSearchParams({ month: text }), '2026-11-22')
  expect(['2026-12', '2026-13', 'x', ''].map(month)).toEqual(['2026-12', '2026-11', '2026-11', '2026-11'])
})

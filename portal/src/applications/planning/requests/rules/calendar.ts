import type { Status } from '../request.ts'

/** What stands on a day: that the work on a request is wanted to begin, or its report to be there. */
export interface CalendarEvent {
  id: string
  requestId: number
  date: string
  what: 'start' | 'delivery'
  engagementCode: string
  status: Status
}

interface DatedRequest {
  id: number
  engagementCode: string
  status: Status
  desiredStartDate: string
  desiredDeliveryDate: string
}

/** What stands on the days from one to another. Deliveries come first: they are what somebody waits for. */
export function eventsOf(requests: readonly DatedRequest[], from: string, to: string): CalendarEvent[] {
  const events = (['delivery', 'start'] as const).flatMap(what =>
    requests.map(({ id, engagementCode, status, desiredStartDate, desiredDeliveryDate }) => ({
      id: `${what}-${id}`,
      requestId: id,
      date: what === 'start' ? desiredStartDate : desiredDeliveryDate,
      what,
      engagementCode,
      status,
    })),
  )
  return events.filter(({ date }) => date >= from && date <= to)
}

/** The month that an address names, 'YYYY-MM'; that of the day without one. */
export function monthIn(search: URLSearchParams, today: string): string {
  const month = search.get('month') ?? ''
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7)
}

/** The first and the last day of a month. */
export function boundsOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return {
    from: `${month}-01`,
    to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  }
}

/** How the requests are shown: the first is the page's own address. */
export const requestViews = ['list', 'calendar'] as const
export type RequestView = (typeof requestViews)[number]

/** The view that an address names. */
export function viewIn(search: URLSearchParams): RequestView {
  return requestViews.find(view => view === search.get('show')) ?? 'list'
}

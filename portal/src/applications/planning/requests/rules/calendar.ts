/** The period that the calendar shows. */
export interface CalendarPlace {
  span: 'month' | 'week'
  /** A day within it, 'YYYY-MM-DD'. */
  date: string
}

/** The period in an address, `?month=YYYY-MM` or `?week=YYYY-MM-DD`; without one, the current month. */
export function placeIn(search: URLSearchParams, today: string): CalendarPlace {
  const week = search.get('week') ?? ''
  if (isDay(week)) return { span: 'week', date: week }
  const month = `${search.get('month') ?? ''}-01`
  return { span: 'month', date: isDay(month) ? month : `${today.slice(0, 7)}-01` }
}

/** Whether the text is a valid day from 1900 to 2199. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The address of another period, with its other parameters kept. */
export function addressedAt(search: URLSearchParams, { span, date }: CalendarPlace): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('month')
  next.delete('week')
  next.set(span, span === 'month' ? date.slice(0, 7) : date)
  return next
}

/** The first and last day of the period. */
export function boundsOf({ span, date }: CalendarPlace): { from: string; to: string } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const print = (time: number) => new Date(time).toISOString().slice(0, 10)
  if (span === 'month') return { from: `${date.slice(0, 7)}-01`, to: print(Date.UTC(year, month, 0)) }
  const monday = day - ((new Date(date).getUTCDay() + 6) % 7)
  return { from: print(Date.UTC(year, month - 1, monday)), to: print(Date.UTC(year, month - 1, monday + 6)) }
}

/** The views of the requests; the first one has the page's own address. */
export const requestViews = ['list', 'calendar'] as const
export type RequestView = (typeof requestViews)[number]

/** The view that an address names. */
export function viewIn(search: URLSearchParams): RequestView {
  return requestViews.find(view => view === search.get('show')) ?? 'list'
}

/** The default number of days to share a document for. */
const usual = 30

/** The date as YYYY-MM-DD in Paris, whose days count for shares. */
const dayInParis = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment)

function later(day: string, { days = 0, years = 0 }): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, ofMonth + days)).toISOString().slice(0, 10)
}

/** The possible last days of a share made now: the earliest, the suggested and the latest. */
export function shareDays(now: Date): { first: string; usual: string; last: string } {
  const first = dayInParis(now)
  const sameDay = later(first, { years: 1 })
  // For 29 February use the last day of that month, as the services do.
  const last = sameDay.slice(5, 7) === first.slice(5, 7) ? sameDay : later(sameDay, { days: -1 })
  return { first, usual: later(first, { days: usual }), last }
}

/** Days for which a document is shared where nothing else is said. */
const usual = 30

/** YYYY-MM-DD, where the last day of a share is counted. */
const dayInParis = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment)

function later(day: string, { days = 0, years = 0 }): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, ofMonth + days)).toISOString().slice(0, 10)
}

/** The days until which a document can be shared at a moment: the first, the one that is proposed, and the last. */
export function shareDays(now: Date): { first: string; usual: string; last: string } {
  const first = dayInParis(now)
  const sameDay = later(first, { years: 1 })
  // Of February 29 the last day of that month, as the services count.
  const last = sameDay.slice(5, 7) === first.slice(5, 7) ? sameDay : later(sameDay, { days: -1 })
  return { first, usual: later(first, { days: usual }), last }
}

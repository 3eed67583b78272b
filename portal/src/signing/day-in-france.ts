/** Today in France as 'YYYY-MM-DD': due dates and dates in documents are French days. */
export const todayInFrance = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())

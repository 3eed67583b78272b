/**
 * Whether the page was come to from another one of the portal, in this tab.
 * @param state of the history: the router counts its entries there
 */
export function hasWayBack(state: unknown): boolean {
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' && index > 0
}

/** The title of the document: the report, and the page of it where there is more than one. */
export function subjectOf(report: string, page: string | undefined): string {
  return page === undefined ? report : `${report} – ${page}`
}

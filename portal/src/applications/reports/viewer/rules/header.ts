/**
 * Whether the reader came from another page of the portal in this tab.
 * @param state the history state, in which the router counts its entries
 */
export function hasWayBack(state: unknown): boolean {
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' && index > 0
}

/** The title of the document: the report, and its page if there is more than one. */
export function subjectOf(report: string, page: string | undefined): string {
  return page === undefined ? report : `${report} – ${page}`
}

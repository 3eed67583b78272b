/** An engagement as the rules look at it. */
export interface PlacedEngagement {
  id: number
  /** Null when its client is none that the firm knows. */
  accountId: number | null
}

/** A report as the rules look at it: it is not deleted. */
export interface PlacedReport {
  id: number
  accountId: number
  /** That of its folder. */
  engagementId: number | null
}

/**
 * Why a project cannot be of a client.
 * @param chosen null: none was
 * @param isKnown whether there is such a client
 */
export function accountProblem(chosen: number | null, isKnown: boolean) {
  if (chosen === null) return 'report-project-account-required'
  return isKnown ? undefined : 'report-project-account-unknown'
}

/**
 * Why a project of a client cannot be for an engagement.
 * @param chosen null: none was
 * @param found undefined: there is no such engagement
 */
export function engagementProblem(
  accountId: number,
  chosen: number | null,
  found: PlacedEngagement | undefined,
) {
  if (chosen === null) return 'report-project-engagement-required'
  if (!found) return 'report-project-engagement-unknown'
  return found.accountId === accountId ? undefined : 'report-project-engagement-of-another-client'
}

/**
 * Why reports cannot be in a project: all of them are its client's, and none stands in a folder of another engagement.
 * @param chosen their keys
 * @param found those of them that there are
 */
export function reportsProblem(
  project: { accountId: number; engagementId: number },
  chosen: readonly number[],
  found: readonly PlacedReport[],
) {
  const known = new Set(found.map(({ id }) => id))
  if (!chosen.every(id => known.has(id))) return 'report-project-report-unknown'
  if (found.some(({ accountId }) => accountId !== project.accountId))
    return 'report-project-report-of-another-client'
  return found.every(({ engagementId }) => engagementId === null || engagementId === project.engagementId)
    ? undefined
    : 'report-project-report-of-another-engagement'
}

/** An engagement as the rules need it. */
export interface PlacedEngagement {
  id: number
  /** Null if the firm does not know its client. */
  accountId: number | null
}

/** A report as the rules need it; it is not deleted. */
export interface PlacedReport {
  id: number
  accountId: number
  /** Engagement of its folder. */
  engagementId: number | null
}

/**
 * Why a project cannot belong to a client.
 * @param chosen null: none was chosen
 * @param isKnown whether the client exists
 */
export function accountProblem(chosen: number | null, isKnown: boolean) {
  if (chosen === null) return 'report-project-account-required'
  return isKnown ? undefined : 'report-project-account-unknown'
}

/**
 * Why a project of a client cannot belong to an engagement.
 * @param chosen null: none was chosen
 * @param found undefined: the engagement does not exist
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
 * Why reports cannot be in a project: all must belong to its client, and none may be in a folder of another engagement.
 * @param chosen their keys
 * @param found those of them that exist
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

import type { SuccessOf, Operations } from '@parvis/api-types/operations'

export type FinderAnswer = SuccessOf<Operations['searchEngagements']>
export type FoundEngagement = FinderAnswer['value'][number]
export type FoundSheet = NonNullable<FoundEngagement['sheet']>

/** What was chosen to be cited: some, or all that match but for some. */
export type Cited =
  | { chosen: readonly FoundEngagement[] }
  | { isAllMatching: true; count: number; except: ReadonlySet<string> }

/** What becomes of chosen engagements when they are cited. */
export interface Citable {
  /** The sheets that can be cited, in the order in which they were found. */
  sheets: readonly FoundSheet[]
  /** Those that must not leave the firm. */
  internal: readonly FoundSheet[]
  /** How many have no published sheet. */
  withoutSheet: number
}

/** Sorts what was chosen. Chosen ones that are not among what was found are not counted. */
export function citableOf(chosen: readonly Pick<FoundEngagement, 'sheet'>[]): Citable {
  const sheets = chosen.flatMap(({ sheet }) => (sheet ? [sheet] : []))
  return {
    sheets: sheets.filter(({ confidentiality }) => confidentiality !== 'internal'),
    internal: sheets.filter(({ confidentiality }) => confidentiality === 'internal'),
    withoutSheet: chosen.length - sheets.length,
  }
}

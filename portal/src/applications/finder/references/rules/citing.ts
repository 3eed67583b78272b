import type { SuccessOf, Operations } from '@parvis/api-types/operations'

export type FinderAnswer = SuccessOf<Operations['searchEngagements']>
export type FoundEngagement = FinderAnswer['value'][number]
export type FoundSheet = NonNullable<FoundEngagement['sheet']>

/** The engagements chosen for citing: some, or all matches with exceptions. */
export type Cited =
  | { chosen: readonly FoundEngagement[] }
  | { isAllMatching: true; count: number; except: ReadonlySet<string> }

/** The result of citing the chosen engagements. */
export interface Citable {
  /** The sheets that can be cited, in the order of the results. */
  sheets: readonly FoundSheet[]
  /** The sheets that must not leave the firm. */
  internal: readonly FoundSheet[]
  /** Number of engagements without a published sheet. */
  withoutSheet: number
}

/** Sorts the chosen engagements. Those missing from the results are not counted. */
export function citableOf(chosen: readonly Pick<FoundEngagement, 'sheet'>[]): Citable {
  const sheets = chosen.flatMap(({ sheet }) => (sheet ? [sheet] : []))
  return {
    sheets: sheets.filter(({ confidentiality }) => confidentiality !== 'internal'),
    internal: sheets.filter(({ confidentiality }) => confidentiality === 'internal'),
    withoutSheet: chosen.length - sheets.length,
  }
}

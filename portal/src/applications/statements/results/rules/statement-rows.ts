import type { Schemas } from '@parvis/api-types/portal'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { StatementColumnKind, StatementRow } from '@parvis/design-system/StatementTable'
import type { StatementName } from './place.ts'

/** The columns of a statement, by their headings. */
export type ColumnId = 'gross' | 'depreciation' | 'net' | 'prior' | 'variation' | 'percent'

const kinds = {
  gross: 'amount',
  depreciation: 'amount',
  net: 'amount',
  prior: 'prior',
  variation: 'variation',
  percent: 'percent',
} as const satisfies Record<ColumnId, StatementColumnKind>

/** The columns of one year: with depreciation, or the amount alone. */
export const ownColumns = (hasDepreciation: boolean) =>
  hasDepreciation ? (['gross', 'depreciation', 'net'] as const) : (['net'] as const)

/** The columns of a statement. Only assets have depreciation, and without a previous year there is no comparison. */
export function columnsOf(
  statement: StatementName,
  hasPrior: boolean,
): { id: ColumnId; kind: StatementColumnKind }[] {
  const compared = hasPrior ? (['prior', 'variation', 'percent'] as const) : []
  return [...ownColumns(statement === 'assets'), ...compared].map(id => ({ id, kind: kinds[id] }))
}

export interface RowOptions {
  language: Locale
  rounding: Schemas['StatementRounding']
  /** Whether the services received a threshold. */
  isMarked: boolean
  hrefOf: (line: string) => string
}

/** The lines of a statement as rows of its table. */
export function rowsOf(
  lines: readonly Schemas['StatementLine'][],
  { language, rounding, isMarked, hrefOf }: RowOptions,
): StatementRow[] {
  return lines.map(({ id, kind, label, figures, prior, variation, variationRatio, isSignificant }) => ({
    id,
    kind,
    label: label[language],
    ...(figures && {
      figures: {
        ...figures,
        prior: prior?.net ?? null,
        variation,
        percent: variationRatio,
      },
      isSignificant: isMarked && isSignificant,
      // In thousands, a line of a few hundred euros is printed as zero but has accounts.
      ...((rounding === 'thousand' || Object.values(figures).some(value => value !== 0)) && {
        href: hrefOf(id),
      }),
    }),
  }))
}

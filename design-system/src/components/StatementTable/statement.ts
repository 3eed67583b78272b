/** What amounts are rounded to, in euros. */
export const statementRoundings = ['cent', 'euro', 'thousand'] as const
export type StatementRounding = (typeof statementRoundings)[number]

/**
 * The figures of a column: those of the year, those of the previous year, their difference, or the difference in
 * percent.
 */
export const statementColumnKinds = ['amount', 'prior', 'variation', 'percent'] as const
export type StatementColumnKind = (typeof statementColumnKinds)[number]

/** A `heading` has no figures, a `part` belongs to the nearest `group` above it, and a `total` adds up the rows above. */
export const statementRowKinds = ['heading', 'line', 'part', 'group', 'total'] as const
export type StatementRowKind = (typeof statementRowKinds)[number]

export interface StatementColumn {
  id: string
  /** « Brut », « 31/12/2025 », « Variation ». */
  title: string
  /** How its figures are formatted; those of the previous year are less prominent. @default 'amount' */
  kind?: StatementColumnKind
}

export interface StatementRow {
  id: string
  kind: StatementRowKind
  /** Name of the row: « Disponibilités ». */
  label: string
  /** Figures by column id, in euros; as a percentage, 0.1 is ten percent. Missing and `null` figures stay empty. */
  figures?: Readonly<Record<string, number | null>>
  /** Whether its variation is highlighted. @default false */
  isSignificant?: boolean
  /** Address of the details behind the figures. Makes the name a link. */
  href?: string
}

/** What amounts are rounded to, in euros. */
export const statementRoundings = ['cent', 'euro', 'thousand'] as const
export type StatementRounding = (typeof statementRoundings)[number]

/** What the figures of a column are: those of the year, of the one before, their difference, and it in percent. */
export const statementColumnKinds = ['amount', 'prior', 'variation', 'percent'] as const
export type StatementColumnKind = (typeof statementColumnKinds)[number]

/**
 * A `heading` has no figures, a `part` belongs to the `group` above, a `total` adds up what is above it.
 */
export const statementRowKinds = ['heading', 'line', 'part', 'group', 'total'] as const
export type StatementRowKind = (typeof statementRowKinds)[number]

export interface StatementColumn {
  id: string
  /** « Brut », « 31/12/2025 », « Variation ». */
  title: string
  /** How its figures are written; what is of the year before stands back. @default 'amount' */
  kind?: StatementColumnKind
}

export interface StatementRow {
  id: string
  kind: StatementRowKind
  /** Name of the line: « Disponibilités ». */
  label: string
  /** By the id of the column, in euros; of a percentage 0.1 is ten percent. What is null or left out stays empty. */
  figures?: Readonly<Record<string, number | null>>
  /** Its variation is to be noticed. @default false */
  isSignificant?: boolean
  /** Where what is behind its figures is shown; its name is the link. */
  href?: string
}

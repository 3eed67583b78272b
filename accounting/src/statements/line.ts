/** The building blocks of a financial statement line. */

/**
 * `pcg-2014`: règlement ANC 2014-03 as it applied to years opened before 2025. `pcg-2025`: as amended by règlement ANC
 * 2022-06, for years opened since 2025-01-01 (and, where the entity chose so, since 2024-01-01).
 */
export const charts = ['pcg-2014', 'pcg-2025'] as const
export type Chart = (typeof charts)[number]

export interface Label {
  fr: string
  en: string
}

/**
 * Which value of a line a formula takes: the amount at closing, at opening, their difference, or the amount credited to
 * its accounts during the year.
 */
export type Measure = 'amount' | 'opening' | 'change' | 'credited'

export interface Term {
  line: string
  sign: 1 | -1
  measure: Measure
}

interface Common<Id extends string> {
  id: Id
  label: Label
  /** The only edition that has the line at this place; absent if both have it. */
  only?: Chart
}

/** A title without figures. */
export interface Heading<Id extends string = string> extends Common<Id> {
  kind: 'heading'
}

/** A line that accounts are mapped to. A `part` is not printed by the model: it is shown under its `group`. */
export interface Leaf<Id extends string = string> extends Common<Id> {
  kind: 'line' | 'part'
  /** Balances on this side are positive in the line. */
  side: 'debit' | 'credit'
}

/** A figure computed from others: a `group` is a printed line with parts, a `total` a subtotal, total or balance. */
export interface Sum<Id extends string = string> extends Common<Id> {
  kind: 'group' | 'total'
  formula: readonly Term[]
}

export type Line = Heading | Leaf | Sum

export function heading<const Id extends string>(id: Id, fr: string, en: string): Heading<Id> {
  return { kind: 'heading', id, label: { fr, en } }
}

export function asset<const Id extends string>(id: Id, fr: string, en: string): Leaf<Id> {
  return { kind: 'line', side: 'debit', id, label: { fr, en } }
}

/** A line of equity and liabilities, or of income: its credit balances are positive. */
export function credit<const Id extends string>(id: Id, fr: string, en: string): Leaf<Id> {
  return { kind: 'line', side: 'credit', id, label: { fr, en } }
}

export function charge<const Id extends string>(id: Id, fr: string, en: string): Leaf<Id> {
  return { kind: 'line', side: 'debit', id, label: { fr, en } }
}

export function part<const Id extends string>(leaf: Leaf<Id>): Leaf<Id> {
  return { ...leaf, kind: 'part' }
}

export function group<const Id extends string>(
  id: Id,
  fr: string,
  en: string,
  formula: readonly Term[],
): Sum<Id> {
  return { kind: 'group', id, label: { fr, en }, formula }
}

export function total<const Id extends string>(
  id: Id,
  fr: string,
  en: string,
  formula: readonly Term[],
): Sum<Id> {
  return { kind: 'total', id, label: { fr, en }, formula }
}

export function before2025<L extends Line>(line: L): L {
  return { ...line, only: 'pcg-2014' }
}

export function since2025<L extends Line>(line: L): L {
  return { ...line, only: 'pcg-2025' }
}

const terms = (sign: 1 | -1, measure: Measure, lines: readonly string[]): Term[] =>
  lines.map(line => ({ line, sign, measure }))

export const plus = (...lines: readonly string[]) => terms(1, 'amount', lines)
export const minus = (...lines: readonly string[]) => terms(-1, 'amount', lines)
/** Inflows because these debts grew. */
export const increaseOf = (...lines: readonly string[]) => terms(1, 'change', lines)
/** Inflows because these assets shrank. */
export const decreaseOf = (...lines: readonly string[]) => terms(-1, 'change', lines)
export const creditedTo = (...lines: readonly string[]) => terms(1, 'credited', lines)
export const notCreditedTo = (...lines: readonly string[]) => terms(-1, 'credited', lines)
export const openingOf = (...lines: readonly string[]) => terms(1, 'opening', lines)
export const minusOpeningOf = (...lines: readonly string[]) => terms(-1, 'opening', lines)

/**
 * The side that programs write beside an amount, in French, English, German, and Spanish. A bare 1 is ambiguous: it is
 * a debit beside -1, and a credit beside 0.
 */
export type Side = 'debit' | 'credit'

const written: readonly (readonly [Side, readonly string[]])[] = [
  ['debit', ['d', 'dr', 'db', 'dt', 'deb', 'debit', 'debiteur', 's', 'soll', 'debe', '+', '+1']],
  ['credit', ['c', 'cr', 'ct', 'cred', 'credit', 'crediteur', 'h', 'haben', 'haber', '-', '-1']],
]
const sides: ReadonlyMap<string, Side> = new Map(
  written.flatMap(([side, texts]) => texts.map(text => [text, side] as const)),
)

/** Looked up first: a FEC has a million of them. */
const legalSides: ReadonlyMap<string, Side> = new Map([
  ['D', 'debit'],
  ['+1', 'debit'],
  ['C', 'credit'],
  ['-1', 'credit'],
])

/** Undefined if the text is neither. Case, accents, and a trailing point are ignored. */
export function readSide(text: string): Side | undefined {
  const legal = legalSides.get(text)
  if (legal !== undefined) return legal
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
  return sides.get(plain) ?? sides.get(plain.replace(/\.$/, ''))
}

/** As the legal text writes it (LPF, art. A47 A-1, X). */
export const isLegalSide = (text: string): boolean => legalSides.has(text)

/** Splits an amount into debit and credit by its side. */
export function sidesOf(cents: number, side: Side): Record<Side, number> {
  return side === 'debit' ? { debit: cents, credit: 0 } : { debit: 0, credit: cents }
}

/** What the sign of a single amount stands for: in some books income, which is a credit, is what is positive. */
export const amountSigns = ['debits-positive', 'credits-positive'] as const
export type AmountSigns = (typeof amountSigns)[number]

/** Converts an amount between debits-positive and the sign convention of the file. The same function converts it back. */
export const inSigns = (cents: number, signs: AmountSigns | undefined): number =>
  signs === 'credits-positive' ? 0 - cents : cents

/** 0 - cents, and not -0, which would not equal 0 in a report. */
export const signedSides = (cents: number): Record<Side, number> =>
  cents < 0 ? sidesOf(0 - cents, 'credit') : sidesOf(cents, 'debit')

/** Helpers to check and repair whole files. */
import { FecCheck } from './check.ts'
import { goodName, print, type Row } from './ledger.test-support.ts'
import { FecRepair, type Change } from './repair.ts'
import type { Dialect, FecReport, Finding, Repair } from './report.ts'

export const plainDialect: Dialect = {
  encoding: 'utf-8',
  separator: '\t',
  decimalMark: ',',
  skippedLines: 0,
  amounts: 'debit-credit',
}

/** Cuts a file into chunks at the given offsets. */
export function pieces(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map(cut => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b)
  return places.slice(1).map((to, at) => bytes.subarray(places[at], to))
}

export function check(
  file: string | Uint8Array | readonly Uint8Array[],
  { dialect = {}, fileName = goodName }: { dialect?: Partial<Dialect>; fileName?: string } = {},
): FecReport {
  const fec = new FecCheck({ ...plainDialect, ...dialect }, { fileName })
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  for (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) fec.push(piece)
  return fec.end()
}

export function checkRows(rows: readonly Row[]): readonly Finding[] {
  return check(print(rows)).findings
}

export function repair(
  file: string | Uint8Array,
  repairs: readonly Repair[],
  dialect: Partial<Dialect> = {},
  cuts: readonly number[] = [],
): { text: string; changes: readonly Change[] } {
  const fec = new FecRepair({ ...plainDialect, ...dialect }, { repairs })
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const copied = pieces(bytes, cuts).map(piece => decoder.decode(fec.push(piece), { stream: true }))
  return { text: copied.join('') + decoder.decode(fec.end()), changes: fec.changes }
}

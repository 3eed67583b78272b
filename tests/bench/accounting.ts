/** How long a million lines of a FEC take to be checked, against only decoding and splitting the same bytes. */
import { FecCheck } from '@parvis/accounting/fec/check'
import type { Dialect } from '@parvis/accounting/fec/report'
import { percentile } from './percentile.ts'
import { markdownTable } from './table.ts'

const lines = 1_000_000
/** As a file comes from a disk or a browser. */
const pieceSize = 256 * 1024
const rounds = 5

const dialect: Dialect = {
  encoding: 'utf-8',
  separator: '\t',
  decimalMark: ',',
  skippedLines: 0,
  amounts: 'debit-credit',
}
const header =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'
const journals = ['AC\tAchats', 'VE\tVentes', 'BQ\tBanque', 'OD\tOpérations diverses'] as const

const cents = (amount: number) =>
  `${String(Math.trunc(amount / 100))},${String(amount % 100).padStart(2, '0')}`

/** A purchase with its VAT: three lines, or two where only so many are left. */
function entryOf(number: number, isShort: boolean): string[] {
  const day = new Date(Date.UTC(2023, 0, 1 + Math.trunc((number * 364 * 3) / lines)))
    .toISOString()
    .slice(0, 10)
  const date = day.replaceAll('-', '')
  const account = (number * 31) % 1500
  const net = 1000 + ((number * 7919) % 9_000_000)
  const vat = isShort ? 0 : Math.round(net / 5)
  const line = (of: string, auxiliary: string, debit: number, credit: number) =>
    [
      `${journals[number % journals.length] ?? ''}\t${String(number)}\t${date}\t${of}\t${auxiliary}`,
      `FAC2023-${String(number).padStart(6, '0')}\t${date}\tFacture ${String(number)} réglée au fournisseur ${String(account)}`,
      `${cents(debit)}\t${cents(credit)}\t\t\t${date}\t\t\r\n`,
    ].join('\t')
  return [
    line(`${String(601_000 + account)}\tAchats stockés, matières ${String(account)}`, '\t', net, 0),
    ...(isShort ? [] : [line('445660\tTVA déductible sur autres biens', '\t', vat, 0)]),
    line('401000\tFournisseurs', `F${String(account)}\tFournisseur ${String(account)}`, 0, net + vat),
  ]
}

/** A balanced ledger of so many lines, in pieces. */
function ledger(): Uint8Array[] {
  const encoder = new TextEncoder()
  const pieces: Uint8Array[] = []
  let text = `${header.replaceAll(' ', '\t')}\r\n`
  let written = 0
  for (let number = 1; written < lines; number++) {
    const left = lines - written
    const entry = entryOf(number, left === 2 || left === 4)
    written += entry.length
    text += entry.join('')
    if (text.length < pieceSize && written < lines) continue
    pieces.push(encoder.encode(text))
    text = ''
  }
  return pieces
}

/** Decodes and splits, and does nothing else. @returns how many fields there are */
function split(pieces: readonly Uint8Array[]): number {
  const decoder = new TextDecoder()
  let rest = ''
  let fields = 0
  for (const piece of pieces) {
    const found = (rest + decoder.decode(piece, { stream: true })).split('\r\n')
    rest = found.pop() ?? ''
    for (const line of found) fields += line.split('\t').length
  }
  return fields
}

/** @throws Error where the ledger that was made has a finding: then something else is measured */
function check(pieces: readonly Uint8Array[]): number {
  const fec = new FecCheck(dialect, { fileName: '732829320FEC20231231.txt' })
  let most = 0
  for (const [at, piece] of pieces.entries()) {
    fec.push(piece)
    if (at % 50 === 0) most = Math.max(most, memory())
  }
  const report = fec.end()
  if (report.lines !== lines || report.findings.length > 0) {
    throw new Error(`${String(report.lines)} lines, first finding ${JSON.stringify(report.findings[0])}`)
  }
  return Math.max(most, memory())
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function timed(action: () => void): number {
  const begin = performance.now()
  action()
  return performance.now() - begin
}

/** @returns a markdown table */
export function measureAccounting(): string {
  const pieces = ledger()
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const before = memory()
  let most = 0
  const splitting: number[] = []
  const checking: number[] = []
  // By turns, so that both meet the same machine.
  for (let round = 0; round < rounds; round++) {
    splitting.push(timed(() => split(pieces)))
    checking.push(
      timed(() => {
        most = Math.max(most, check(pieces))
      }),
    )
  }
  const [onlySplit, checked] = [percentile(splitting, 50), percentile(checking, 50)]
  const row = (name: string, time: number) => [
    name,
    (time / 1000).toFixed(2),
    (size / 1000 / time).toFixed(0),
    (time / onlySplit).toFixed(2),
  ]
  const table = markdownTable(
    ['', 's', 'MB/s', '× splitting'],
    [row('decoded and split', onlySplit), row('checked by all rules', checked)],
  )
  return `${table}\n\n${String(lines)} lines, ${(size / 1e6).toFixed(0)} MB; at most ${((most - before) / 1e6).toFixed(0)} MB beside the file.`
}

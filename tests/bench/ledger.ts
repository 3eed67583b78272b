/** A FEC of a million lines, for the benches of the browser's check and of the services. */
import type { Dialect } from '@parvis/accounting/fec/report'

export const lines = 1_000_000
/** Chunks as they come from a disk or a browser. */
const pieceSize = 256 * 1024

export const dialect: Dialect = {
  encoding: 'utf-8',
  separator: '\t',
  decimalMark: ',',
  skippedLines: 0,
  amounts: 'debit-credit',
}
export const fileName = '732829320FEC20231231.txt'
const header =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'
const journals = ['AC\tAchats', 'VE\tVentes', 'BQ\tBanque', 'OD\tOpérations diverses'] as const

const cents = (amount: number) =>
  `${String(Math.trunc(amount / 100))},${String(amount % 100).padStart(2, '0')}`

/** A purchase with its VAT: three lines, or two if no more are left. */
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

/** A balanced ledger with that many lines, in chunks. */
export function ledger(): Uint8Array[] {
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

import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { balances, printBalance, printings as balancePrintings } from '../balance/balance.test-support.ts'
import { BalanceCheck, type FileBalance } from '../balance/check.ts'
import { repairedDialect } from '../fec/repair.ts'
import type { Dialect, FecLine, Repair, Repairable } from '../fec/report.ts'
import { GeneralLedgerCheck } from '../general-ledger/check.ts'
import { ledgers } from '../fec/ledger.test-support.ts'
import {
  printGeneralLedger,
  printings as ledgerPrintings,
} from '../general-ledger/general-ledger.test-support.ts'
import { previewFile } from './preview.ts'
import { TableRepair } from './table-repair.ts'

const repairs = ['trim', 'decimal-mark', 'thousands', 'amount', 'date', 'pad-length'] as const
const bytesOf = (text: string) => new TextEncoder().encode(text)

function dialectOf(bytes: Uint8Array, chosen: Partial<Dialect> = {}): Dialect {
  const preview = previewFile(bytes, 'Balance.csv', chosen)
  if ('refused' in preview) throw new Error(preview.refused)
  return preview.dialect
}

/** The content of a file, regardless of its format. */
function read(bytes: Uint8Array, dialect: Dialect) {
  const said: (FileBalance | FecLine)[] = []
  const take = (each: FileBalance | FecLine) => said.push(each)
  const { balance, ledger } = dialect
  const check = balance
    ? new BalanceCheck({ ...dialect, balance }, { fileName: 'x', takeAccount: take })
    : new GeneralLedgerCheck(
        { ...dialect, ledger: ledger ?? { columns: [] } },
        { fileName: 'x', takeLine: take },
      )
  check.push(bytes)
  const { counts, repairable } = check.end()
  return { said, counts, repairable }
}

function repaired(
  bytes: Uint8Array,
  dialect: Dialect,
  chosen: readonly Repair[],
  told?: Repairable,
  cutAt = 0,
) {
  const repair = new TableRepair(dialect, { repairs: chosen, accountLength: told?.accountLength })
  const parts = [repair.push(bytes.subarray(0, cutAt)), repair.push(bytes.subarray(cutAt)), repair.end()]
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts))
  return { text, changes: repair.changes, changeCount: repair.changeCount }
}

const table = (...rows: string[]) => rows.map(row => `${row.replaceAll('|', ';')}\r\n`).join('')

/** Ignores padding, the only change that a copy makes to account numbers. */
const withoutPadding = (said: readonly (FileBalance | FecLine)[]) =>
  said.map(each => ({ ...each, account: each.account.replace(/0+$/, '') }))

/** The contents of a file and its copy, and the number of repairs according to the check and to the copy. */
function throughCopy(bytes: Uint8Array, dialect: Dialect, chosen: readonly Repair[], cutAt: number) {
  const before = read(bytes, dialect)
  const copy = repaired(bytes, dialect, chosen, before.repairable, cutAt)
  const after = read(bytesOf(copy.text), repairedDialect(dialect, chosen))
  const places = before.repairable?.places ?? {}
  const isAll = chosen.length === repairs.length
  const offered = Object.values(places).reduce((sum, count) => sum + count, 0)
  return {
    before: [withoutPadding(before.said), before.counts],
    after: [withoutPadding(after.said), after.counts],
    // What was repaired is not offered again.
    isToldAsMended:
      !isAll || (copy.changeCount === offered && Object.keys(after.repairable?.places ?? {}).length === 0),
  }
}

test('a copy of a trial balance has the same content, whatever is repaired in it', () => {
  fc.assert(
    fc.property(
      balances,
      balancePrintings,
      fc.subarray([...repairs]),
      fc.nat(),
      (accounts, printing, chosen, at) => {
        const bytes = printBalance(accounts, printing)
        const dialect = dialectOf(bytes, { decimalMark: printing.mark, signs: printing.signs })
        const { before, after, isToldAsMended } = throughCopy(bytes, dialect, chosen, at % bytes.length)
        expect(after).toEqual(before)
        expect(isToldAsMended).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('a copy of a general ledger has the same content, whatever is repaired in it', () => {
  fc.assert(
    fc.property(
      ledgers,
      ledgerPrintings,
      fc.subarray([...repairs]),
      fc.nat(),
      (ledger, printing, chosen, at) => {
        const bytes = printGeneralLedger(ledger, printing)
        const { before, after, isToldAsMended } = throughCopy(
          bytes,
          dialectOf(bytes, { signs: printing.signs }),
          chosen,
          at % bytes.length,
        )
        expect(after).toEqual(before)
        expect(isToldAsMended).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

describe('a corrected copy', () => {
  it('has each change in its log, and every line of the file', () => {
    const bytes = bytesOf(
      table(
        'Cabinet Martin',
        'Compte|Libellé|Solde',
        '411|Clients |1 234,50 €',
        '411|Clients |1 234,50 €',
        '512000|Banque|(2 469,00)',
        '101000|Capital|-0',
        '471000|Attente|1E3',
        'Total||0,00',
      ),
    )
    const dialect = dialectOf(bytes)
    const { counts, repairable } = read(bytes, dialect)
    expect(counts).toMatchObject({ 'balance-account-twice': 1, 'balance-amount-form': 1 })
    expect(repairable).toEqual({ places: { trim: 2, amount: 3, 'pad-length': 2 }, accountLength: 6 })
    const { text, changes } = repaired(bytes, dialect, repairs, repairable)
    expect(text.split('\r\n')).toEqual([
      'Cabinet Martin',
      'Compte\tLibellé\tSolde',
      '411000\tClients\t1234,50',
      '411000\tClients\t1234,50',
      '512000\tBanque\t-2469,00',
      '101000\tCapital\t-0',
      '471000\tAttente\t1E3',
      'Total\t\t0,00',
      '',
    ])
    expect(changes.slice(0, 3)).toEqual([
      { line: 3, column: 'Compte', before: '411', after: '411000', repair: 'pad-length' },
      { line: 3, column: 'Libellé', before: 'Clients ', after: 'Clients', repair: 'trim' },
      { line: 3, column: 'Solde', before: '1 234,50 €', after: '1234,50', repair: 'amount' },
    ])
  })

  it('keeps the side that stands behind an amount where credits are positive', () => {
    const bytes = bytesOf(table('Compte|Solde', '512000|(1 234,50)', '707000|1 234,50 C'))
    const dialect = dialectOf(bytes, { signs: 'credits-positive' })
    const { said } = read(bytes, dialect)
    expect(said).toMatchObject([{ closing: 123_450 }, { closing: -123_450 }])
    const { text } = repaired(bytes, dialect, ['amount'])
    expect(text).toBe('Compte\tSolde\r\n512000\t-1234,50\r\n707000\t1234,50\r\n')
    expect(read(bytesOf(text), repairedDialect(dialect, ['amount'])).said).toEqual(said)
  })

  it('fills up no account that would become another one', () => {
    const told = (...accounts: string[]) => {
      const bytes = bytesOf(table('Compte|Solde', ...accounts.map(account => `${account}|0`)))
      return read(bytes, dialectOf(bytes)).repairable?.accountLength
    }
    expect(told('411', '512000', '101000')).toBe(6)
    expect(told('411', '411000', '512000', '101000')).toBeUndefined()
    expect(told('411', '4110', '512000', '101000', '601000', '701000')).toBeUndefined()
    expect(told('41', '512000', '101000')).toBeUndefined()
    expect(told('411', '512000')).toBeUndefined()
  })

  it('of a general ledger has dates in FEC format, and leaves invalid ones unchanged', () => {
    const bytes = bytesOf(
      table(
        'Compte|Date|Journal|N° écriture|Libellé|Débit|Crédit',
        '411000|15/01/23|VE|1|Facture|1,200.50|',
        '706000|2023-01-15|VE|1|"Fac\tture"||1200.50',
        '706000|29/02/2023|VE|2|Facture|0.00|0.00',
      ),
    )
    const dialect = dialectOf(bytes)
    const { text, changes } = repaired(bytes, dialect, ['date', 'decimal-mark'])
    expect(text).toBe(
      table(
        'Compte|Date|Journal|N° écriture|Libellé|Débit|Crédit',
        '411000|20230115|VE|1|Facture|1200,50|',
        '706000|20230115|VE|1|Fac ture||1200,50',
        '706000|29/02/2023|VE|2|Facture|0,00|0,00',
      ).replaceAll(';', '\t'),
    )
    expect(changes.map(({ line, repair }) => [line, repair])).toContainEqual([3, 'separator'])
  })

  it('of an empty file is refused', () => {
    const dialect = dialectOf(bytesOf(table('Compte|Solde', '101|1')))
    expect(() => new TableRepair(dialect, { repairs: [] }).end()).toThrow('empty')
  })
})

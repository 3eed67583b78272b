import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FecCheck } from './check.ts'
import { check, pieces } from './check.test-support.ts'
import {
  blankLineEnds,
  ledgers,
  printings,
  printLedger,
  type Printing,
  type TestLedger,
} from './ledger.test-support.ts'
import { headSize, previewFec } from './preview.ts'
import type { FecLine } from './report.ts'
import type { RuleId } from './rules.ts'

/** The rules that a file breaks by its format alone. */
function rulesOfForm({ dialect, lineEnd, hasByteOrderMark }: Printing): RuleId[] {
  const { encoding, separator, decimalMark, skippedLines } = dialect
  const broken: RuleId[] = []
  if (encoding !== 'utf-8' && encoding !== 'iso-8859-15') broken.push('file-encoding')
  if (separator !== '\t' && separator !== '|') broken.push('file-separator')
  if (decimalMark !== ',') broken.push('file-decimal-mark')
  if (hasByteOrderMark && encoding.startsWith('utf')) broken.push('byte-order-mark')
  if (skippedLines > 0) broken.push('title-lines')
  if (blankLineEnds.includes(lineEnd)) broken.push('empty-lines')
  return broken.toSorted()
}

function total(ledger: TestLedger, side: 'debit' | 'credit'): bigint {
  return ledger.rows.reduce((sum, line) => sum + BigInt(line[side]), 0n)
}

/** A doubled line end makes each blank line a line, which counts among the titles. */
function withBlankLines(printing: Printing): Printing['dialect'] {
  const { dialect, lineEnd } = printing
  const skippedLines = blankLineEnds.includes(lineEnd) ? dialect.skippedLines * 2 : dialect.skippedLines
  return { ...dialect, skippedLines }
}

test('a balanced ledger in any dialect is previewed in that dialect, and has no findings except on its format', () => {
  fc.assert(
    fc.property(ledgers, printings, (ledger, printing) => {
      const bytes = printLedger(ledger, printing)
      const preview = previewFec(bytes.subarray(0, headSize), 'x.txt')
      expect(preview).toMatchObject({ dialect: withBlankLines(printing) })
      const report = check(bytes, { dialect: withBlankLines(printing) })
      expect(report.findings.map(({ rule }) => rule).toSorted()).toEqual(rulesOfForm(printing))
      expect(report).toMatchObject({
        lines: ledger.rows.length,
        entries: new Set(ledger.rows.map(({ EcritureNum }) => EcritureNum)).size,
        debit: total(ledger, 'debit'),
        credit: total(ledger, 'credit'),
      })
    }),
    { numRuns: 400 },
  )
})

test('a file in chunks cut anywhere gives the same report', () => {
  fc.assert(
    fc.property(ledgers, printings, fc.array(fc.nat(), { maxLength: 30 }), (ledger, printing, cuts) => {
      const bytes = printLedger(ledger, printing)
      const dialect = withBlankLines(printing)
      expect(check(pieces(bytes, cuts), { dialect })).toEqual(check(bytes, { dialect }))
    }),
    { numRuns: 300 },
  )
})

test('a file in single bytes gives the same report', () => {
  fc.assert(
    fc.property(ledgers, printings, (ledger, printing) => {
      const bytes = printLedger(ledger, printing).subarray(0, 3000)
      const dialect = withBlankLines(printing)
      const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
      expect(check(single, { dialect })).toEqual(check(bytes, { dialect }))
    }),
    { numRuns: 30 },
  )
})

test('a file that was checked before gives the same lines, and no finding of the whole', () => {
  fc.assert(
    fc.property(ledgers, printings, (ledger, printing) => {
      const bytes = printLedger(ledger, printing)
      const linesRead = (isKnown: boolean) => {
        const lines: FecLine[] = []
        const fec = new FecCheck(withBlankLines(printing), {
          fileName: 'x.txt',
          takeLine: line => lines.push(line),
          isKnown,
        })
        fec.push(bytes)
        const { counts, entries } = fec.end()
        return { lines, counts, entries }
      }
      const known = linesRead(true)
      expect(known.lines).toEqual(linesRead(false).lines)
      expect(known).toMatchObject({ entries: 0 })
      for (const rule of ['file-unbalanced', 'line-repeated', 'numbering-gap'] as const)
        expect(known.counts).not.toHaveProperty(rule)
    }),
    { numRuns: 60 },
  )
})

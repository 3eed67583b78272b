import { describe, expect, it } from 'vitest'
import { check, plainDialect } from './check.test-support.ts'
import { FecCheck } from './check.ts'
import { firstDoubt, isDoubtful } from './doubtful.ts'
import { entry, print } from './ledger.test-support.ts'
import type { FecLine } from './report.ts'
import { rules, type RuleId } from './rules.ts'

describe('doubts about the figures of a file', () => {
  it('do not exist for a valid file, nor for one that only has another format', () => {
    expect(firstDoubt(check(print(entry())))).toBeUndefined()
    const points = print(entry()).replaceAll('120,50', '120.50')
    const report = check(points, { dialect: { decimalMark: '.' }, fileName: 'export.csv' })
    expect(report.counts['file-decimal-mark']).toBe(1)
    expect(firstDoubt(report)).toBeUndefined()
  })

  it('are reported with the first line and their number', () => {
    const [debit, credit] = entry()
    const report = check(
      print([
        { ...debit, CompteNum: 'X' },
        { ...credit, CompteNum: 'Y' },
      ]),
    )
    expect(firstDoubt(report)).toEqual({ rule: 'account-form', line: 2, count: 2 })
  })

  it('exclude warnings', () => {
    const warnings = (Object.keys(rules) as RuleId[]).filter(rule => rules[rule].severity === 'warning')
    expect(warnings.filter(rule => isDoubtful(rule))).toEqual([])
  })
})

it('the check passes on each readable line, with its texts trimmed', () => {
  const lines: FecLine[] = []
  const fec = new FecCheck(plainDialect, { fileName: 'x.txt', takeLine: line => lines.push(line) })
  const [debit, credit] = entry({ PieceDate: '02/01/2023' })
  fec.push(new TextEncoder().encode(print([{ ...debit, CompteLib: ' Clients ' }, credit])))
  fec.end()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    number: 2,
    account: debit.CompteNum,
    accountLabel: 'Clients',
    pieceDate: '2023-01-02',
    debit: 12_050,
    credit: 0,
  })
  expect(lines[1]).toMatchObject({ number: 3, debit: 0, credit: 12_050 })
})

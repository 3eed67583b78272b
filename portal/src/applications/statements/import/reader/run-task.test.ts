import { describe, expect, it } from 'vitest'
import { FecStopped, type FecTask } from './fec-task.ts'
import { runTask, stopOf } from './run-task.ts'

const columns =
  'JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise'
const line = (account: string, debit: string, credit: string) =>
  `VE\tVentes\t1\t20230115\t${account}\tCompte\t\t\tF1\t20230115\tFacture\t${debit}\t${credit}\t\t\t20230115\t\t`
const fileName = '732829320FEC20231231.txt'
const fileOf = (...lines: string[]) => new Blob([[columns, ...lines, ''].join('\r\n')])

const taskOn = async (file: Blob): Promise<Extract<FecTask, { kind: 'check' }>> => {
  const { dialect } = await runTask({ kind: 'preview', file, fileName, chosen: {} }, () => undefined)
  return { kind: 'check', file, fileName, dialect }
}

describe('a task on a file', () => {
  it('previews the start of the file', async () => {
    const file = fileOf(line('411000', '10,00', '0,00'), line('706000', '0,00', '10,00'))
    const preview = await runTask({ kind: 'preview', file, fileName, chosen: {} }, () => undefined)
    expect(preview.dialect).toMatchObject({ encoding: 'utf-8', separator: '\t', skippedLines: 0 })
    expect(preview.rows).toHaveLength(2)
  })
  it('checks the whole file and reports its progress', async () => {
    const file = fileOf(line('411000', '10,00', '0,00'), line('706000', '0,00', '9,00'))
    const told: number[] = []
    const report = await runTask(await taskOn(file), bytes => told.push(bytes))
    expect(report).toMatchObject({ lines: 2, entries: 1, debit: 1000n, credit: 900n })
    expect(report.counts).toMatchObject({ 'entry-unbalanced': 1 })
    expect(report.accounts).toEqual([
      { account: '411000', label: 'Compte', balance: 1000n },
      { account: '706000', label: 'Compte', balance: -900n },
    ])
    expect(told.at(-1)).toBe(file.size)
  })
  it('writes a corrected copy and leaves the file unchanged', async () => {
    const file = fileOf(line('411000', '10.00', '0,00'), line('706000', '0,00', '10,00'))
    const before = await file.text()
    const { dialect } = await taskOn(file)
    const copy = await runTask(
      { kind: 'repair', file, fileName, dialect, repairs: ['decimal-mark'] },
      () => undefined,
    )
    expect(await copy.file.text()).toBe(before.replace('10.00', '10,00'))
    expect(copy).toMatchObject({ fileName, changeCount: 1 })
    expect(copy.changes).toMatchObject([{ line: 2, column: 'Debit', before: '10.00', after: '10,00' }])
    expect(await file.text()).toBe(before)
  })
  it('reports what kind of file it is if it cannot be checked', async () => {
    const stopped = await runTask(
      { kind: 'preview', file: new Blob(['PK\u0003\u0004…']), fileName, chosen: {} },
      () => undefined,
    ).catch(stopOf)
    expect(stopped).toMatchObject({ reason: 'zip' })
  })
  it('gives a reason for every error', () => {
    expect(stopOf(new FecStopped({ reason: 'xml', line: 1 }))).toEqual({ reason: 'xml', line: 1 })
    expect(stopOf(new DOMException('gone', 'NotReadableError'))).toMatchObject({ reason: 'unreadable' })
    expect(stopOf(new TypeError('broken'))).toMatchObject({ reason: 'failed' })
  })
})

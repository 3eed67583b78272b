import { describe, expect, test } from 'vitest'
import { charts, type Chart, type Line, type Measure } from './line.ts'
import { isAssetLeafId, leafIds, linesOf, sideOf, statementIds, type StatementId } from './lines.ts'
import { innerMeasure, linesById } from './figures.ts'

describe.each(charts)('the statements of %s', chart => {
  const lines = linesById(chart)
  const all = statementIds.flatMap(statement => linesOf(statement, chart))

  /** How often each leaf enters a line, by measure. */
  function termsOf(id: string, measure: Measure = 'amount', times = 1): Map<string, number> {
    const line = lines.get(id)
    if (line === undefined || line.kind === 'heading') throw new Error(`no line ${id}`)
    if (!('formula' in line)) return new Map([[`${measure} ${id}`, times]])
    const found = new Map<string, number>()
    for (const term of line.formula)
      for (const [key, count] of termsOf(term.line, innerMeasure(measure, term.measure), times * term.sign))
        found.set(key, (found.get(key) ?? 0) + count)
    return found
  }

  test('have each line once, and formulas over existing lines', () => {
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const empty = all.filter(({ kind, id }) => kind !== 'heading' && termsOf(id).size === 0)
    expect(empty).toEqual([])
  })

  test('print every line that accounts are mapped to, even under the other edition', () => {
    const leaves = all.filter(({ kind }) => kind === 'line' || kind === 'part').map(({ id }) => id)
    expect(leaves.toSorted()).toEqual(leafIds.toSorted())
  })

  test('count each line exactly once in the balance sheet', () => {
    const counted = [...termsOf('total-assets'), ...termsOf('total-liabilities')]
    expect(counted.map(([key]) => key.replace('amount ', '')).toSorted()).toEqual(leafIds.toSorted())
    // Charges are subtracted, and everything else is added.
    for (const [key, times] of termsOf('total-liabilities'))
      expect(times, key).toBe(
        sideOf(key.replace('amount ', '') as (typeof leafIds)[number]) === 'debit' ? -1 : 1,
      )
  })

  test('lead to the same results by the intermediate balances as by the income statement', () => {
    for (const result of ['operating-result', 'ordinary-result', 'exceptional-result', 'net-result'])
      expect(termsOf(`balances/${result}`)).toEqual(termsOf(result))
  })

  test('explain by their flows the change of each line of the balance sheet except cash', () => {
    const flows = [...termsOf('cash-flow/change-in-cash')].filter(([, times]) => times !== 0)
    const income = termsOf('net-result')
    const cash = new Set(['cash', 'other-marketable-securities', 'bank-overdrafts'])
    const expected = leafIds
      .filter(id => !income.has(`amount ${id}`) && !cash.has(id))
      .map(id => [`change ${id}`, isAssetLeafId(id) ? -1 : 1] as const)
    expect(new Map(flows)).toEqual(new Map([...expected, ...income]))
  })

  test('have labels in two languages, the French ones in French typography', () => {
    const labels = all.map(({ label }: Line) => label)
    expect(labels.filter(({ fr, en }) => fr === '' || en === '')).toEqual([])
    expect(labels.filter(({ fr, en }) => / [:;?!»]|'/.test(fr) || /'/.test(en))).toEqual([])
  })
})

/** The lines that an edition's model prints, without headings and parts. */
const printed = (statement: StatementId, chart: Chart) =>
  linesOf(statement, chart)
    .filter(({ kind }) => kind !== 'heading' && kind !== 'part')
    .map(({ id }) => id)

test('ANC 2022-06 changed the models in these lines', () => {
  const changes = (statement: StatementId) => {
    const [before, since] = [printed(statement, 'pcg-2014'), printed(statement, 'pcg-2025')]
    return {
      gone: before.filter(id => !since.includes(id)),
      added: since.filter(id => !before.includes(id)),
    }
  }
  expect(changes('assets')).toEqual({
    gone: [
      'intangible-assets-in-progress',
      'advances-on-intangible-assets',
      'tangible-assets-in-progress',
      'advances-on-tangible-assets',
    ],
    added: ['intangible-assets-in-progress-and-advances', 'tangible-assets-in-progress-and-advances'],
  })
  expect(changes('liabilities')).toEqual({ gone: [], added: [] })
  expect(changes('income-statement')).toEqual({
    gone: [
      'operating-subsidies',
      'exceptional-management-income',
      'exceptional-capital-income',
      'exceptional-reversals',
      'exceptional-management-charges',
      'exceptional-capital-charges',
      'exceptional-allowances',
    ],
    added: [
      'subsidies',
      'asset-disposal-proceeds',
      'asset-disposal-book-values',
      'financial-disposal-proceeds',
      'financial-disposal-book-values',
    ],
  })
})

test.each<[Chart, StatementId, string, string]>([
  ['pcg-2014', 'assets', 'cash', 'prepaid-expenses'],
  ['pcg-2025', 'assets', 'other-receivables', 'prepaid-expenses'],
  ['pcg-2014', 'liabilities', 'other-payables', 'forward-instruments-liabilities'],
  ['pcg-2025', 'liabilities', 'other-borrowings', 'forward-instruments-liabilities'],
  ['pcg-2025', 'income-statement', 'operating-reversals', 'asset-disposal-proceeds'],
  ['pcg-2025', 'income-statement', 'operating-provisions', 'asset-disposal-book-values'],
])('%s prints in the %s after %s: %s', (chart, statement, first, next) => {
  const ids = printed(statement, chart)
  expect(ids[ids.indexOf(first) + 1]).toBe(next)
})

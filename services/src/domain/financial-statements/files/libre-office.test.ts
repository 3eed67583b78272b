import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnsweredRequest,
  ledger,
  startStatementApp,
  type StatementCalls,
  year2024,
  year2025,
} from '../statements.test-support.ts'
import { findLibreOffice, recomputeByLibreOffice, withSheets } from './libre-office.test-support.ts'

const office = findLibreOffice()

/** Formulas of a workbook: where they are, and what stands in their cells. */
function formulasIn(book: WorkBook): Map<string, CellObject['v']> {
  const cells = Object.entries(book.Sheets).flatMap(([name, sheet]) =>
    Object.entries(sheet as Record<string, CellObject>).map(([ref, cell]) => ({
      where: `${name}!${ref}`,
      cell,
    })),
  )
  return new Map(cells.filter(({ cell }) => cell.f !== undefined).map(({ where, cell }) => [where, cell.v]))
}

/** What is left of a formula is the formula: what stood beside it is gone, or wrong. */
const withoutResults = (workbook: Uint8Array) =>
  withSheets(workbook, xml => xml.replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1<v>-77</v>'))

/** To the cent. A percentage is compared to a hundred thousandth. */
const figures = (formulas: ReadonlyMap<string, CellObject['v']>) =>
  Object.fromEntries([...formulas].map(([where, value]) => [where, Number(value || 0).toFixed(5)]))

const reasonNot = office === undefined ? ' (not run: LibreOffice was not found, see LIBREOFFICE_PATH)' : ''

describe.skipIf(office === undefined)(`the workbook in LibreOffice${reasonNot}`, () => {
  let calls: StatementCalls
  let first: AnsweredRequest
  let compared: AnsweredRequest
  beforeAll(async () => {
    calls = await startStatementApp()
    first = await calls.processed(ledger(year2024))
    compared = await calls.processed(ledger(year2025), {
      fileName: '732829320FEC20251231.txt',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      chart: 'pcg-2025',
      rounding: 'euro',
      language: 'en',
      priorRequestId: first.id,
    })
  })
  afterAll(() => calls.close())

  async function workbookOf({ id }: AnsweredRequest, language: string): Promise<Uint8Array> {
    const { body } = await calls.send('GET', `/StatementRequests(${id})/Download`)
    const { ticket } = body as { ticket: string }
    const { rawPayload } = await calls.uploads.test.app.inject({
      method: 'GET',
      url: `/api/portal/v1/StatementRequests(${id})/File?format=xlsx&language=${language}&ticket=${ticket}`,
    })
    return new Uint8Array(rawPayload)
  }

  const recomputed = async (workbook: Uint8Array) =>
    read(await recomputeByLibreOffice(office ?? '', workbook), { cellFormula: true })

  it('comes to the totals that are shown, to the cent, in both years and languages', async () => {
    for (const [request, language] of [
      [first, 'fr'],
      [compared, 'en'],
    ] as const) {
      const workbook = await workbookOf(request, language)
      const shown = formulasIn(read(workbook, { cellFormula: true }))
      expect(shown.size).toBeGreaterThan(100)
      const emptied = withoutResults(workbook)
      // Whatever LibreOffice shows, it has computed: the file holds a wrong result, or none where none is shown.
      const wrong = [...formulasIn(read(emptied, { cellFormula: true }))].filter(([, value]) => value === -77)
      const hasResult = [...shown.values()].filter(value => value !== undefined && value !== '')
      expect(wrong).toHaveLength(hasResult.length)
      const found = formulasIn(await recomputed(emptied))
      expect(figures(found)).toEqual(figures(shown))
    }
  }, 240_000)

  it('follows a figure that somebody changes up to the totals of its statement', async () => {
    const workbook = await workbookOf(first, 'fr')
    const book = read(workbook, { cellFormula: true })
    const sheet = book.Sheets['Bilan actif'] as Record<string, CellObject>
    // The first amount that accounts are mapped to.
    const [ref = '', cell] =
      Object.entries(sheet).find(([at, { t, f }]) => /^B\d+$/.test(at) && t === 'n' && f === undefined) ?? []
    const [total] =
      Object.entries(sheet).find(([, { v }]) => v === 'Total général (I + II + III + IV + V)') ?? []
    const row = total?.slice(1) ?? ''
    const before = Number(cell?.v)
    const changed = withSheets(withoutResults(workbook), (xml, at) =>
      at === 1
        ? xml.replace(new RegExp(`(<c r="${ref}"[^>]*>)<v>[^<]*</v>`), `$1<v>${before + 1000.25}</v>`)
        : xml,
    )
    const after = (await recomputed(changed)).Sheets['Bilan actif'] as Record<string, CellObject>
    expect(after[ref]?.v).toBe(before + 1000.25)
    for (const column of ['B', 'D'])
      expect(Number(after[`${column}${row}`]?.v).toFixed(2)).toBe(
        (Number(sheet[`${column}${row}`]?.v) + 1000.25).toFixed(2),
      )
  }, 240_000)
})

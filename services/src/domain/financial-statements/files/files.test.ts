import { type CellObject, read, utils, type WorkBook } from '@e965/xlsx'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import calculate from 'xlsx-calc'
import { people } from '../../../server/testing.ts'
import {
  type AnsweredRequest,
  ledger,
  startStatementApp,
  type StatementCalls,
  year2024,
  year2025,
} from '../statements.test-support.ts'
import { words } from './words.ts'

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
    companyName: 'Fontaine et Filles',
    companyForm: 'SAS',
    companyNumber: '73282932000074',
    companyAddress: '12 rue du Mail, 75002 Paris',
    priorRequestId: first.id,
  })
})
afterAll(() => calls.close())

/** Fetches a file the way a browser does, without a header. */
async function fetchFile({ id }: { id: number }, format: string, language: string, ticket: string) {
  const { statusCode, rawPayload, headers } = await calls.uploads.test.app.inject({
    method: 'GET',
    url: `/api/portal/v1/StatementRequests(${id})/File?format=${format}&language=${language}&ticket=${ticket}`,
  })
  return { status: statusCode, bytes: new Uint8Array(rawPayload), headers }
}

async function take(request: { id: number }, format: string, language: string) {
  const download = await calls.send('GET', `/StatementRequests(${request.id})/Download`)
  const { ticket } = download.body as { ticket: string }
  const file = await fetchFile(request, format, language, ticket)
  expect(file.status).toBe(200)
  return file
}

const everyCell = (book: WorkBook) =>
  Object.entries(book.Sheets).flatMap(([name, sheet]) =>
    Object.entries(sheet as Record<string, CellObject>)
      .filter(([ref]) => !ref.startsWith('!'))
      .map(([ref, cell]) => ({ where: `${name}!${ref}`, cell })),
  )

/** A workbook whose formulas an engine has recomputed; the values stored with them are dropped. */
function recomputed(book: WorkBook): WorkBook {
  const copy = structuredClone(book)
  for (const { cell } of everyCell(copy)) if (cell.f !== undefined) delete cell.v
  calculate(copy)
  return copy
}

/** Every formula: its cell, the value the engine computes, and the value the file shows. */
function formulasIn(book: WorkBook): [where: string, computed: unknown, shown: unknown][] {
  const computed = new Map(everyCell(recomputed(book)).map(({ where, cell }) => [where, cell.v]))
  return everyCell(book).flatMap(({ where, cell: { f, v } }): [string, unknown, unknown][] =>
    f === undefined ? [] : [[where, computed.get(where), v]],
  )
}

const cellAt = (book: WorkBook, sheet: string, ref: string) =>
  (book.Sheets[sheet]?.[ref] as CellObject | undefined)?.v

/** The row number of the first cell with a text. */
function rowOf(book: WorkBook, sheet: string, text: string): number {
  const cells = Object.entries(book.Sheets[sheet] ?? {})
  const [ref] = cells.find(([key, cell]) => /^A\d+$/.test(key) && (cell as CellObject).v === text) ?? []
  if (ref === undefined) throw new Error(text)
  return Number(ref.slice(1))
}

describe('the workbook', () => {
  it('recomputes every total to the shown value, in both years', async () => {
    for (const request of [first, compared]) {
      const book = read((await take(request, 'xlsx', 'en')).bytes, { cellFormula: true })
      expect(book.SheetNames).toEqual([
        'Assets',
        'Equity and liabilities',
        'Income statement',
        'Intermediate balances',
        'Cash flow',
        'Checks',
        'Trial balance',
      ])
      const formulas = formulasIn(book)
      expect(formulas.length).toBeGreaterThan(100)
      // For a faulty formula, the engine yields text instead of a number.
      const figure = (value: unknown) => Number(value || 0).toFixed(6)
      expect(formulas.map(([where, computed]) => [where, figure(computed)])).toEqual(
        formulas.map(([where, , shown]) => [where, figure(shown ?? '')]),
      )
    }
  })

  it('updates the totals if someone changes a figure', async () => {
    const book = read((await take(first, 'xlsx', 'fr')).bytes, { cellFormula: true })
    const land = rowOf(book, 'Bilan actif', 'Terrains')
    const total = rowOf(book, 'Bilan actif', 'Total général (I + II + III + IV + V)')
    const sum = () => cellAt(recomputed(book), 'Bilan actif', `D${total}`)
    expect(sum()).toBe(18_700.5)
    const assets = book.Sheets['Bilan actif'] ?? {}
    assets[`B${land}`] = { t: 'n', v: 1000 }
    expect(sum()).toBe(19_700.5)
  })

  it('names the company as it was entered, otherwise as its client', async () => {
    const headOf = async (request: { id: number }) => {
      const { Assets: sheet } = read((await take(request, 'xlsx', 'en')).bytes).Sheets
      return ['A1', 'A2'].map(ref => (sheet?.[ref] as CellObject | undefined)?.v)
    }
    expect(await headOf(compared)).toEqual([
      expect.stringMatching(/^Fontaine et Filles – /),
      expect.stringMatching(
        /^SAS, SIRET\s732\s829\s320\s00074, 12 rue du Mail, 75002 Paris\. Financial year/,
      ),
    ])
    const [, said] = await headOf(first)
    expect(said).toMatch(/^Financial year/)
  })

  it('shows which line each account is in', async () => {
    const book = read((await take(first, 'xlsx', 'fr')).bytes)
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Balance'] ?? {})
    expect(rows).toContainEqual(
      expect.objectContaining({
        Compte: '411000',
        'Compte auxiliaire': 'C2',
        'Solde de clôture (€)': 1200,
        'Poste de clôture': 'Créances clients et comptes rattachés',
      }),
    )
  })

  it('keeps text that looks like a formula as text', async () => {
    const name = '=cmd|calc'
    const request = await calls.processed(ledger(year2024).replaceAll('Compte 706000', name))
    const book = read((await take(request, 'xlsx', 'fr')).bytes, { cellFormula: true })
    const cells = Object.values(book.Sheets['Balance'] ?? {}) as CellObject[]
    expect(cells.filter(({ v }) => v === name)).toEqual([expect.objectContaining({ t: 's' })])
    expect(cells.filter(({ f }) => f?.includes('cmd'))).toEqual([])
  })
})

interface StructNode {
  role?: string
  children?: StructNode[]
}
const rolesIn = (node: StructNode): string[] => [
  node.role ?? '',
  ...(node.children ?? []).flatMap(child => rolesIn(child)),
]

describe('the document', () => {
  it('is tagged: a language, a title, headings, and tables with header cells', async () => {
    const { bytes } = await take(compared, 'pdf', 'fr')
    const pdf = await getDocument({ data: bytes, useSystemFonts: false }).promise
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
    expect(info).toMatchObject({
      Language: 'fr-FR',
      Title: expect.stringContaining('États financiers') as string,
    })
    // Typed as an object, but actually a map.
    expect((await pdf.getMarkInfo()) as unknown).toEqual(
      new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })),
    )
    const texts: string[] = []
    const roles = new Map<string, number>()
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const at = await pdf.getPage(page)
      const { items } = await at.getTextContent()
      texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
      for (const role of rolesIn((await at.getStructTree()) as StructNode))
        roles.set(role, (roles.get(role) ?? 0) + 1)
    }
    expect(roles.get('H1')).toBe(1)
    // Five statements and the checks.
    expect(roles.get('H2')).toBe(6)
    expect(roles.get('TH')).toBeGreaterThan(100)
    const all = texts.join(' ')
    for (const caption of Object.values(words.fr.caption)) expect(all).toContain(caption('31 décembre 2025'))
    expect(all).toContain('Montants arrondis à l’euro.')
    expect(all).toContain('États financiers – Fontaine et Filles')
    expect(all.replaceAll(/\s+/g, ' ')).toContain('SAS, SIRET 732 829 320 00074, 12 rue du Mail, 75002 Paris')
    expect(all).toContain(`Page ${pdf.numPages} sur ${pdf.numPages}`)
  })

  it('says above the figures that a check failed, and names the accounts behind it with their unit', async () => {
    const [opening, ...others] = year2025
    if (!opening) throw new Error('no entry')
    const doubtful = await calls.processed(ledger([opening.with(4, 9000) as never, ...others]), {
      fileName: '732829320FEC20251231.txt',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      priorRequestId: first.id,
      chart: 'pcg-2025',
    })
    expect(doubtful.failedCheckCount).toBeGreaterThan(0)
    const pdf = await getDocument({ data: (await take(doubtful, 'pdf', 'en')).bytes }).promise
    const textOf = async (page: number) => {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      return items
        .map(item => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    }
    expect(await textOf(1)).toContain('before you use these figures')
    const last = await textOf(pdf.numPages)
    const { opening: opens, priorClosing } = words.en
    expect(last).toContain(`Account ${opens} ${priorClosing}`)
    expect(last).toContain('101000 Compte 101000 -9,000.00 -10,000.00')
    const checks = read((await take(doubtful, 'xlsx', 'en')).bytes)
    const row = rowOf(checks, words.en.sheet.checks, 'Account')
    expect(['B', 'C'].map(column => cellAt(checks, words.en.sheet.checks, `${column}${row}`))).toEqual([
      opens,
      priorClosing,
    ])
    expect(rowOf(checks, words.en.sheet.checks, words.en.rounding.cent)).toBe(2)
  })
})

describe('files of a trial balance', () => {
  const columns = ['account', 'label', 'closing-debit', 'closing-credit']
  const balance = [
    ['Compte', 'Libellé', 'Solde débiteur', 'Solde créditeur'],
    ['101300', 'Capital', '', '1000,00'],
    ['512000', 'Banque', '1000,00', ''],
  ]
  let request: AnsweredRequest
  beforeAll(async () => {
    request = await calls.processed(balance.map(row => `${row.join(';')}\n`).join(''), {
      fileName: 'Balance.csv',
      dialect: {
        encoding: 'utf-8',
        separator: ';',
        decimalMark: ',',
        skippedLines: 0,
        amounts: 'debit-credit',
        balance: { headerLines: 1, columns },
      },
    })
  })

  it('show no figures that it does not contain, and say why in the workbook', async () => {
    for (const language of ['fr', 'en'] as const) {
      const say = words[language]
      const book = read((await take(request, 'xlsx', language)).bytes, { cellFormula: true })
      const cellsOf = (sheet: string) => Object.values(book.Sheets[sheet] ?? {}) as CellObject[]
      const cashFlow = cellsOf(say.sheet['cash-flow'])
      expect(cashFlow.map(({ v }) => v)).toContain(say.note['opening-unknown'])
      expect(cashFlow.filter(({ t }) => t === 'n')).toEqual([])
      const checks = cellsOf(say.sheet.checks).map(({ v }) => v)
      expect(checks.filter(value => value === say.unavailable)).toHaveLength(2)
      expect(checks).toContain(say.unavailableBecause['opening-unknown'])
      const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[say.sheet.balances] ?? {})
      expect(rows[1]).toMatchObject({ [say.account]: '512000', [`${say.closing} (€)`]: 1000 })
      for (const column of [say.opening, say.debit, say.credit])
        expect(rows[1]).not.toHaveProperty([`${column} (€)`])
      expect(
        cellsOf(say.sheet.assets)
          .map(({ v }) => String(v))
          .join(' '),
      ).toContain('Balance.csv')
    }
  })

  it('say so in the document too', async () => {
    for (const language of ['fr', 'en'] as const) {
      const pdf = await getDocument({ data: (await take(request, 'pdf', language)).bytes }).promise
      let all = ''
      for (let page = 1; page <= pdf.numPages; page += 1) {
        const { items } = await (await pdf.getPage(page)).getTextContent()
        all += items.map(item => ('str' in item ? item.str : '')).join(' ')
      }
      const text = all.replaceAll(/\s+/g, ' ')
      const plain = (sentence: string) => sentence.replaceAll(/\s+/g, ' ')
      expect(text).toContain(plain(words[language].note['opening-unknown']))
      expect(text).toContain(plain(words[language].unavailableBecause['opening-unknown']))
    }
  })
})

describe('a file', () => {
  it('is in the requested language, otherwise in that of the request, otherwise in French', async () => {
    const nameOf = async (request: { id: number }, language: string) => {
      const { headers, statusCode } = await calls.uploads.test.app.inject({
        method: 'GET',
        url: `/api/portal/v1/StatementRequests(${request.id})/File?format=pdf${language}`,
        headers: { authorization: await calls.uploads.test.bearer(people.staff) },
      })
      expect(statusCode).toBe(200)
      return decodeURIComponent(String(headers['content-disposition']))
    }
    expect(await nameOf(compared, '&language=fr')).toContain('États financiers')
    expect(await nameOf(compared, '')).toContain('Financial statements')
    expect(await nameOf(first, '')).toContain('États financiers')
  })

  it('is sent as an attachment that cannot run, with its name', async () => {
    const { headers } = await take(first, 'pdf', 'fr')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const disposition = decodeURIComponent(String(headers['content-disposition']))
    expect(disposition).toMatch(/^attachment; .*États financiers .* 2024-12-31\.pdf/)
  })

  it('is refused for an unfinished request, and with a ticket of another person or file', async () => {
    const unsent = await calls.create(100)
    const { id } = unsent.body as { id: number }
    expect((await calls.send('GET', `/StatementRequests(${id})/Download`)).code).toBe('statement-unfinished')
    const file = `/StatementRequests(${first.id})/File?format=xlsx&language=fr`
    expect((await calls.send('GET', file, { as: people.client })).code).toBe('scope-missing')
    const download = await calls.send('GET', `/StatementRequests(${first.id})/Download`)
    const { ticket } = download.body as { ticket: string }
    expect((await fetchFile(compared, 'pdf', 'fr', ticket)).status).toBe(401)
    expect((await fetchFile(first, 'pdf', 'fr', `${ticket}x`)).status).toBe(401)
  })
})

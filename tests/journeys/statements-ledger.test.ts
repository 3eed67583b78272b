/**
 * From a general ledger in a workbook, with accounts above their lines, to a figure, its entries, and the line of the
 * file: a ledger without journals is refused with the reason. For a client whose software has its own columns and
 * dates, the columns are assigned by hand once: the next file takes columns, date order and mapping from the last one,
 * and says so.
 */
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    isLedger: /^The file is read as a general ledger/,
    journalMissing: 'Choose the missing columns: Journal',
    another: 'Choose another file',
    start: 'Check the file',
    clean: 'No error was found',
    leftOut: 'A row was left out',
    prepare: 'Prepare the statements',
    client: /^Client/,
    settings: 'Continue to the settings',
    noComparison: 'No comparison',
    send: 'Send and prepare',
    open: 'Open the statements',
    assets: 'Balance sheet – assets',
    receivables: /^Trade and related receivables/,
    journal: /^Not in the file.*Journal$/,
    datesOpen: 'The first dates do not show whether day or month comes first',
    dates: /^Day first.*Dates$/,
    monthFirst: /^Month first/,
    signed: /^One column holds all amounts: a positive one is a debit/,
    choose: 'Choose a line',
    line: /^Line/,
    cash: 'Cash',
    confirm: 'Use this line',
    rememberedColumns: 'The columns are read as in the file of the year ended December 31, 2023',
    rememberedDates: 'Dates are read month first, as last time.',
    added: 'New columns: Branch',
    rememberedMapping: /^They keep their lines of last time/,
    toMapping: 'Back to the mapping',
    asLastTime: 'As last time',
    lastYear: /2023.*2023/,
  },
  fr: {
    isLedger: /^Le fichier est lu comme un grand livre/,
    journalMissing: 'Choisissez les colonnes qui manquent : Journal',
    another: 'Choisir un autre fichier',
    start: 'Contrôler le fichier',
    clean: 'Aucune erreur n’a été trouvée',
    leftOut: 'Une ligne a été laissée de côté',
    prepare: 'Préparer les états financiers',
    client: /^Client/,
    settings: 'Continuer vers les paramètres',
    noComparison: 'Aucune comparaison',
    send: 'Envoyer et préparer',
    open: 'Ouvrir les états financiers',
    assets: 'Bilan actif',
    receivables: /^Créances clients/,
    journal: /^Absente du fichier.*Journal$/,
    datesOpen: 'Les premières dates n’indiquent pas si le jour ou le mois vient d’abord',
    dates: /^Jour d’abord.*Dates$/,
    monthFirst: /^Mois d’abord/,
    signed: /^Une seule colonne contient les montants\s: un montant positif est un débit/,
    choose: 'Choisir une ligne',
    line: /^Ligne/,
    cash: 'Disponibilités',
    confirm: 'Retenir cette ligne',
    rememberedColumns: 'Les colonnes sont lues comme dans le fichier de l’exercice clos le 31 décembre 2023',
    rememberedDates: 'Les dates sont lues avec le mois d’abord, comme la dernière fois.',
    added: 'Nouvelles colonnes : Branch',
    rememberedMapping: /^Ils gardent leur ligne de la dernière fois/,
    toMapping: 'Retour à l’affectation',
    asLastTime: 'Comme la dernière fois',
    lastYear: /2023.*2023/,
  },
} as const satisfies Record<Language, unknown>

const day = (month: number, date: number) => new Date(Date.UTC(2023, month - 1, date))
const header = ['Date', 'Journal', 'N° pièce', 'Libellé', 'Débit', 'Crédit', 'Solde']
const rows = [
  ['Atelier Lumière'],
  ['Grand livre général au 31/12/2023'],
  [],
  header,
  [101300, 'Capital'],
  [day(1, 2), 'BQ', 1, 'Apport', null, 10_000, -10_000],
  [411000, 'Clients'],
  [day(12, 15), 'VE', 2, 'Facture de décembre', 2400.5, null, 2400.5],
  [null, null, null, 'Total compte 411000', 2400.5, 0, null],
  [512000, 'Banque'],
  [day(1, 2), 'BQ', 1, 'Apport', 10_000, null, 10_000],
  [706000, 'Prestations de services'],
  [day(12, 15), 'VE', 2, 'Facture de décembre', null, 2400.5, -2400.5],
  [null, null, null, 'Total général', 12_400.5, 12_400.5, null],
]
const withoutJournal = rows.map(row => (row.length > 2 ? row.toSpliced(1, 1) : row))

/** The client of the statements: one for each language. */
const clients = { en: 7, fr: 8 } as const

async function nameOf(id: number): Promise<string> {
  const { body } = await callAs<{ value: { accountLegalName: string }[] }>(
    'staff@parvis.example',
    `/customer-store/v1/Accounts?$filter=id eq ${id}&$select=accountLegalName`,
  )
  return body.value[0]?.accountLegalName ?? ''
}

/** The client whose software writes one signed amount, and months before days. */
const clientsAbroad = { en: 9, fr: 10 } as const

/** No day is above the twelfth, so that nothing reveals the order; the chart of accounts has no line for 880000. */
const exportOf = (year: number) =>
  [
    [`01/02/${year}`, 'bank', '1', '512000', 'Share capital', '10000.00'],
    [`01/02/${year}`, 'bank', '1', '101300', 'Share capital', '-10000.00'],
    [`12/11/${year}`, 'sales', '2', '411000', 'Invoice 2', '2400.50'],
    [`12/11/${year}`, 'sales', '2', '706000', 'Invoice 2', '-2400.50'],
    [`05/06/${year}`, 'bank', '3', '880000', 'Suspense', '12.00'],
    [`05/06/${year}`, 'bank', '3', '512000', 'Suspense', '-12.00'],
  ] as const
const csvOf = (name: string, rowsOf: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rowsOf.map(row => `${row.join(';')}\r\n`).join('')),
})
const namesAbroad = ['Posting date', 'Origin', 'Trans. no', 'Nominal code', 'Narrative', 'Amount']
const firstYear = csvOf('Export 2023.csv', [namesAbroad, ...exportOf(2023)])
/** The next year's file has one more column, in front of the others. */
const nextYear = csvOf('Export 2024.csv', [
  ['Branch', ...namesAbroad],
  ...exportOf(2024).map(row => ['Lyon', ...row]),
])

const workbookOf = async (name: string, of: typeof rows) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Grand livre', rows: of }] })),
})

describe.each(languagesHere)('in %s', language => {
  test('staff turns a general ledger into statements, and a figure leads to its entries', async () => {
    const own = wordsIn[language]
    const client = await nameOf(clients[language])
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/aefautomate/import')
      const choose = page.locator('input[type=file]')
      await choose.setInputFiles(await workbookOf('Grand livre sans journal.xlsx', withoutJournal))
      await page.getByText(own.isLedger).waitFor()
      await page.getByText(own.journalMissing).waitFor()
      expect(await page.getByRole('button', { name: own.start, exact: true }).count()).toBe(0)
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.another }).click()

      await choose.setInputFiles(await workbookOf('Grand livre 2023.xlsx', rows))
      await page.getByRole('button', { name: own.start, exact: true }).click()
      await page.getByText(own.clean).waitFor()
      await page.getByRole('button', { name: own.leftOut }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await page.getByRole('button', { name: own.prepare }).click()
      await page.getByRole('combobox', { name: own.client }).fill(client.slice(0, 12))
      await page
        .getByRole('option', { name: new RegExp(client.slice(0, 12)) })
        .first()
        .click()
      await page.getByRole('button', { name: own.settings }).click()
      await page.getByRole('radio', { name: own.noComparison, checked: true }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.send }).click()
      await page.getByRole('link', { name: own.open }).click({ timeout: 30_000 })

      await page.getByRole('tab', { name: own.assets }).click()
      await page.getByRole('link', { name: own.receivables }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /411000/ })
        .click()
      const entry = page.getByRole('row').filter({ hasText: 'Facture de décembre' }).first()
      await entry.waitFor()
      // The line of the workbook that it comes from.
      await entry.getByText('8', { exact: true }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
    })
  })

  test('the next file of a client takes columns, dates and mapping from the last one, and says so', async () => {
    const own = wordsIn[language]
    const client = await nameOf(clientsAbroad[language])
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      const chooseClient = async () => {
        // Several clients may start with the same text.
        await page.getByRole('combobox', { name: own.client }).fill(client)
        await page.getByRole('option', { name: client }).first().click()
      }
      const send = async () => {
        await page.getByRole('button', { name: own.settings }).click()
        await page.getByRole('button', { name: own.send }).waitFor()
      }
      await staff.open('/app/aefautomate/import')
      await page.locator('input[type=file]').setInputFiles(firstYear)
      await page.getByText(own.datesOpen).waitFor()
      await page.getByText(own.signed).waitFor()
      expect(await page.getByRole('button', { name: own.start, exact: true }).count()).toBe(0)
      await page.getByRole('button', { name: own.journal }).click()
      await page.getByRole('option', { name: 'Origin' }).click()
      await page.getByRole('button', { name: own.dates }).click()
      await page.getByRole('option', { name: own.monthFirst }).click()
      await page.getByText(own.datesOpen).waitFor({ state: 'detached' })
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.start, exact: true }).click()
      await page.getByText(own.clean).waitFor()
      await page.getByRole('button', { name: own.prepare }).click()
      await chooseClient()
      const account = page.getByRole('row').filter({ hasText: '880000' })
      await account.getByRole('button', { name: /880000/ }).click()
      await page.getByRole('menuitem', { name: own.choose }).click()
      const dialog = page.getByRole('dialog')
      await page.getByRole('combobox', { name: own.line }).fill(own.cash)
      await page
        .getByRole('option', { name: new RegExp(`^${own.cash}`) })
        .first()
        .click()
      await dialog.getByRole('button', { name: own.confirm }).click()
      await dialog.waitFor({ state: 'detached' })
      await send()
      await page.getByRole('button', { name: own.send }).click()
      await page.getByRole('link', { name: own.open }).waitFor({ timeout: 30_000 })

      await staff.open('/app/aefautomate/import')
      await page.locator('input[type=file]').setInputFiles(nextYear)
      await page.getByText(own.datesOpen).waitFor()
      await chooseClient()
      await page.getByText(own.rememberedColumns).waitFor()
      await page.getByText(own.rememberedDates).waitFor()
      await page.getByText(own.added).waitFor()
      await page.getByText(own.datesOpen).waitFor({ state: 'detached' })
      expect(await staff.accessibilityProblems()).toEqual([])
      // Nothing is chosen by hand this time.
      await page.getByRole('button', { name: own.start, exact: true }).click()
      await page.getByText(own.clean).waitFor()
      await page.getByRole('button', { name: own.prepare }).click()
      // Each account has a line: the page says so, and the mapping can still be viewed.
      await page.getByText(own.rememberedMapping).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.toMapping }).first().click()
      await account.getByText(own.asLastTime).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await send()
      await page.getByRole('radio', { name: own.lastYear, checked: true }).waitFor()
      await page.getByRole('button', { name: own.send }).click()
      await page.getByRole('link', { name: own.open }).waitFor({ timeout: 30_000 })
    })
    const { body } = await callAs<{
      periodEnd: string
      reading: { header: string[]; dialect: object }
      mapping: { accounts: { account: string; debit: string }[] }
    }>('staff@parvis.example', `/portal/v1/RememberedMappings(${clientsAbroad[language]})`)
    expect(body.periodEnd).toBe('2024-12-31')
    expect(body.reading).toMatchObject({
      header: ['Branch', ...namesAbroad],
      dialect: { dates: 'month-first' },
    })
    expect(body.mapping.accounts).toContainEqual({ account: '880000', debit: 'cash', credit: 'cash' })
  })
})

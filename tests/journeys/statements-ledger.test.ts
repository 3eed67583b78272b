/**
 * From a general ledger in a workbook, with its accounts over their lines, to a figure, its entries, and the line of the file: one
 * that does not name its journals is not taken, and says why.
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

/** The client whose statements they are: one in each language. */
const clients = { en: 7, fr: 8 } as const

async function nameOf(id: number): Promise<string> {
  const { body } = await callAs<{ value: { accountLegalName: string }[] }>(
    'staff@parvis.example',
    `/customer-store/v1/Accounts?$filter=id eq ${id}&$select=accountLegalName`,
  )
  return body.value[0]?.accountLegalName ?? ''
}

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
})

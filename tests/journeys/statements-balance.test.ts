/**
 * From a trial balance in a workbook, with titles above it, to a figure, its auxiliary account, and the line of the
 * file: staff sees what was detected, enters the year, and reads statements that say what the file does not contain.
 */
import { writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    isBalance: /^The file is read as a trial balance/,
    start: 'Check the file',
    clean: 'No error was found',
    leftOut: 'A row was left out',
    prepare: 'Prepare the statements',
    client: /^Client/,
    settings: 'Continue to the settings',
    first: /^First day of the year/,
    last: /^Last day of the year/,
    lastDay: '12312023',
    send: 'Send and prepare',
    open: 'Open the statements',
    checked: 'All 4 checks passed',
    cashFlow: 'Cash flow statement',
    noCashFlow: 'The cash flow statement is not available',
    assets: 'Balance sheet – assets',
    receivables: /^Trade and related receivables/,
    auxiliaries: '1 auxiliary account is among them.',
    noEntries: /which has no entries\. These are its lines/,
    content: 'Trial balance',
    dashboard: 'Financial statements',
  },
  fr: {
    isBalance: /^Le fichier est lu comme une balance/,
    start: 'Contrôler le fichier',
    clean: 'Aucune erreur n’a été trouvée',
    leftOut: 'Une ligne a été laissée de côté',
    prepare: 'Préparer les états financiers',
    client: /^Client/,
    settings: 'Continuer vers les paramètres',
    first: /^Premier jour de l’exercice/,
    last: /^Dernier jour de l’exercice/,
    lastDay: '31122023',
    send: 'Envoyer et préparer',
    open: 'Ouvrir les états financiers',
    checked: 'Les 4 contrôles sont réussis',
    cashFlow: 'Flux de trésorerie',
    noCashFlow: 'Le tableau des flux de trésorerie n’est pas disponible',
    assets: 'Bilan actif',
    receivables: /^Créances clients/,
    auxiliaries: 'Parmi eux, 1 compte auxiliaire.',
    noEntries: /qui n’a pas d’écritures\. Voici ses lignes/,
    content: 'Balance',
    dashboard: 'États financiers',
  },
} as const satisfies Record<Language, unknown>

const rows = [
  ['Atelier Lumière'],
  ['Balance générale au 31/12/2023'],
  [],
  ['Compte', 'Libellé', 'Tiers', 'Solde débiteur', 'Solde créditeur'],
  [101300, 'Capital', null, null, 10_000],
  [401000, 'Fournisseurs', null, null, 800.25],
  [411000, 'Clients', null, 2400.5, null],
  // Its auxiliary account is listed below it, and counts only once.
  [411000, 'Hôtel du Parvis', 'C0107', 2400.5, null],
  [512000, 'Banque', null, 10_000, null],
  [607000, 'Achats de marchandises', null, 800.25, null],
  [706000, 'Prestations de services', null, null, 2400.5],
  ['Total général', null, null, 13_200.75, 13_200.75],
]

/** The client of the statements: one for each language. */
const clients = { en: 5, fr: 6 } as const

async function nameOf(id: number): Promise<string> {
  const { body } = await callAs<{ value: { accountLegalName: string }[] }>(
    'staff@parvis.example',
    `/customer-store/v1/Accounts?$filter=id eq ${id}&$select=accountLegalName`,
  )
  return body.value[0]?.accountLegalName ?? ''
}

async function typeDay(page: Page, field: RegExp, digits: string): Promise<void> {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus()
  await page.keyboard.type(digits)
}

describe.each(languagesHere)('in %s', language => {
  test('staff turns a trial balance into statements, and a figure leads to its accounts', async () => {
    const own = wordsIn[language]
    const client = await nameOf(clients[language])
    const workbook = await writeXlsx({ sheets: [{ name: 'Balance', rows }] })
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/aefautomate/import')
      await page.locator('input[type=file]').setInputFiles({
        name: 'Balance 2023.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(workbook),
      })
      await page.getByText(own.isBalance).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.start, exact: true }).click()
      await page.getByText(own.clean).waitFor()
      await page.getByRole('button', { name: own.leftOut }).waitFor()
      await page.getByText(own.auxiliaries).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await page.getByRole('button', { name: own.prepare }).click()
      await page.getByRole('combobox', { name: own.client }).fill(client.slice(0, 12))
      await page
        .getByRole('option', { name: new RegExp(client.slice(0, 12)) })
        .first()
        .click()
      await page.getByRole('button', { name: own.settings }).click()
      await page.getByRole('button', { name: own.send }).waitFor()
      await typeDay(page, own.first, '01012023')
      await typeDay(page, own.last, own.lastDay)
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.send }).click()
      await page.getByRole('link', { name: own.open }).click({ timeout: 30_000 })
      await page.getByText(own.checked).waitFor()

      await page.getByRole('tab', { name: own.cashFlow }).click()
      await page.getByText(own.noCashFlow).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('tab', { name: own.assets }).click()
      await page.getByRole('link', { name: own.receivables }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /411000 – C0107 Hôtel du Parvis/ })
        .click()
      await page.getByText(own.noEntries).waitFor()
      // The line of the sheet that the figure comes from.
      await page.getByRole('row').filter({ hasText: 'C0107' }).getByText('8', { exact: true }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await staff.open('/app/eafautomate/dashboard')
      await page.getByRole('heading', { level: 1, name: own.dashboard }).waitFor()
      await page
        .getByRole('row')
        .filter({ hasText: client })
        .filter({ hasText: own.content })
        .first()
        .waitFor()
    })
  })
})

/**
 * From an accounting export to a figure and back to the line of the file: staff uploads a correct file, decides where
 * one account goes, waits for the statements, opens a figure, and follows it to its entries. The next file reuses the
 * decision.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    start: 'Check the file',
    prepare: 'Prepare the statements',
    client: /^Client/,
    choose: 'Choose a line',
    line: /^Line/,
    cash: 'Cash',
    confirm: 'Use this line',
    settings: 'Continue to the settings',
    companyName: /^Legal name/,
    companyForm: /^Legal form/,
    companyNumber: /^SIREN or SIRET/,
    notANumber: 'This is neither a SIREN nor a SIRET. Check the digits.',
    otherLanguage: 'French',
    inOther: /The files are in French\./,
    pdfOwn: 'Download as PDF, in English',
    send: 'Send and prepare',
    open: 'Open the statements',
    resume: 'Resume',
    checked: 'All 5 checks passed',
    finished: 'Finished',
    xlsx: 'Download as Excel',
    pdf: 'Download as PDF',
    otherFileName: 'États financiers',
    fileName: 'Financial statements',
    receivables: /^Trade and related receivables/,
    dashboard: 'Financial statements',
  },
  fr: {
    start: 'Contrôler le fichier',
    prepare: 'Préparer les états financiers',
    client: /^Client/,
    choose: 'Choisir une ligne',
    line: /^Ligne/,
    cash: 'Disponibilités',
    confirm: 'Retenir cette ligne',
    settings: 'Continuer vers les paramètres',
    companyName: /^Dénomination sociale/,
    companyForm: /^Forme juridique/,
    companyNumber: /^SIREN ou SIRET/,
    notANumber: 'Ce n’est ni un SIREN ni un SIRET. Vérifiez les chiffres.',
    otherLanguage: 'Anglais',
    inOther: /Les fichiers sont en anglais\./,
    pdfOwn: 'Télécharger en PDF, en français',
    send: 'Envoyer et préparer',
    open: 'Ouvrir les états financiers',
    resume: 'Reprendre',
    checked: 'Les 5 contrôles sont réussis',
    finished: 'Terminé',
    xlsx: 'Télécharger en Excel',
    pdf: 'Télécharger en PDF',
    otherFileName: 'Financial statements',
    fileName: 'États financiers',
    receivables: /^Créances clients/,
    dashboard: 'États financiers',
  },
} as const satisfies Record<Language, unknown>

const columns =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'

/** An entry of two lines: debit, credit, amount. */
const entries = [
  ['512000', '101300', '10000,00'],
  ['411000', '706000', '2400,50'],
  ['607000', '401000', '800,25'],
  // The chart of accounts has no line for it.
  ['880000', '512000', '12,00'],
] as const

const lineOf = (number: number, account: string, debit: string, credit: string) =>
  `OD\tOpérations diverses\t${number}\t20230203\t${account}\tCompte ${account}\t\t\tP${number}\t20230203\tPièce ${number}\t${debit}\t${credit}\t\t\t20230228\t\t`

const fec = [
  columns.replaceAll(' ', '\t'),
  ...entries.flatMap(([debit, credit, amount], at) => [
    lineOf(at + 1, debit, amount, '0,00'),
    lineOf(at + 1, credit, '0,00', amount),
  ]),
  '',
].join('\r\n')

/** The client of the statements: one for each language. */
const clients = { en: 3, fr: 4 } as const

async function nameOf(id: number): Promise<string> {
  const { body } = await callAs<{ value: { accountLegalName: string }[] }>(
    'staff@parvis.example',
    `/customer-store/v1/Accounts?$filter=id eq ${id}&$select=accountLegalName`,
  )
  return body.value[0]?.accountLegalName ?? ''
}

async function choose(page: Page, field: RegExp, text: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

/** The name and first bytes of a file downloaded with a button. */
async function takenBy(page: Page, name: string): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  const bytes = await readFile(await download.path())
  return { name: download.suggestedFilename(), begins: bytes.toString('latin1', 0, 5) }
}

describe.each(languagesHere)('in %s', language => {
  test('staff turns an accounting export into statements, and a figure leads to its entries', async () => {
    const own = wordsIn[language]
    const client = await nameOf(clients[language])
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      const prepare = async () => {
        await page.locator('input[type=file]').setInputFiles({
          name: '732829320FEC20231231.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(fec),
        })
        await page.getByRole('button', { name: own.start, exact: true }).click()
        await page.getByRole('button', { name: own.prepare }).click()
      }
      await staff.open('/app/aefautomate/import')
      await prepare()
      await choose(page, own.client, client.slice(0, 12), new RegExp(client.slice(0, 12)))
      const account = page.getByRole('row').filter({ hasText: '880000' })
      await account.waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await account.getByRole('button', { name: /880000/ }).click()
      await page.getByRole('menuitem', { name: own.choose }).click()
      const dialog = page.getByRole('dialog')
      await choose(page, own.line, own.cash, new RegExp(`^${own.cash}`))
      await dialog.getByRole('button', { name: own.confirm }).click()
      await dialog.waitFor({ state: 'detached' })
      // The page is left before anything is sent: for the same file, the decisions are offered.
      await page.reload()
      await prepare()
      await page.getByRole('button', { name: own.resume, exact: true }).click()
      await page.getByRole('button', { name: own.settings }).click()
      await page.getByRole('button', { name: own.send }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      // The company's details come from its record, and can be corrected.
      const box = (name: RegExp) => page.getByRole('textbox', { name })
      expect(await box(own.companyName).inputValue()).toBe(client)
      await box(own.companyForm).fill('SAS')
      await box(own.companyNumber).fill('732 829 321')
      await page.getByRole('radio', { name: own.otherLanguage, exact: true }).check({ force: true })
      await page.getByRole('button', { name: own.send }).click()
      await page.getByText(own.notANumber).first().waitFor()
      await box(own.companyNumber).fill('732 829 320')
      await page.getByRole('button', { name: own.send }).click()
      await page.getByRole('link', { name: own.open }).click({ timeout: 30_000 })
      // Once sent, it is not offered again.
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter(key => key.includes('statement-decisions'))).toEqual([])
      await page.getByText(own.checked).waitFor()
      await page.getByText(/^SAS, SIREN\s732\s829\s320\./).waitFor()
      // The files are in the chosen language, and also available in the reader's.
      await page.getByText(own.inOther).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      for (const [format, begins] of [
        ['xlsx', 'PK\u0003\u0004\u0014'],
        ['pdf', '%PDF-'],
      ] as const) {
        const file = await takenBy(page, own[format])
        expect(file.name).toMatch(new RegExp(`^${own.otherFileName} .*2023-12-31\\.${format}$`))
        expect(file.begins).toBe(begins)
      }
      expect((await takenBy(page, own.pdfOwn)).name).toMatch(new RegExp(`^${own.fileName} `))

      await page.getByRole('link', { name: own.receivables }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /411000/ })
        .click()
      const entry = page.getByRole('row').filter({ hasText: 'P2' })
      await entry.waitFor()
      // The line of the file: after the header and the two lines of the first entry.
      expect(await entry.getByText('4', { exact: true }).count()).toBe(1)
      expect(new URL(page.url()).searchParams.get('account')).toBe('411000')
      expect(await staff.accessibilityProblems()).toEqual([])

      await page.reload()
      await page.getByRole('row').filter({ hasText: 'P2' }).waitFor()
      await staff.open('/app/eafautomate/dashboard')
      await page.getByRole('heading', { level: 1, name: own.dashboard }).waitFor()
      await page
        .getByRole('row')
        .filter({ hasText: client })
        .filter({ hasText: own.finished })
        .first()
        .waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
    })
  })

  test('decisions for a client are offered for its next statements', async () => {
    const { body } = await callAs<{
      language: string
      companyForm: string
      mapping: { accounts: { account: string; debit: string }[] }
    }>('staff@parvis.example', `/portal/v1/RememberedMappings(${clients[language]})`)
    expect(body).toMatchObject({ language: language === 'fr' ? 'en' : 'fr', companyForm: 'SAS' })
    expect(body.mapping.accounts).toContainEqual({ account: '880000', debit: 'cash', credit: 'cash' })
  })
})

test('a client is refused at the address of the dashboard and of a result', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'client@customer.example' }, async client => {
    for (const path of ['/app/eafautomate/dashboard', '/app/eafautomate/dashboard/report/1']) {
      await client.open(path)
      await client.page.getByRole('heading', { level: 1, name: client.words.deniedTitle }).waitFor()
      expect(await client.page.getByRole('table').count()).toBe(0)
      expect(await client.page.getByRole('grid').count()).toBe(0)
    }
  })
})

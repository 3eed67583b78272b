/**
 * An accounting export: staff opens the tile, chooses a file with three errors, reads where they are, has the safe
 * ones corrected in a copy, and downloads it; until then the services get nothing of it. Once the entry is fixed at
 * its source, the copy of the new file is correct and becomes statements. A client has no access.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Download, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const path = '/app/aefautomate/import'
/** A folder on the person's computer. */
const folder = mkdtempSync(join(tmpdir(), 'parvis-fec-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wordsIn = {
  en: {
    tile: 'Automated financial statements',
    menu: 'Prepare statements',
    title: 'Prepare financial statements',
    drop: /^Drop or paste files/,
    preview: 'First lines as they will be read',
    start: 'Check the file',
    rejected: /^This file would be rejected: \d types of error in \d places$/,
    unbalanced: 'An entry is not balanced',
    findings: 'Findings by line',
    more: 'More options',
    correct: 'Correct a copy',
    create: 'Create the corrected copy',
    stillRejected: /^The corrected copy would still be rejected/,
    changes: 'Changes in the copy',
    download: 'Download the copy',
    line: 'Line',
    clean: 'No error was found in the corrected copy',
    prepare: 'Prepare the statements',
    client: /^Client/,
    settings: 'Continue to the settings',
    send: 'Send and prepare',
    finished: 'Open the statements',
  },
  fr: {
    tile: 'États financiers automatisés',
    menu: 'Préparer des états financiers',
    title: 'Préparer des états financiers',
    drop: /^Déposer ou coller des fichiers/,
    preview: 'Premières lignes telles qu’elles seront lues',
    start: 'Contrôler le fichier',
    rejected: /^Ce fichier serait refusé\s: \d types d’erreur à \d endroits$/,
    unbalanced: 'Une écriture n’est pas équilibrée',
    findings: 'Constats par ligne',
    more: 'Plus d’options',
    correct: 'Corriger une copie',
    create: 'Créer la copie corrigée',
    stillRejected: /^La copie corrigée serait encore refusée/,
    changes: 'Modifications de la copie',
    download: 'Télécharger la copie',
    line: 'Ligne',
    clean: 'Aucune erreur n’a été trouvée dans la copie corrigée',
    prepare: 'Préparer les états financiers',
    client: /^Client/,
    settings: 'Continuer vers les paramètres',
    send: 'Envoyer et préparer',
    finished: 'Ouvrir les états financiers',
  },
} as const satisfies Record<Language, unknown>

const columns =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'
const name = '732829320FEC20231231.txt'

interface Movement {
  number: number
  date?: string
  account: string
  debit: string
  credit: string
}

const lineOf = ({ number, date = '20230203', account, debit, credit }: Movement) =>
  `VE\tVentes\t${number}\t${date}\t${account}\tCompte ${account}\t\t\tF${number}\t20230203\tFacture ${number} réglée\t${debit}\t${credit}\t\t\t20230228\t\t`

/** Line 4 has a decimal point, line 5 a date with slashes, and the entry of lines 6 and 7 is a cent too high. */
const movements: readonly Movement[] = [
  { number: 1, account: '411000', debit: '120,00', credit: '0,00' },
  { number: 1, account: '706000', debit: '0,00', credit: '120,00' },
  { number: 2, account: '411000', debit: '240.50', credit: '0,00' },
  { number: 2, date: '03/02/2023', account: '706000', debit: '0,00', credit: '240,50' },
  { number: 3, account: '411000', debit: '60,01', credit: '0,00' },
  { number: 3, account: '706000', debit: '0,00', credit: '60,00' },
]
const fec = [columns.replaceAll(' ', '\t'), ...movements.map(lineOf), ''].join('\r\n')
const onDisk = join(folder, name)
writeFileSync(onDisk, fec)
const corrected = fec.replace('240.50', '240,50').replace('03/02/2023', '20230203')

/** Drops a file on the field, as from a folder of the computer. */
async function drop(page: Page, file: string, target: RegExp): Promise<void> {
  const zone = page.getByRole('button', { name: target }).locator('xpath=ancestor::*[@data-rac][1]')
  const box = await zone.boundingBox()
  if (!box) throw new Error('there is no field to drop a file on')
  const protocol = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await protocol.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    })
}

/** The client of the statements: one for each language. */
const clients = { en: 7, fr: 8 } as const

async function clientNamed(id: number): Promise<string> {
  const { body } = await callAs<{ value: { accountLegalName: string }[] }>(
    'staff@parvis.example',
    `/customer-store/v1/Accounts?$filter=id eq ${id}&$select=accountLegalName`,
  )
  return body.value[0]?.accountLegalName ?? ''
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<[Download, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return [download, await readFile(await download.path(), 'utf8')]
}

describe.each(languagesHere)('in %s', language => {
  test('staff checks a file, reads its errors, and downloads a corrected copy', async () => {
    const own = wordsIn[language]
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/')
      // A recently used item may have the same name.
      const tiles = page.getByRole('list', { name: staff.words.applications })
      await tiles.getByRole('link', { name: own.tile }).click()
      await page.getByRole('navigation').getByRole('link', { name: own.menu }).click()
      await page.getByRole('heading', { level: 1, name: own.title }).waitFor()
      const sent: string[] = []
      page.on('request', request => {
        if (request.method() !== 'GET' && request.postData()?.includes('Facture')) sent.push(request.url())
      })

      await drop(page, onDisk, own.drop)
      const preview = page.getByRole('grid', { name: own.preview })
      await preview.getByText('240.50').waitFor()
      expect(await preview.getByText('Facture 1 réglée').count()).toBeGreaterThan(0)
      expect(await staff.accessibilityProblems()).toEqual([])

      await page.getByRole('button', { name: own.start, exact: true }).click()
      await page.getByText(own.rejected).waitFor()
      const grid = page.getByRole('grid', { name: own.findings })
      await grid.getByText('03/02/2023').waitFor()
      await grid.getByText('240.50').waitFor()
      await page.getByRole('button', { name: own.unbalanced }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.more }).click()
      const [, findings] = await downloaded(page, () => page.getByRole('menuitem', { name: /CSV/ }).click())
      expect(findings).toContain(own.line)
      for (const words of ['03/02/2023', '240.50', own.unbalanced, 'LPF, art. A47 A-1'])
        expect(findings).toContain(words)

      await page.getByRole('button', { name: own.correct, exact: true }).first().click()
      await page.getByRole('button', { name: own.create }).click()
      await page.getByText(own.stillRejected).waitFor()
      await page.getByRole('grid', { name: own.changes }).getByText('20230203').waitFor()
      const [copy, text] = await downloaded(page, () =>
        page.getByRole('button', { name: own.download }).click(),
      )
      expect(copy.suggestedFilename()).toBe(name)
      expect(text).toBe(corrected)
      expect(sent).toEqual([])

      // No program may decide about the extra cent: it is fixed at the source, and the rest here.
      await staff.open(path)
      await page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(fec.replace('60,01', '60,00')),
      })
      await page.getByRole('button', { name: own.start, exact: true }).click()
      await page.getByRole('button', { name: own.correct, exact: true }).first().click()
      await page.getByRole('button', { name: own.create }).click()
      await page.getByText(own.clean).waitFor()
      await page.getByRole('button', { name: own.prepare }).click()
      const client = page.getByRole('combobox', { name: own.client })
      const named = await clientNamed(clients[language])
      await client.fill(named)
      await page.getByRole('option', { name: named }).click()
      await page.getByRole('button', { name: own.settings }).click()
      await page.getByRole('button', { name: own.send }).click()
      await page.getByRole('link', { name: own.finished }).waitFor({ timeout: 30_000 })
    })
  })
})

test('a client has no tile of it, and is refused at its address', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'client@customer.example' }, async client => {
    const { page, words } = client
    await client.open('/')
    await page.getByRole('list', { name: words.applications }).waitFor()
    expect(await page.getByRole('link', { name: wordsIn.fr.tile }).count()).toBe(0)
    await client.open(path)
    await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
  })
})

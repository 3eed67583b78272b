/**
 * A document from upload to bin. Staff uploads several at once, is warned of a duplicate, uploads a second version and
 * reverts to the first, reads, renames, deletes and restores it. A duplicate is linked from another place and stays
 * there when the original changes. A client reads what is shared. Both find documents by their content. A whole folder
 * is uploaded, and its documents are moved, deleted and restored together.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    client: /^Client/,
    folder: /^Folder/,
    year: /^Fiscal year/,
    added: 'Added to',
    second: 'Version 2, in',
    there: /already uploaded: .*added by Théo Lefèvre on/,
    keepBoth: (name: string) => `Keep both (${name})`,
    skip: (name: string) => `Skip (${name})`,
    link: (name: string) => `Link to it (${name})`,
    linked: 'Linked in',
    isLink: 'This document is a link',
    hasChanged: 'The linked document has changed',
    openLinked: 'Open the linked document',
    show: 'Show the preview',
    content: (name: string) => `Content of ${name}`,
    select: (name: string) => `Select ${name}`,
    zip: 'Download as ZIP',
    versions: 'Versions',
    restore: 'Restore version 1',
    again: 'Restored from version 1',
    download: 'Download version 3',
    rename: 'Rename or move',
    name: /^Name/,
    save: 'Save changes',
    saved: 'Changes saved',
    delete: 'Delete',
    move: 'Move',
    withFolder: 'Change the folder',
    moved: '2 documents were moved',
    back: 'Back where they were',
    deleted: '2 documents were deleted',
    restored: '2 documents were restored',
    leftOut: /1 hidden or system file/,
    upload: 'Upload documents',
    undo: 'Undo',
    restoreFromBin: 'Restore',
    noMatch: 'No rows match',
    firmOnly: 'The firm only',
    share: 'Share',
    contacts: /^Contacts/,
    shared: /Shared until/,
    sharing: 'Sharing',
    activity: 'Activity',
    stop: 'Stop sharing with Claire Fontaine',
    stopped: 'Claire Fontaine can no longer read this document',
    you: /^The firm and you, until/,
    gone: 'This document does not exist',
    opened: 'Opened version 1',
  },
  fr: {
    client: /^Client/,
    folder: /^Dossier/,
    year: /^Exercice/,
    added: 'Ajouté à',
    second: 'Version 2, dans',
    there: /déjà envoyé.*ajouté par Théo Lefèvre le/,
    keepBoth: (name: string) => `Garder les deux (${name})`,
    skip: (name: string) => `Ignorer (${name})`,
    link: (name: string) => `Faire un lien (${name})`,
    linked: 'Lié dans',
    isLink: 'Ce document est un lien',
    hasChanged: 'Le document lié a changé',
    openLinked: 'Ouvrir le document lié',
    show: 'Afficher l’aperçu',
    content: (name: string) => `Contenu de ${name}`,
    select: (name: string) => `Sélectionner ${name}`,
    zip: 'Télécharger en ZIP',
    versions: 'Versions',
    restore: 'Rétablir la version 1',
    again: 'Rétablie à partir de la version 1',
    download: 'Télécharger la version 3',
    rename: 'Renommer ou déplacer',
    name: /^Nom/,
    save: 'Enregistrer les modifications',
    saved: 'Modifications enregistrées',
    delete: 'Supprimer',
    move: 'Déplacer',
    withFolder: 'Changer le dossier',
    moved: '2 documents ont été déplacés',
    back: 'De retour à leur place',
    deleted: '2 documents ont été supprimés',
    restored: '2 documents ont été rétablis',
    leftOut: /1 fichier caché ou système/,
    upload: 'Déposer des documents',
    undo: 'Annuler',
    restoreFromBin: 'Rétablir',
    noMatch: 'Aucune ligne ne correspond',
    firmOnly: 'Le cabinet seulement',
    share: 'Partager',
    contacts: /^Contacts/,
    shared: /Partagé jusqu’au/,
    sharing: 'Partage',
    activity: 'Activité',
    stop: 'Arrêter le partage avec Claire Fontaine',
    stopped: 'Claire Fontaine ne peut plus lire ce document',
    you: /^Le cabinet et vous, jusqu’au/,
    gone: 'Ce document n’existe pas',
    opened: 'Version 1 ouverte',
  },
} as const satisfies Record<Language, unknown>

/** A PDF with one page of text. */
function pdf(words: string): Buffer {
  const drawing = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const xref = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${file}${xref}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`)
}

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The client of the demo's client people. */
async function ownClient(): Promise<string> {
  const { body } = await callAs<{ value: { accountLegalName: string }[] }>(
    'client@customer.example',
    '/customer-store/v1/Accounts?$select=accountLegalName',
  )
  return body.value[0]?.accountLegalName ?? ''
}

async function send(page: Page, ...files: readonly { name: string; buffer: Buffer }[]): Promise<void> {
  const sent = files.map(file => ({ ...file, mimeType: 'application/octet-stream' }))
  await page.locator('input[type=file]').first().setInputFiles(sent)
}

/** Chooses where documents go: the client, a year, and a folder for each language. */
async function place(page: Page, language: Language): Promise<void> {
  const own = wordsIn[language]
  const client = await ownClient()
  const box = page.getByRole('combobox', { name: own.client })
  await box.fill(client.slice(0, 12))
  await page.getByRole('option', { name: client }).first().click()
  const year = page.getByRole('textbox', { name: own.year })
  await year.fill('2026')
  await year.blur()
  await page.getByRole('textbox', { name: own.folder }).fill(`Parcours ${language}`)
}

const firstBytes = (language: Language) => pdf(`Premier ${language}`)

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]

  test('staff uploads documents, and each step is confirmed', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/docs/uploadFiles/new')
      await place(page, language)
      expect(await staff.accessibilityProblems()).toEqual([])
      await send(
        page,
        { name: 'Relevé.pdf', buffer: firstBytes(language) },
        { name: 'Notes.txt', buffer: Buffer.from(`Notes ${language}`) },
      )
      await page.getByText(own.added).nth(1).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      // A duplicate under another name is reported with its location, and skipped.
      await send(page, { name: 'Copie.pdf', buffer: firstBytes(language) })
      await page.getByText(own.there).waitFor()
      await page.getByRole('button', { name: own.keepBoth('Copie.pdf') }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.skip('Copie.pdf') }).click()

      // The same name with different content is a new version.
      await send(page, { name: 'Relevé.pdf', buffer: pdf(`Second ${language}`) })
      await page.getByText(own.second).waitFor()

      await page.getByRole('link', { name: 'Relevé.pdf' }).click()
      await page.getByRole('heading', { level: 1, name: 'Relevé.pdf' }).waitFor()
      await page.getByRole('button', { name: own.show }).click()
      await page.getByText(`Second ${language}`).first().waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await page.getByRole('tab', { name: own.versions }).click()
      await page.getByRole('button', { name: own.restore }).click()
      await page.getByText(own.again).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: own.download }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Relevé.pdf')
      expect(await text(await download.createReadStream())).toBe(firstBytes(language).toString())

      await page.getByRole('tab', { name: own.rename }).click()
      const name = page.getByRole('textbox', { name: own.name })
      await name.fill(`Relevé ${language}.pdf`)
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.save }).click()
      await page.getByRole('heading', { level: 1, name: `Relevé ${language}.pdf` }).waitFor()

      await page.getByRole('button', { name: own.delete, exact: true }).click()
      const row = page.getByRole('row').filter({ hasText: `Relevé ${language}.pdf` })
      await page.getByRole('button', { name: own.undo, exact: true }).click()
      await row.waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await row.getByRole('button', { name: /^Actions/ }).click()
      await page.getByRole('menuitem', { name: own.delete, exact: true }).click()
      await row.waitFor({ state: 'detached' })
      await staff.open('/app/docs/uploadFiles/deleted')
      await row.getByRole('button', { name: /^Actions/ }).click()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('menuitem', { name: own.restoreFromBin, exact: true }).click()
      await row.waitFor({ state: 'detached' })
      await staff.open(`/app/docs/uploadFiles?q=releve ${language}`)
      await row.waitFor()
    })
  })

  test('a picture, a text and a sheet are shown in the page, and nothing in them is run', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/docs/uploadFiles/new')
      await place(page, language)
      await send(
        page,
        { name: `Reçu ${language}.png`, buffer: png },
        { name: `Script ${language}.txt`, buffer: Buffer.from(`<script>alert(1)</script> ${language}`) },
        { name: `Soldes ${language}.csv`, buffer: Buffer.from(`Compte;Solde\n0512;${language}`) },
      )
      await page.getByText(own.added).nth(2).waitFor()
      const open = async (name: string) => {
        await staff.open(`/app/docs/uploadFiles?q=${encodeURIComponent(name)}`)
        await page.getByRole('link', { name }).first().click()
        await page.getByRole('button', { name: own.show }).click()
      }
      await open(`Reçu ${language}.png`)
      const picture = page.getByRole('img', { name: `Reçu ${language}.png` })
      await picture.waitFor()
      await expect.poll(() => picture.evaluate(element => Reflect.get(element, 'naturalWidth'))).toBe(1)
      await open(`Script ${language}.txt`)
      const shown = page.getByRole('group', { name: own.content(`Script ${language}.txt`) })
      expect(await shown.textContent()).toBe(`<script>alert(1)</script> ${language}`)
      expect(await staff.accessibilityProblems()).toEqual([])
      await open(`Soldes ${language}.csv`)
      const sheet = page.getByRole('grid', { name: own.content(`Soldes ${language}.csv`) })
      await sheet.getByText('0512').waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
    })
  })

  test('a duplicate is linked from another place, and keeps its content', async () => {
    const [name, copy] = [`Bail ${language}.txt`, `Copie du bail ${language}.txt`]
    const content = Buffer.from(`Le bail ${language}`)
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/docs/uploadFiles/new')
      await place(page, language)
      await page.getByRole('radio', { name: own.firmOnly }).check({ force: true })
      await send(page, { name, buffer: content })
      await page.getByText(own.added).waitFor()

      await staff.open('/app/docs/uploadFiles/new')
      await place(page, language)
      await page.getByRole('textbox', { name: own.folder }).fill(`Parcours ${language}/Permanent`)
      await send(page, { name: copy, buffer: content })
      const link = page.getByRole('button', { name: own.link(copy) })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.getByText(own.linked).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await page.getByRole('link', { name: copy }).click()
      await page.getByText(own.isLink).waitFor()
      await page.getByRole('button', { name: own.show }).click()
      await page.getByText(`Le bail ${language}`, { exact: true }).first().waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      // The original gets a new version: the link stays as it is.
      await staff.open('/app/docs/uploadFiles/new')
      await place(page, language)
      await page.getByRole('radio', { name: own.firmOnly }).check({ force: true })
      await send(page, { name, buffer: Buffer.from(`Un avenant ${language}`) })
      await page.getByText(own.second).waitFor()
      await staff.open(`/app/docs/uploadFiles?q=${encodeURIComponent(copy)}`)
      await page.getByText(`Parcours ${language} / ${name}`).first().waitFor()
      await page.getByRole('link', { name: copy }).first().click()
      await page.getByText(own.hasChanged).waitFor()
      await page.getByRole('button', { name: own.show }).click()
      await page.getByText(`Le bail ${language}`, { exact: true }).first().waitFor()
      await page.getByRole('link', { name: own.openLinked }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    })
    // A person without access to the original sees the content and learns nothing else.
    await visit({ url, language, width: 320, as: 'client@customer.example' }, async client => {
      const { page } = client
      await client.open(`/app/docs/uploadFiles?q=${encodeURIComponent(`bail ${language}`)}`)
      await page.getByRole('link', { name: copy }).first().click()
      await page.getByRole('button', { name: own.show }).click()
      await page.getByText(`Le bail ${language}`, { exact: true }).first().waitFor()
      expect(await page.getByText(own.isLink).count()).toBe(0)
      expect(await client.sidewaysScroll()).toBe(0)
      expect(await client.accessibilityProblems()).toEqual([])
    })
  })

  test('several documents are selected by keyboard and downloaded as one zip', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open(`/app/docs/uploadFiles?q=${encodeURIComponent(`Parcours ${language}`)}`)
      for (const name of [`Reçu ${language}.png`, `Script ${language}.txt`]) {
        await page.getByRole('checkbox', { name: own.select(name) }).focus()
        await page.keyboard.press('Space')
      }
      expect(await staff.accessibilityProblems()).toEqual([])
      const zip = page.getByRole('button', { name: own.zip })
      await zip.focus()
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
      expect(download.suggestedFilename()).toMatch(/^Documents \d{4}-\d\d-\d\d\.zip$/)
      const bytes = await buffer(await download.createReadStream())
      expect(bytes.subarray(0, 2).toString()).toBe('PK')
      for (const part of [png, Buffer.from(`Reçu ${language}.png`), Buffer.from('<script>alert(1)</script>')])
        expect(bytes.includes(part)).toBe(true)
    })
  })

  test('a whole folder is uploaded, and its documents are moved, deleted and restored together', async () => {
    const names = [`Lot A ${language}.txt`, `Lot B ${language}.txt`]
    const folder = await mkdtemp(join(tmpdir(), 'documents-'))
    try {
      await mkdir(join(folder, 'Lot', 'Banque'), { recursive: true })
      await writeFile(join(folder, 'Lot', names[0] ?? ''), `A ${language}`)
      await writeFile(join(folder, 'Lot', 'Banque', names[1] ?? ''), `B ${language}`)
      await writeFile(join(folder, 'Lot', '.DS_Store'), 'x')
      await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
        const { page } = staff
        await staff.open('/app/docs/uploadFiles/new')
        await place(page, language)
        await page.locator('input[webkitdirectory]').setInputFiles(join(folder, 'Lot'))
        await page.getByText(own.added).nth(1).waitFor()
        await page.getByText(own.leftOut).first().waitFor()
        await page.getByText(`Parcours ${language} / Lot / Banque`).waitFor()
        expect(await staff.accessibilityProblems()).toEqual([])

        await staff.open(`/app/docs/uploadFiles?q=${encodeURIComponent(`Lot ${language}`)}`)
        const rows = page
          .getByRole('row')
          .filter({ hasText: `Lot` })
          .filter({ hasText: `${language}.txt` })
        const choose = async () => {
          for (const name of names) {
            await page.getByRole('checkbox', { name: own.select(name) }).focus()
            await page.keyboard.press('Space')
          }
        }
        const press = async (name: string) => {
          await page.getByRole('button', { name, exact: true }).first().focus()
          await page.keyboard.press('Enter')
        }
        await rows.nth(1).waitFor()
        await choose()
        await press(own.move)
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('checkbox', { name: own.withFolder }).focus()
        await page.keyboard.press('Space')
        await dialog.getByRole('textbox', { name: own.folder }).fill(`Parcours ${language}/Rangé`)
        expect(await staff.accessibilityProblems()).toEqual([])
        await dialog.getByRole('button', { name: own.move, exact: true }).click()
        await page.getByText(own.moved).waitFor()
        await page.getByText(`Parcours ${language}/Rangé`).nth(1).waitFor()
        await page.getByRole('button', { name: own.undo, exact: true }).click()
        await page.getByText(own.back).waitFor()
        await page.getByText(`Parcours ${language}/Lot/Banque`).first().waitFor()

        await choose()
        await press(own.delete)
        await page.getByText(own.deleted).waitFor()
        await rows.first().waitFor({ state: 'detached' })
        // The button disappears with the rows: focus must not fall back to the top of the document.
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
        await staff.open(`/app/docs/uploadFiles/deleted?q=${encodeURIComponent(`Lot ${language}`)}`)
        await rows.nth(1).waitFor()
        await choose()
        expect(await staff.accessibilityProblems()).toEqual([])
        await press(own.restoreFromBin)
        await page.getByText(own.restored).waitFor()
        await rows.first().waitFor({ state: 'detached' })
        await staff.open(`/app/docs/uploadFiles?q=${encodeURIComponent(`Lot ${language}`)}`)
        await rows.nth(1).waitFor()
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('documents are found by their content, each by those who may read them', async () => {
    const finds = async (as: 'staff@parvis.example' | 'client@customer.example', words: string) => {
      let marks: string[] = []
      await visit({ url, language, width: 320, as }, async reader => {
        const { page } = reader
        await reader.open(`/app/docs/uploadFiles?q=${encodeURIComponent(words)}`)
        await page.locator('mark').or(page.getByText(own.noMatch)).first().waitFor()
        marks = await page.locator('mark').allTextContents()
        expect(await reader.sidewaysScroll()).toBe(0)
        expect(await reader.accessibilityProblems()).toEqual([])
      })
      return marks
    }
    // The texts are extracted within a minute after the upload.
    await expect
      .poll(() => finds('staff@parvis.example', 'circulariser fournisseur'), { timeout: 90_000 })
      .toEqual(['Circularisation', 'fournisseurs'])
    // It is for the firm only; the letter is for both.
    expect(await finds('client@customer.example', 'circulariser fournisseur')).toEqual([])
    expect(await finds('client@customer.example', 'travaux intermediaire')).toContain('intermédiaires')
  })

  test('a contact reads what is shared with them until sharing ends', async () => {
    const name = `Interne ${language}.txt`
    const search = `/app/docs/uploadFiles?q=${encodeURIComponent(name)}`
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/docs/uploadFiles/new')
      await place(page, language)
      await page.getByRole('radio', { name: own.firmOnly }).check({ force: true })
      await send(page, { name, buffer: Buffer.from(`Interne ${language}`) })
      await page.getByText(own.added).waitFor()
      await page.getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('button', { name: own.share, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: own.contacts }).fill('Claire')
      await page.getByRole('option', { name: 'Claire Fontaine' }).click()
      await page.keyboard.press('Escape')
      expect(await staff.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: own.share, exact: true }).click()
      await page.getByText(own.shared).first().waitFor()
      await dialog.waitFor({ state: 'detached' })
    })
    await visit({ url, language, width: 320, as: 'client@customer.example' }, async client => {
      const { page } = client
      await client.open(search)
      await page.getByText(own.you).first().waitFor()
      expect(await client.sidewaysScroll()).toBe(0)
      await page.getByRole('link', { name }).first().click()
      await page.getByRole('button', { name: own.show }).click()
      await page.getByText(`Interne ${language}`, { exact: true }).first().waitFor()
      expect(await client.accessibilityProblems()).toEqual([])
    })
    let record = ''
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open(search)
      await page.getByRole('link', { name }).first().click()
      await page.getByRole('tab', { name: own.activity }).click()
      await page.getByText(own.opened).waitFor()
      await page.getByText('Claire Fontaine', { exact: true }).waitFor()
      await page.getByRole('tab', { name: own.sharing }).click()
      const stop = page.getByRole('button', { name: own.stop })
      await stop.focus()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.keyboard.press('Enter')
      await page.getByText(own.stopped).waitFor()
      record = new URL(page.url()).pathname
    })
    await visit({ url, language, width: 1280, as: 'client@customer.example' }, async client => {
      await client.open(search)
      await client.page.getByText(own.noMatch).first().waitFor()
      client.expectProblem(/404 .*Documents\(\d+\)/)
      await client.open(record)
      await client.page.getByText(own.gone).first().waitFor()
    })
  })

  test('the client reads what is shared, and uploads for their own company', async () => {
    await visit({ url, language, width: 1280, as: 'client@customer.example' }, async client => {
      const { page } = client
      await client.open('/app/docs/uploadFiles')
      await page
        .getByRole('row')
        .filter({ hasText: `Relevé ${language}.pdf` })
        .waitFor()
      // It is for the firm only.
      expect(await page.getByText('Note de planification.txt').count()).toBe(0)
      await page.getByRole('main').getByRole('link', { name: own.upload, exact: true }).click()
      await send(page, { name: `Envoi ${language}.csv`, buffer: Buffer.from(`a;b;${language}`) })
      await page.getByText(own.added).waitFor()
      expect(await client.accessibilityProblems()).toEqual([])
    })
  })
})

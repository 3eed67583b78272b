/**
 * A template manager adds a template and a newer version; staff download it; once retired, it is no longer available
 * to them.
 */
import { templateFile } from '@parvis/openapi/report-files'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'

const url = inject('product-url')
const bytes = Buffer.from(templateFile())

/** Uploads a template through the page's field. */
async function send(page: Page, name: string) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.pbit`, mimeType: 'application/octet-stream', buffer: bytes })
}

/** Downloads a file as a person does. @returns its content */
async function saved(page: Page, button: RegExp): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return readFile(await download.path())
}

test('a template is added, versioned, downloaded and retired', async () => {
  const name = `Modèle ${randomUUID().slice(0, 8)}`
  await visit({ url, language: 'fr', width: 1280, as: 'manager@parvis.example' }, async manager => {
    const { page } = manager
    await manager.open('/app/dshb2/Templates')
    await page.getByRole('rowheader').first().waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('link', { name: 'Ajouter un modèle', exact: true }).click()
    await page.getByRole('group', { name: 'Fichier du modèle' }).waitFor()
    await send(page, 'Mensuel')
    const field = page.getByRole('textbox', { name: /^Nom\W*$/ })
    await field.waitFor()
    // The upload is still there after a reload.
    await page.reload()
    await field.fill(name)
    await page.getByRole('button', { name: /Solution/ }).click()
    await page.getByRole('option', { name: 'multirapports', exact: true }).click()
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: 'Ajouter le modèle', exact: true }).click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    const address = new URL(page.url()).pathname

    await page.getByRole('link', { name: 'Ajouter une version', exact: true }).click()
    await page.getByRole('group', { name: 'Fichier du modèle' }).waitFor()
    await send(page, 'Mensuel-2')
    await page.getByRole('textbox', { name: /^Modifications/ }).fill('Une page par région.')
    await page.getByRole('button', { name: 'Ajouter la version 2', exact: true }).click()
    await page.getByRole('button', { name: 'Télécharger la version 2', exact: true }).waitFor()

    await visit({ url, language: 'en', width: 320, as: 'staff@parvis.example' }, async staff => {
      await staff.open(address)
      expect(await saved(staff.page, /^Download version 2$/)).toEqual(bytes)
      expect(await staff.sidewaysScroll()).toBe(0)
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('tab', { name: 'Téléchargements', exact: true }).click()
      await page
        .getByText(/Théo Lefèvre/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Retirer…', exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Retirer le modèle', exact: true }).click()
      await page.getByRole('button', { name: 'Rétablir…', exact: true }).waitFor()
      await staff.page.reload()
      await staff.page.getByText('Retired', { exact: true }).first().waitFor()
      expect(await staff.page.getByRole('button', { name: /^Download version/ }).count()).toBe(0)
    })
  })
})

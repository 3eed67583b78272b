/**
 * A manager imports a report for a client and publishes it, downloads its file, deletes and restores it; the client
 * reads it, and people without access learn nothing of it.
 */
import { reportFile } from '@parvis/openapi/report-files'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'

const url = inject('product-url')

/** The client of the two demo customers. */
const home = 1
/** Reports of that client: the first is for its people, the second only for one member of staff. */
const forClients = 'Marge mois'
const forStaff = 'Suivi budget'

/** Names used by this file, for cleaning up. */
const given: string[] = []
const ownName = (letter: string) => {
  const name = `${letter} ${randomUUID().slice(0, 8)}`
  given.push(name)
  return name
}

afterEach(async () => {
  // Reports before the folders that contain them.
  for (const things of ['Reports', 'ReportFolders']) {
    const { body } = await callAs<{ value: { id: number; name: string }[] }>(
      'manager@parvis.example',
      `/portal/v1/${things}?$top=500&$filter=accountId eq ${home}`,
    )
    for (const { id, name } of body.value)
      if (given.includes(name))
        await callAs('manager@parvis.example', `/portal/v1/${things}(${id})`, { method: 'DELETE' })
  }
  given.length = 0
})

/** The link to a report in a list, or in a card on a narrow screen. */
const reportLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

test('a report goes from a file to its readers, and to no one else', async () => {
  const [folder, report] = [ownName('D'), ownName('R')]
  await visit({ url, language: 'fr', width: 1280, as: 'manager@parvis.example' }, async manager => {
    const { page, words } = manager
    await manager.open('/')
    await page
      .getByRole('list', { name: words.applications })
      .getByRole('link', { name: 'Rapports', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Bibliothèque de rapports' }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    expect(await page.evaluate(() => document.body.classList.contains('rapports'))).toBe(true)
    expect(await manager.accessibilityProblems()).toEqual([])

    // A folder: validation while typing, then a valid one.
    await manager.open(`/app/rapports/admin?client=${home}`)
    await page.getByRole('button', { name: 'Nouveau dossier…', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const name = dialog.getByRole('textbox', { name: /^Nom/ })
    await name.fill('Quinze signes !')
    await dialog.getByText('Ce nom a 15 caractères', { exact: false }).waitFor()
    await name.fill('archives')
    await dialog.getByText('Le dossier existe déjà').first().waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await name.fill(folder)
    await dialog.getByRole('button', { name: 'Ajouter le dossier', exact: true }).click()
    await page.getByRole('navigation').getByText(folder, { exact: true }).waitFor()

    // A file, checked here and by the services, becomes a draft.
    await page.getByRole('link', { name: 'Importer un rapport', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Importer un rapport' }).waitFor()
    const input = page.locator('input[type=file]')
    await input.setInputFiles({
      name: 'Vide.pbix',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('x'),
    })
    await page.getByText('Ce fichier n’est pas un rapport Power BI', { exact: false }).first().waitFor()
    await input.setInputFiles({
      name: 'Liasse.pbix',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(reportFile()),
    })
    const form = page.getByRole('form', { name: 'Nouveau rapport à partir de Liasse.pbix' })
    await form.getByRole('textbox', { name: /^Nom du rapport/ }).fill(report)
    await page.getByText('Vue d’ensemble, Détail').waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await form.getByRole('button', { name: 'Importer le rapport', exact: true }).click()
    await page.getByRole('link', { name: 'Définir les accès', exact: true }).click()

    // Chooses its readers, by role and then by name, and publishes it.
    await page.getByRole('combobox', { name: /^Rôles client/ }).fill('Clients')
    await page.getByRole('option', { name: 'Clients', exact: true }).click()
    // It is a multi-select: the list stays open and hides everything around it from assistive technology.
    await page.keyboard.press('Escape')
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: 'Enregistrer les accès', exact: true }).click()
    await page.getByText('Enregistré', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Qui peut l’ouvrir', exact: true }).click()
    await page
      .getByRole('row', { name: /Claire Fontaine/ })
      .getByText('Client avec le rôle Clients')
      .waitFor()
    await page.getByRole('button', { name: 'Publier…', exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Publier le rapport', exact: true })
      .click()
    await page.getByRole('button', { name: 'Retirer…', exact: true }).waitFor()

    // The download is identical to the uploaded file.
    await page.getByRole('link', { name: 'Ouvrir le rapport', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger le fichier', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Liasse.pbix')
    expect(await buffer(await download.createReadStream())).toEqual(Buffer.from(reportFile()))

    // Once deleted, it is in a list with who deleted it and when; once restored, its readers have it again.
    await page.goBack()
    await page.getByRole('button', { name: 'Supprimer…', exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Supprimer le rapport', exact: true })
      .click()
    await page.getByRole('link', { name: 'Supprimés', exact: true }).click()
    await page
      .getByRole('row', { name: report })
      .filter({ hasText: 'Samuel Okafor' })
      .filter({ hasText: String(new Date().getFullYear()) })
      .waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: new RegExp(`Actions.*${report}`) }).click()
    await page.getByRole('menuitem', { name: 'Rétablir', exact: true }).click()
    await page.getByText(`«\u00a0${report}\u00a0»\u00a0: rétablissement effectué`).first().waitFor()
    await page.getByRole('row', { name: report }).waitFor({ state: 'detached' })
  })

  await visit({ url, language: 'en', width: 320, as: 'client@customer.example' }, async client => {
    const { page } = client
    await client.open(`/app/rapports/publie?q=${encodeURIComponent(report)}`)
    await reportLink(page, report).waitFor()
    expect(await client.sidewaysScroll()).toBe(0)
    expect(await client.accessibilityProblems()).toEqual([])
    await client.open(`/app/rapports?client=${home}`)
    await reportLink(page, forClients).waitFor()
    expect(await page.getByRole('link', { name: forStaff, exact: true }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Manage', exact: true }).count()).toBe(0)
    expect(await client.sidewaysScroll()).toBe(0)
  })

  await visit({ url, language: 'fr', width: 1280, as: 'staff@parvis.example' }, async staff => {
    const { page, words } = staff
    // What was given to this person by name is here; what others may read seems not to exist.
    await staff.open(`/app/rapports?client=${home}`)
    await reportLink(page, forStaff).waitFor()
    await staff.open(`/app/rapports?q=${encodeURIComponent(report)}`)
    await page.getByRole('heading', { level: 1, name: 'Bibliothèque de rapports' }).waitFor()
    await page.getByText('Aucune ligne ne correspond', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: report, exact: true }).count()).toBe(0)
    for (const path of ['/app/rapports/admin', '/app/rapports/admin/import', '/app/rapports/admin/1']) {
      await staff.open(path)
      await page.getByText(words.missingRight('Reports.Manage'), { exact: true }).waitFor()
    }
  })
  for (const as of ['staff@parvis.example', 'client@customer.example'] as const)
    for (const path of ['/ReportFiles', '/Reports(1)/Readers', '/Reports(1)/Access'])
      expect(await callAs(as, `/portal/v1${path}`), `${as} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'scope-missing' },
      })
})

test('at 1920 px every column of the library is fully visible, and at 1280 px those that distinguish reports', async () => {
  for (const [width, columns] of [
    [1920, 'all'],
    [1280, 4],
  ] as const)
    await visit({ url, language: 'fr', width, as: 'manager@parvis.example' }, async manager => {
      const { page } = manager
      await manager.open('/app/rapports')
      await page.getByRole('rowheader').first().waitFor()
      // The last column, with the row actions, covers those that have no room.
      const edges = async () => {
        const headers = await page.getByRole('columnheader').all()
        const boxes = await Promise.all(headers.map(header => header.boundingBox()))
        return boxes.flatMap(box => box ?? []).map(({ x, width: own }) => ({ left: x, right: x + own }))
      }
      const whole = async () => {
        const all = await edges()
        const fixed = all.at(-1)?.left ?? 0
        const count = all.slice(0, -1).filter(({ right }) => right <= fixed + 1).length
        return count === all.length - 1 ? 'all' : count
      }
      await expect.poll(whole).toBe(columns)
    })
})

/**
 * A request is published in five steps: the report is imported within its step, documents are added, its readers are
 * chosen; publishing it for nobody is refused. Its reader finds the report and documents from the home page, and
 * nobody else does.
 */
import { reportFile } from '@parvis/openapi/report-files'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { type Listed, plannedForClient } from './planned-request.ts'
import { visit } from './visitor.ts'

const url = inject('product-url')
const manager = 'manager@parvis.example'
const client = 'client@customer.example'

test('a request is published with its report and documents, and reaches only its readers', async () => {
  const request = await plannedForClient()
  const name = `P ${randomUUID().slice(0, 8)}`
  await visit({ url, language: 'fr', width: 1280, as: manager }, async visitor => {
    const { page } = visitor
    const next = () => page.getByRole('main').getByText('Continuer', { exact: true }).click()
    const at = (step: string) => page.getByRole('heading', { name: step, exact: true }).waitFor()
    await visitor.open(`/app/dshb2/requests/${request.id}`)
    await page.getByRole('link', { name: 'Publier le rapport', exact: true }).click()
    await page.getByRole('radio', { checked: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await next()

    // The file is uploaded and imported within the step; a reload returns to it.
    await at('Importer un rapport')
    await page.locator('input[type=file]').setInputFiles({
      name: 'Liasse.pbix',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(reportFile()),
    })
    const form = page.getByRole('form', { name: 'Importer Liasse.pbix' })
    await form.waitFor()
    await page.reload()
    await form.getByRole('textbox', { name: /^Nom du rapport/ }).fill(name)
    // An open list closes when the page moves below it, as it does until it has loaded completely.
    const folder = page.getByRole('option').first()
    const open = async () => {
      await form.getByRole('combobox', { name: /^Dossier/ }).press('ArrowDown')
      return folder.isVisible()
    }
    await expect.poll(open, { timeout: 10_000 }).toBe(true)
    await folder.click()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await form.getByRole('button', { name: 'Importer et continuer', exact: true }).click()

    await at('Importer des documents')
    await page.locator('input[type=file]').setInputFiles({
      name: 'Notice.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 notice'),
    })
    await page.getByRole('button', { name: 'Retirer Notice.pdf', exact: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])

    // The request leads back to the unfinished publication; publishing it for nobody is refused, with a way to fix it.
    await visitor.open(`/app/dshb2/requests/${request.id}`)
    await page.getByRole('link', { name: 'Continuer la publication', exact: true }).click()
    await at('Valider la publication')
    await page.getByText('Personne ne peut ouvrir ce rapport', { exact: true }).waitFor()
    visitor.expectProblem(/409/)
    await page.getByRole('button', { name: 'Publier le rapport', exact: true }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Choisir les lecteurs', exact: true }).click()
    await at('Choisir les lecteurs')
    await page.getByRole('combobox', { name: /^Rôles client/ }).fill('Clients')
    await page.getByRole('option', { name: 'Clients', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByText(/chez le client\s: .*Claire Fontaine/).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await next()
    await at('Valider la publication')
    await page.getByText(/chez le client\s: .*Claire Fontaine/).waitFor()
    await page.getByRole('button', { name: 'Publier le rapport', exact: true }).click()
    await page.getByText('Rapport publié', { exact: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await page.getByRole('link', { name: 'Voir la demande', exact: true }).click()
    await page.getByText('Livrée', { exact: true }).first().waitFor()
  })
  await visit({ url, language: 'en', width: 320, as: client }, async reader => {
    const { page } = reader
    await reader.open('/')
    await page.getByRole('region', { name: 'New for you' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: '1 document', exact: true }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Preview Notice.pdf', exact: true }).waitFor()
    expect(await reader.sidewaysScroll()).toBe(0)
    expect(await reader.accessibilityProblems()).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download Notice.pdf', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Notice.pdf')
    expect(await text(await download.createReadStream())).toBe('%PDF-1.7 notice')
  })
  const told = await callAs<Listed<{ englishTitle: string }>>(client, '/portal/v1/MyNotifications')
  expect(told.body.value.map(({ englishTitle }) => englishTitle)).toContain(`New report: ${name}`)
  // Staff without access have neither the report nor its documents, and read no publication.
  const partner = 'partner@parvis.example'
  for (const list of ['Reports', 'ReportDocuments', 'NewReports']) {
    const { body } = await callAs(partner, `/portal/v1/${list}`)
    expect(JSON.stringify(body), list).not.toContain(name)
  }
  expect((await callAs('staff@parvis.example', '/portal/v1/Publications')).status).toBe(403)
})

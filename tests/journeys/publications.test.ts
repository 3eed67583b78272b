/** What was requested is published in four steps, left and gone on with; the request is delivered, and the list says by whom. */
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'

const url = inject('product-url')

interface Planned {
  id: number
  engagementCode: string
  accountName: string
}
interface Report {
  id: number
  name: string
  accountName: string
  engagementCode: string | null
}

/** A planned request with a report that can be published for it. */
async function choice(): Promise<{ request: Planned; report: Report }> {
  const as = 'manager@parvis.example'
  const requests = await callAs<{ value: Planned[] }>(
    as,
    "/portal/v1/PlanningRequests?$filter=status eq 'accepted'",
  )
  const reports = await callAs<{ value: Report[] }>(
    as,
    "/portal/v1/Reports?$filter=publicationStatus eq 'published'&$top=500",
  )
  for (const request of requests.body.value) {
    const report = reports.body.value.find(
      ({ accountName, engagementCode }) =>
        accountName === request.accountName && [null, request.engagementCode].includes(engagementCode),
    )
    if (report) return { request, report }
  }
  throw new Error('The demo data has no request for which a report can be published')
}

test('a request is published with a report and a document, and is delivered by that', async () => {
  const { request, report } = await choice()
  await visit({ url, language: 'fr', width: 1280, as: 'manager@parvis.example' }, async manager => {
    const { page } = manager
    const next = () => page.getByRole('main').getByText('Continuer', { exact: true }).click()
    await manager.open(`/app/dshb2/requests/${request.id}`)
    await page.getByRole('link', { name: 'Publier le rapport', exact: true }).click()
    await page.getByRole('radio', { checked: true }).waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: 'Publier cette demande', exact: true }).click()
    const field = page.getByRole('combobox', { name: /^Rapport/ })
    await field.fill(report.name)
    await page.getByRole('option').filter({ hasText: report.name }).first().click()
    expect(await manager.accessibilityProblems()).toEqual([])
    await next()
    await page.getByRole('group', { name: 'Documents' }).waitFor()

    // Left: it is not begun anew, but gone on with.
    await manager.open(`/app/dshb2/createpublication?request=${request.id}`)
    const goOn = `Continuer ${request.engagementCode} – ${request.accountName}`
    await page.getByRole('link', { name: goOn, exact: true }).first().waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await manager.accessibilityProblems()).toEqual([])
    await manager.open(`/app/dshb2/requests/${request.id}`)
    await page.getByRole('link', { name: 'Continuer la publication', exact: true }).click()
    await page.getByRole('heading', { name: 'Valider la publication', exact: true }).waitFor()

    // And from the list.
    await manager.open('/app/dshb2/publications')
    await page.getByRole('rowheader').first().waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('link', { name: request.engagementCode, exact: true }).first().click()
    await page.getByRole('link', { name: /^Importer des documents/ }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'Notice.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 notice'),
    })
    await page.getByRole('button', { name: 'Retirer Notice.pdf', exact: true }).waitFor()
    expect(await manager.accessibilityProblems()).toEqual([])
    await next()
    await page.getByRole('button', { name: 'Publier le rapport', exact: true }).click()
    await page.getByText('Rapport publié', { exact: true }).waitFor()
    // What went with it is downloaded again as it came.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger Notice.pdf', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Notice.pdf')
    expect(await text(await download.createReadStream())).toBe('%PDF-1.7 notice')
    expect(await manager.accessibilityProblems()).toEqual([])
    await page.getByRole('link', { name: 'Voir la demande', exact: true }).click()
    await page.getByText('Livrée', { exact: true }).first().waitFor()
  })
  await visit({ url, language: 'en', width: 320, as: 'admin@parvis.example' }, async administrator => {
    const { page } = administrator
    await administrator.open('/app/dshb2/publications')
    await page.getByText(request.engagementCode, { exact: true }).first().waitFor()
    expect(await administrator.sidewaysScroll()).toBe(0)
    expect(await administrator.accessibilityProblems()).toEqual([])
  })
  expect((await callAs('staff@parvis.example', '/portal/v1/Publications')).status).toBe(403)
})

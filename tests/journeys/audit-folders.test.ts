/**
 * An audit folder from roll-forward to seal. Staff creates a year's folder on its statements with the documents of the
 * previous one; the client hands one in and sees nothing else; staff accepts it and concludes the checks; somebody
 * else reviews and seals. Anybody can then verify the download.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import { filesOf } from './word-file.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    open: 'Open a folder',
    client: /^Client/,
    engagement: /^Engagement/,
    year: /^Year under audit/,
    prior: /^Preceding folder’s list/,
    statements: /Financial statements/,
    create: 'Open the folder',
    title: 'Bank reconciliation',
    mine: 'Requested documents',
    handedIn: /^Download/,
    accept: 'Accept',
    accepted: 'Accepted',
    checks: /^Checks/,
    weekend: 'Entries on weekends',
    conclude: 'Write a conclusion',
    conclusion: /^Conclusion/,
    save: 'Save the conclusion',
    prepare: 'Sign as preparer',
    waits: 'This folder waits for a reviewer',
    seal: 'Sign as reviewer',
    confirm: 'Sign and seal',
    sealed: 'This folder is sealed',
    download: 'Download the sealed folder',
  },
  fr: {
    open: 'Ouvrir un dossier',
    client: /^Client/,
    engagement: /^Mission/,
    year: /^Exercice audité/,
    prior: /^Liste du dossier précédent/,
    statements: /États financiers/,
    create: 'Ouvrir le dossier',
    title: 'Rapprochement bancaire',
    mine: 'Documents demandés',
    handedIn: /^Télécharger/,
    accept: 'Accepter',
    accepted: 'Accepté',
    checks: /^Contrôles/,
    weekend: 'Écritures du week-end',
    conclude: 'Écrire une conclusion',
    conclusion: /^Conclusion/,
    save: 'Enregistrer la conclusion',
    prepare: 'Signer comme préparateur',
    waits: 'Ce dossier attend un réviseur',
    seal: 'Signer comme réviseur',
    confirm: 'Signer et sceller',
    sealed: 'Ce dossier est scellé',
    download: 'Télécharger le dossier scellé',
  },
} as const satisfies Record<Language, unknown>

interface Listed<Row> {
  value: Row[]
}

/** A demo client with statements of 2024, and a separate engagement for each language. */
async function clientOf(language: Language) {
  const accounts = await callAs<Listed<{ accountLegalName: string; accountNumber: string }>>(
    'staff@parvis.example',
    '/customer-store/v1/Accounts?$filter=id eq 1',
  )
  const [account] = accounts.body.value
  const engagements = await callAs<Listed<{ id: number; engagementCode: string }>>(
    'staff@parvis.example',
    `/organisation/v1/Engagements?$filter=engagementAccountNumber eq '${account?.accountNumber}' and engagementStatut in ('dormant','Actif')&$orderby=id`,
  )
  const engagement = engagements.body.value.at(language === 'en' ? 0 : -1)
  if (!account || !engagement) throw new Error('The demo client has no engagement')
  return {
    name: account.accountLegalName,
    engagement: engagement.engagementCode,
    engagementId: engagement.id,
  }
}

/** Last year's folder, with a document that is requested every year. */
async function askedLastYear(engagementId: number, language: Language, title: string): Promise<void> {
  const folder = await callAs<{ id: number }>('staff@parvis.example', '/portal/v1/AuditFolders', {
    method: 'POST',
    body: { engagementId, year: 2023, start: 'empty', language, statementRequestId: null },
  })
  expect(folder.status).toBe(201)
  const asked = await callAs('staff@parvis.example', '/portal/v1/AuditRequests', {
    method: 'POST',
    body: { folderId: folder.body.id, title, description: '', dueDate: '2024-03-31', contactId: null },
  })
  expect(asked.status).toBe(201)
}

async function choose(page: Page, field: RegExp, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text.slice(0, 12)) })
    .first()
    .click()
}

/** Concludes and reviews the remaining checks, as two people would one by one. */
async function concludeOthers(folderId: number): Promise<void> {
  const { body } = await callAs<Listed<{ id: number; conclusion: string | null }>>(
    'staff@parvis.example',
    `/portal/v1/AuditChecks?$filter=folderId eq ${folderId}`,
  )
  expect(body.value).toHaveLength(10)
  for (const { id, conclusion } of body.value) {
    const path = `/portal/v1/AuditChecks(${id})`
    if (conclusion === null)
      await callAs('staff@parvis.example', path, {
        method: 'PATCH',
        body: { conclusion: 'Rien à signaler.' },
      })
    const reviewed = await callAs('manager@parvis.example', path, {
      method: 'PATCH',
      body: { isReviewed: true },
    })
    expect(reviewed.status).toBe(200)
  }
}

describe.each(languagesHere)('in %s', language => {
  test('a folder is rolled forward, handed in to, checked, signed by two people, and verified', async () => {
    const own = wordsIn[language]
    const { name, engagement, engagementId } = await clientOf(language)
    await askedLastYear(engagementId, language, own.title)
    let folderId = 0
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/fschecker/audit-folders')
      await page.getByRole('link', { name: own.open }).click()
      await choose(page, own.client, name.slice(0, 12))
      await choose(page, own.engagement, engagement)
      await page.getByRole('textbox', { name: own.year }).fill('2024')
      await page.getByText(own.prior).click()
      await page.getByRole('button', { name: own.statements }).click()
      await page.getByRole('option', { name: /FEC20241231/ }).click()
      await page.getByRole('listbox').waitFor({ state: 'hidden' })
      // Where the last field was found, the page's bar may cover half of a link.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.create }).click()
      await page.getByRole('heading', { level: 1, name: new RegExp(`${name.slice(0, 12)}.*2024`) }).waitFor()
      folderId = Number(new URL(page.url()).pathname.split('/').at(-1))
      // It is requested again, a year later, without being written anew.
      const asked = page.getByRole('row').filter({ hasText: own.title })
      await asked.getByText(/2025/).first().waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
    })

    await visit({ url, language, width: 1280, as: 'client@customer.example' }, async client => {
      const { page } = client
      await client.open('/app/fschecker/audit-folders')
      await page.getByRole('heading', { level: 1, name: own.mine }).waitFor()
      await page.getByRole('link', { name: own.title }).first().click()
      const drawer = page.getByRole('dialog', { name: own.title })
      await drawer
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name: 'Relevé.pdf', mimeType: 'application/pdf', buffer: Buffer.from('un relevé') })
      await drawer.getByRole('button', { name: own.handedIn }).waitFor()
      expect(await client.accessibilityProblems()).toEqual([])
      await client.open(`/app/fschecker/audit-folders/${folderId}`)
      await page.getByRole('heading', { level: 1, name: client.words.deniedTitle }).waitFor()
    })

    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open(`/app/fschecker/audit-folders/${folderId}`)
      const row = page.getByRole('row').filter({ hasText: own.title })
      await row.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: own.accept }).click()
      await row.getByText(own.accepted).waitFor()
      await page.getByRole('tab', { name: own.checks }).click()
      await page.getByRole('link', { name: own.weekend }).first().click()
      await page.getByRole('heading', { level: 1, name: own.weekend }).waitFor()
      await page.getByRole('row').nth(1).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.conclude }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: own.conclusion }).fill('Ventes du samedi, en ordre.')
      await dialog.getByRole('button', { name: own.save }).click()
      await page.getByText('Ventes du samedi, en ordre.').waitFor()
      await concludeOthers(folderId)
      await staff.open(`/app/fschecker/audit-folders/${folderId}`)
      await page.getByRole('button', { name: own.prepare }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: own.prepare }).click()
      await page.getByText(own.waits).waitFor()
      // Nobody reviews their own folder.
      expect(await page.getByRole('button', { name: own.seal }).count()).toBe(0)
    })

    await visit({ url, language, width: 1280, as: 'manager@parvis.example' }, async manager => {
      const { page } = manager
      await manager.open(`/app/fschecker/audit-folders/${folderId}`)
      await page.getByRole('button', { name: own.seal }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: own.confirm }).click()
      await page.getByText(own.sealed).waitFor()
      expect(await manager.accessibilityProblems()).toEqual([])
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: own.download }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/2024\.zip$/)
      const files = filesOf(await readFile(await download.path()))
      const sums = files.get('SHA256SUMS')?.toString('utf8').trim().split('\n') ?? []
      expect(sums).toHaveLength(files.size - 1)
      expect(sums.some(line => line.includes('documents/'))).toBe(true)
      for (const line of sums) {
        const [sum = '', path = ''] = line.split(/ {2}(.*)/)
        expect(
          createHash('sha256')
            .update(files.get(path) ?? '')
            .digest('hex'),
          path,
        ).toBe(sum)
      }
    })
  })
})

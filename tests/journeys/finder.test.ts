/**
 * A reference sheet is drafted by staff, returned by the commercial team, corrected, validated, published by the
 * manager, found by colleagues and cited in a Word file, in both languages. Others see nothing of it before.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { textOfWord } from './word-file.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    menu: 'References',
    validate: 'Validate…',
    confirmValidate: 'Validate sheet',
    reject: 'Reject…',
    reason: 'Reason',
    confirmReject: 'Reject sheet',
    difference: 'What changed since it was rejected',
    publish: 'Publish…',
    confirmPublish: 'Publish sheet',
    published: 'Published',
    validated: 'Validated',
    rejected: 'Rejected by the commercial team',
    search: 'Search by word, client, or code',
    found: 'Engagements found',
    cite: 'Cite…',
    download: 'Download file',
  },
  fr: {
    menu: 'Références',
    draft: 'Rédiger une fiche de référence',
    title: 'Titre en français',
    description: 'Description en français',
    englishTitle: 'Titre en anglais',
    englishDescription: 'Description en anglais',
    sector: 'Secteur',
    services: 'Prestations',
    amount: 'Honoraires',
    year: 'Année',
    country: 'Pays',
    save: 'Enregistrer le brouillon',
    saveAgain: 'Enregistrer la fiche',
    send: 'Envoyer pour validation…',
    confirmSend: 'Envoyer pour validation',
    sendAgain: 'Envoyer de nouveau…',
    waiting: 'À valider',
    correct: 'Corriger',
    anonymous: 'Anonyme',
    search: 'Rechercher par mot, client ou code',
    found: 'Missions trouvées',
    cite: 'Citer…',
    download: 'Télécharger le fichier',
  },
} as const satisfies Record<Language, unknown>

interface Found {
  value: {
    engagementId: number
    engagementCode: string
    accountName: string
    managerEmail: string | null
    hasOpenSheet: boolean
  }[]
}

/** One of the manager's engagements without a sheet. */
async function engagementOfManager() {
  const { body } = await callAs<Found>('staff@parvis.example', '/organisation/v1/FinderSearch', {
    method: 'POST',
    body: { words: '', filters: { sheet: ['none'] }, order: 'engagementCode', top: 100, withFacets: false },
  })
  const engagement = body.value.find(
    ({ managerEmail, hasOpenSheet }) => managerEmail === 'manager@parvis.example' && !hasOpenSheet,
  )
  if (!engagement) throw new Error('The manager has no engagement without a sheet')
  return engagement
}

/** Confirms the dialog of an action. */
async function decide(page: Page, action: string, confirm: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
  // The confirmation message is an alertdialog as well, so the dialog is identified by its button.
  const answer = page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true })
  await answer.click()
  await answer.waitFor({ state: 'hidden' })
}

/** Fills in a field with suggestions. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).fill(text)
  await page.getByRole('option').first().click()
}

/** The text of the Word file that the finder produces for a search. */
async function citedFor(page: Page, language: Language, words: string): Promise<string> {
  const own = wordsIn[language]
  await page.getByRole('searchbox', { name: own.search }).fill(words)
  const grid = page.getByRole('grid', { name: own.found })
  await grid.getByRole('link', { name: words }).waitFor()
  await grid.getByRole('row', { name: words }).getByRole('checkbox').click()
  await page.getByRole('button', { name: own.cite, exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: own.download, exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  return textOfWord(await readFile(await download.path()))
}

test('a sheet is drafted, returned, corrected, published, found and cited', async () => {
  const own = wordsIn.fr
  const text = wordsIn.en
  const engagement = await engagementOfManager()
  const mark = `Jonquille ${Date.now().toString(36)}`
  const title = `Revue ${mark}`
  const englishTitle = `Review ${mark}`
  await visit({ url, language: 'fr', width: 1280, as: 'staff@parvis.example' }, async staff => {
    const { page, words } = staff
    await staff.open('/')
    await page
      .getByRole('list', { name: words.applications })
      .getByRole('link', { name: own.menu, exact: true })
      .click()
    await page.getByRole('grid', { name: own.found }).getByRole('rowheader').first().waitFor()
    expect(await staff.accessibilityProblems()).toEqual([])

    await staff.open(`/app/egf/sheets/new?engagement=${engagement.engagementId}`)
    await page.getByRole('heading', { level: 1, name: own.draft, exact: true }).waitFor()
    const line = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await line(own.title).fill(title)
    await line(own.description).fill('Une revue.')
    await line(own.englishTitle).fill(englishTitle)
    await line(own.englishDescription).fill('A review.')
    await choose(page, own.sector, 'Éner')
    await choose(page, own.services, 'Commissariat')
    // The list of a multi-select field stays open.
    await page.keyboard.press('Escape')
    await line(own.amount).fill('86000')
    await line(own.year).fill('2025')
    await choose(page, own.country, 'France')
    expect(await staff.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: own.save, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const address = new URL(page.url()).pathname
    const sheetId = Number(address.split('/').at(-1))
    await decide(page, own.send, own.confirmSend)
    await page.getByRole('main').getByText(own.waiting, { exact: true }).first().waitFor()

    // People who are not involved cannot see it, and a client sees nothing at all.
    const hidden = await callAs('partner@parvis.example', `/organisation/v1/ReferenceSheets(${sheetId})`)
    const known = await callAs<{ partnerEmail: string }>(
      'admin@parvis.example',
      `/organisation/v1/ReferenceSheets(${sheetId})`,
    )
    expect(hidden.status).toBe(known.body.partnerEmail === 'partner@parvis.example' ? 200 : 404)

    await visit({ url, language: 'en', width: 320, as: 'admin@parvis.example' }, async team => {
      await team.open(address)
      await team.page.getByRole('heading', { level: 1, name: englishTitle }).waitFor()
      expect(await team.sidewaysScroll()).toBe(0)
      expect(await team.accessibilityProblems()).toEqual([])
      await team.page.getByRole('button', { name: text.reject, exact: true }).click()
      const dialog = team.page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: new RegExp(`^${text.reason}`) }).fill('Anonyme, svp.')
      await dialog.getByRole('button', { name: text.confirmReject, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await team.page.getByRole('main').getByText(text.rejected, { exact: true }).first().waitFor()
    })

    await page.reload()
    await page.getByText('Anonyme, svp.', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: own.correct, exact: true }).click()
    await page.getByRole('radio', { name: own.anonymous, exact: true }).press(' ')
    await page.getByRole('button', { name: own.saveAgain, exact: true }).click()
    await decide(page, own.sendAgain, own.confirmSend)

    await visit({ url, language: 'en', width: 320, as: 'admin@parvis.example' }, async team => {
      await team.open(address)
      const difference = team.page.getByRole('region', { name: text.difference })
      await difference.getByText('Anonymous', { exact: true }).waitFor()
      expect(await team.accessibilityProblems()).toEqual([])
      await decide(team.page, text.validate, text.confirmValidate)
      await team.page.getByRole('main').getByText(text.validated, { exact: true }).first().waitFor()
    })

    await visit({ url, language: 'en', width: 1280, as: 'manager@parvis.example' }, async manager => {
      await manager.open('/app/egf/validatedByCom')
      await manager.page.getByRole('link', { name: englishTitle, exact: true }).click()
      await decide(manager.page, text.publish, text.confirmPublish)
      await manager.page.getByRole('main').getByText(text.published, { exact: true }).first().waitFor()
    })

    // Found by its text in both languages, and cited without the client.
    await staff.open('/app/egf/EngagementFinder')
    const french = await citedFor(page, 'fr', title)
    expect(french).toContain(title)
    expect(french).not.toContain(engagement.accountName)
    expect(french).not.toContain(englishTitle)
    expect(await staff.accessibilityProblems()).toEqual([])
    await visit({ url, language: 'en', width: 1280, as: 'partner@parvis.example' }, async partner => {
      await partner.open('/app/egf/EngagementFinder')
      const english = await citedFor(partner.page, 'en', englishTitle)
      expect(english).toContain(englishTitle)
      expect(english).not.toContain(engagement.accountName)
    })
  })
})

test('at 320 px the facets are in a drawer, and the finder works by keyboard', async () => {
  await visit({ url, language: 'en', width: 320, as: 'staff@parvis.example' }, async staff => {
    const { page } = staff
    await staff.open('/app/egf/EngagementFinder')
    const opener = page.getByRole('main').getByRole('button', { name: /^Filters/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const box = drawer.getByRole('group', { name: 'Reference sheet' }).getByRole('checkbox').first()
    await box.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/f\.sheet=/)
    expect(await staff.accessibilityProblems()).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('list', { name: 'Active filters' }).waitFor()
    expect(await staff.sidewaysScroll()).toBe(0)
    await staff.open('/app/egf/EngagementFinder?group=status')
    await page.getByRole('region', { name: /^Active/ }).waitFor()
    expect(await staff.sidewaysScroll()).toBe(0)
    expect(await staff.accessibilityProblems()).toEqual([])
  })
})

test('a client has no menu of it, and is refused at each address and by each call', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'client@customer.example' }, async client => {
    const { page, words } = client
    await client.open('/')
    await page.getByRole('list', { name: words.applications }).waitFor()
    expect(await page.getByRole('link', { name: wordsIn.fr.menu, exact: true }).count()).toBe(0)
    for (const path of [
      '/app/egf/EngagementFinder',
      '/app/egf/AllPublished',
      '/app/egf/sheets/1',
      '/app/egf/sheets/new',
    ]) {
      await client.open(path)
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
    }
  })
  for (const path of ['/ReferenceSheets', '/ReferenceSheets(1)', '/FinderChoices', '/FinderViews'])
    expect(await callAs('client@customer.example', `/organisation/v1${path}`)).toMatchObject({
      status: 403,
      body: { code: 'scope-missing' },
    })
})

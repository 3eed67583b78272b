/**
 * A reader opens a report, changes pages, filters it, saves the view under a name and returns to it; others are
 * refused.
 */
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { callAs } from './calls.ts'
import { visit, type DemoPerson } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

/** The texts on screen. */
const wordsIn = {
  en: {
    bookmarks: 'Bookmarks',
    save: 'Save this view',
    name: 'Name',
    confirm: 'Save',
    open: (name: string) => `Open “${name}”`,
    skip: (title: string) => `Skip report “${title}”`,
    refused: 'Access denied',
    refusedText: 'You do not have access to this report.',
    dynamic: 'Dynamic reports',
  },
  fr: {
    bookmarks: 'Signets',
    save: 'Enregistrer cette vue',
    name: 'Nom',
    confirm: 'Enregistrer',
    open: (name: string) => `Ouvrir «\u00a0${name}\u00a0»`,
    skip: (title: string) => `Passer le rapport «\u00a0${title}\u00a0»`,
    refused: 'Désolé',
    refusedText: "Vous n'avez actuellement pas le droit de consulter ce rapport",
    dynamic: 'Rapports dynamiques',
  },
} as const satisfies Record<Language, unknown>

interface Listed {
  id: number
  name: string
  accountId: number
  reportUrl: string
  folderPath: string
  pages: { name: string; displayName: string }[]
}

/** Published reports of the demo data, those with the most pages first. */
async function reports(): Promise<Listed[]> {
  const query = `$filter=${encodeURIComponent("publicationStatus eq 'published'")}&$top=500`
  const { body } = await callAs<{ value: Listed[] }>('manager@parvis.example', `/portal/v1/Reports?${query}`)
  return body.value.toSorted((a, b) => b.pages.length - a.pages.length)
}

/** How much of the report is cut off by its frame, in CSS pixels. */
const hiddenBelow = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentDocument?.documentElement
    return inside ? inside.scrollHeight - inside.clientHeight : undefined
  })

/** What Ctrl+P prints from the page around the report. */
async function printedByKey(page: Page): Promise<string | undefined> {
  await page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentWindow
    const note = (what: string) => () => {
      document.body.dataset['printed'] = what
    }
    if (inside) inside.print = note('report')
    window.print = note('page')
  })
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Control+p')
  await page.waitForFunction(() => document.body.dataset['printed'] !== undefined)
  return page.evaluate(() => document.body.dataset['printed'])
}

const saved: { id: number; as: DemoPerson }[] = []
afterEach(async () => {
  for (const { id, as } of saved) await callAs(as, `/portal/v1/SavedBookmarks(${id})`, { method: 'DELETE' })
  saved.length = 0
})

describe.each(languagesHere)('in %s', language => {
  const text = wordsIn[language]

  test('a reader changes pages, saves a view under a name and returns to it by its link', async () => {
    const as = 'manager@parvis.example'
    const [report] = await reports()
    if (!report) throw new Error('The demo data has no report')
    await visit({ url, language, width: 1280, as }, async reader => {
      const { page } = reader
      await reader.open(report.reportUrl)
      await page.getByRole('heading', { level: 1, name: report.name, exact: true }).waitFor()
      const frame = page.frameLocator(`iframe[title="${report.name}"]`)
      const [first, second] = report.pages
      await frame.getByRole('heading', { level: 1, name: first?.displayName ?? '', exact: true }).waitFor()
      // Figures come from the database: each page starts with one.
      await frame.getByRole('group').first().getByText(/\d/).first().waitFor()
      expect(await reader.accessibilityProblems()).toEqual([])

      const turn = page.getByRole('button', { name: second?.displayName ?? '', exact: true })
      await turn.click()
      await frame.getByRole('heading', { level: 1, name: second?.displayName ?? '', exact: true }).waitFor()
      await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe(second?.name)
      await expect.poll(() => page.title()).toContain(`${report.name} – ${second?.displayName ?? ''}`)
      // A single scroll bar: nothing in the frame is cut off.
      await expect.poll(() => hiddenBelow(page)).toBe(0)
      expect(await printedByKey(page)).toBe('report')
      await page.reload()
      await frame.getByRole('heading', { level: 1, name: second?.displayName ?? '', exact: true }).waitFor()

      await page.getByRole('button', { name: text.bookmarks, exact: true }).click()
      await page.getByRole('button', { name: text.save, exact: true }).click()
      const name = `Vue ${language} ${Date.now()}`
      await page.getByRole('textbox', { name: new RegExp(`^${text.name}`) }).fill(name)
      await page.getByRole('button', { name: text.confirm, exact: true }).click()
      await page.getByRole('button', { name: text.open(name), exact: true }).waitFor()
      expect(await reader.accessibilityProblems()).toEqual([])
      const { body } = await callAs<{ value: { id: number; name: string }[] }>(
        as,
        `/portal/v1/Reports(${report.id})/Bookmarks`,
      )
      const id = body.value.find(bookmark => bookmark.name === name)?.id ?? 0
      saved.push({ id, as })
      await reader.open(`/bookmark?id=${id}`)
      await frame.getByRole('heading', { level: 1, name: second?.displayName ?? '', exact: true }).waitFor()
    })
  })

  test('the keyboard can skip the frame on a narrow screen, and chosen filters are in the address', async () => {
    const [report] = await reports()
    if (!report) throw new Error('The demo data has no report')
    await visit({ url, language, width: 320, as: 'manager@parvis.example' }, async reader => {
      const { page } = reader
      await reader.open(`/DynamicReports?report=${report.id}&status=Actif`)
      await page.getByRole('heading', { level: 1, name: text.dynamic, exact: true }).waitFor()
      const frame = page.frameLocator(`iframe[title="${report.name}"]`)
      await frame.getByRole('heading', { level: 1 }).waitFor()
      const skip = page.getByRole('link', { name: text.skip(report.name), exact: true })
      await skip.focus()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
      // Scroll to the top: targets partly covered by the header would count as too small.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await reader.accessibilityProblems()).toEqual([])
    })
  })

  test('a link by path leads to the report, even by its previous path', async () => {
    const as = 'manager@parvis.example'
    const report = (await reports()).at(-1)
    if (!report) throw new Error('The demo data has no report')
    const folder = report.folderPath.split('/').at(-1) ?? ''
    const number = await callAs<{ value: { accountNumber: string }[] }>(
      as,
      `/portal/v1/ReportClients?$filter=${encodeURIComponent(`id eq ${report.accountId}`)}`,
    )
    const rename = (name: string) =>
      callAs(as, `/portal/v1/Reports(${report.id})`, {
        method: 'PATCH',
        body: { name },
      })
    const moved = `Ex ${language} ${report.id}`
    await rename(moved)
    try {
      await visit({ url, language, width: 1280, as }, async reader => {
        const path = `${number.body.value[0]?.accountNumber ?? ''}/${folder}/${report.name}`
        await reader.open(`/rapport?path=${encodeURIComponent(path)}`)
        await reader.page.getByRole('heading', { level: 1, name: moved, exact: true }).waitFor()
        const search = () => new URL(reader.page.url()).searchParams
        await expect.poll(() => search().get('id')).toBe(String(report.id))
        expect(search().get('path')).toBeNull()
      })
    } finally {
      await rename(report.name)
    }
  })

  test('a client is refused another client’s report, and the services give no address', async () => {
    // The demo clients belong to the first account.
    const foreign = (await reports()).find(({ accountId }) => accountId !== 1)
    if (!foreign) throw new Error('The demo data has reports of one client only')
    const refused = await callAs<{ code?: string }>(
      'client@customer.example',
      `/portal/v1/Reports(${foreign.id})/Embed`,
    )
    expect(refused.body.code).toBe('report-access-denied')
    await visit({ url, language, width: 1280, as: 'client@customer.example' }, async client => {
      client.expectProblem(/403/)
      await client.open(foreign.reportUrl)
      await client.page.getByRole('heading', { name: text.refused, exact: true }).waitFor()
      await client.page.getByText(text.refusedText, { exact: true }).waitFor()
      expect(await client.accessibilityProblems()).toEqual([])
    })
  })
})

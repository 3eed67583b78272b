/** A partner follows the fees of the firm down to one client, a manager sees their own, and others see none. */
import { readFile } from 'node:fs/promises'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit, type DemoPerson } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

/** The texts on screen. */
const wordsIn = {
  en: {
    indicators: 'My indicators',
    followUp: 'Follow-up fees',
    originating: 'Originating fees',
    register: 'Public register',
    fees: 'Fees',
    byUnit: 'By business unit',
    byPartner: 'By partner',
    own: 'My engagements',
    more: 'More options',
    proceedings: 'Collective proceedings',
    printed: /^Printed on \w+ \d+, \d{4}$/,
  },
  fr: {
    indicators: 'Mes indicateurs',
    followUp: 'Suivi des honoraires',
    originating: 'Honoraires apportés',
    register: 'Annonces légales',
    fees: 'Honoraires',
    byUnit: 'Par business unit',
    byPartner: 'Par associé',
    own: 'Mes missions',
    more: 'Plus d’options',
    proceedings: 'Procédures collectives',
    printed: /^Imprimé le \d+(?:er)? \S+ \d{4}$/,
  },
} as const satisfies Record<Language, unknown>

interface Fees {
  code?: string
  current: { fees: number }
  rows: { key: string; label: string; current: { fees: number } }[]
}

/** A person's dashboard figures, from the services. */
async function ask(as: DemoPerson, query: string): Promise<Fees> {
  return (await callAs<Fees>(as, `/portal/v1/FeesDashboard?${query}`)).body
}

/** An amount as the page formats it, ignoring the kind of spaces. */
const euros = (amount: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll(/\s/g, ' ')

describe.each(languagesHere)('in %s', language => {
  const text = wordsIn[language]

  test('a partner goes from the firm to a partner and back, and exports the rows', async () => {
    const as = 'partner@parvis.example'
    const firm = await ask(as, 'dashboard=followUp')
    await visit({ url, language, width: 1280, as }, async reader => {
      const { page } = reader
      await reader.open('/app/rapports')
      await page.getByRole('link', { name: text.followUp, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.followUp, exact: true }).waitFor()
      const fees = page.getByRole('group', { name: text.fees, exact: true })
      const shown = async () => (await fees.innerText()).replaceAll(/\s/g, ' ')
      await expect.poll(shown).toContain(euros(firm.current.fees, language))
      expect(await reader.accessibilityProblems()).toEqual([])

      const [unit] = firm.rows
      await page.getByRole('grid', { name: text.byUnit }).waitFor()
      await page.getByRole('link', { name: unit?.label ?? '', exact: true }).click()
      await expect.poll(() => new URL(page.url()).searchParams.get('unit')).toBe(unit?.key)
      await expect.poll(shown).toContain(euros(unit?.current.fees ?? 0, language))
      const grid = page.getByRole('grid', { name: text.byPartner })
      await grid.waitFor()
      await page.reload()
      await grid.waitFor()

      await page.getByRole('button', { name: text.more }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /CSV/ }).click(),
      ])
      const partners = await ask(as, `dashboard=followUp&unit=${encodeURIComponent(unit?.key ?? '')}`)
      const file = await readFile(await download.path(), 'utf8')
      for (const { label } of partners.rows) expect(file).toContain(label)

      // Figures are rounded as displayed.
      for (const { current } of partners.rows) expect(file).toContain(String(Math.round(current.fees)))
      for (const { current } of partners.rows.filter(row => row.current.fees % 1 !== 0))
        expect(file).not.toContain(String(current.fees).replace('.', language === 'fr' ? ',' : '.'))
      await page.emulateMedia({ media: 'print' })
      await page.getByText(text.printed).waitFor()
      await page.emulateMedia({ media: null })

      await page.goBack()
      await expect.poll(shown).toContain(euros(firm.current.fees, language))
    })
  })

  test('a manager reads their own figures on a narrow screen, and what the register announced', async () => {
    await visit({ url, language, width: 320, as: 'manager@parvis.example' }, async reader => {
      const { page } = reader
      await reader.open('/app/rapports/myindicators')
      await page.getByRole('heading', { level: 1, name: text.indicators, exact: true }).waitFor()
      await page.getByText(text.own, { exact: true }).waitFor()
      await page.getByRole('group', { name: text.fees, exact: true }).getByText(/€/).first().waitFor()
      expect(await reader.accessibilityProblems()).toEqual([])
      expect(await reader.sidewaysScroll()).toBe(0)
      await reader.open('/app/rapports/originating')
      await page.getByRole('heading', { level: 1, name: text.originating, exact: true }).waitFor()
      await reader.open('/app/rapports/reportingbodacc')
      await page.getByRole('heading', { level: 1, name: text.register, exact: true }).waitFor()
      const kind = page.getByRole('link', { name: text.proceedings, exact: true })
      await kind.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('proceeding')
      expect(await reader.accessibilityProblems()).toEqual([])
    })
  })

  test('staff without the right and clients see no figures, on the screen or from the services', async () => {
    const as = language === 'en' ? 'staff@parvis.example' : 'client@customer.example'
    expect((await ask(as, 'dashboard=followUp')).code).toBe('scope-missing')
    await visit({ url, language, width: 1280, as }, async other => {
      const { page, words } = other
      await other.open('/app/rapports/suivifees')
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      // Clients are not told the names of scopes.
      const named = page.getByText(words.missingRight('Dashboards.Read'), { exact: true })
      expect(await named.count()).toBe(language === 'en' ? 1 : 0)
      expect(await page.getByRole('link', { name: text.followUp, exact: true }).count()).toBe(0)
    })
  })
})

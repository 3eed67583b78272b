/** A person who may not administer menus is told so at the address, with the missing right and a way out. */
import { describe, expect, inject, test } from 'vitest'
import { visit, type DemoPerson } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')

/** Everybody with access to the portal, except the administrator. */
const others: readonly DemoPerson[] = [
  'staff@parvis.example',
  'partner@parvis.example',
  'manager@parvis.example',
  'client@customer.example',
]

describe.each(others)('%s', person => {
  test.each(languagesHere)('is refused the menu administration in %s and goes home', async language => {
    await visit({ url, language, width: 1280, as: person }, async visitor => {
      const { page, words } = visitor
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await visitor.open('/app/menu/admin?menu=1')
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      // Clients are not told the names of scopes.
      const named = page.getByText(words.missingRight('Menus.Manage'), { exact: true })
      expect(await named.count()).toBe(person.startsWith('client@') ? 0 : 1)
      expect(await page.title()).toBe(`${words.deniedTitle} – Parvis`)
      // Neither the screen nor its data is loaded for a person who may not see them.
      expect(asked.filter(address => /MenuAdministration/.test(address))).toEqual([])
      expect(await visitor.accessibilityProblems()).toEqual([])

      await page.getByRole('link', { name: words.backHome, exact: true }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('searchbox', { name: words.searchMenus }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await page.getByRole('link', { name: words.administration, exact: true }).count()).toBe(0)
    })
  })
})

test.each([
  ['beside', '/app/egf/RelanceConfiguration', 'Recherche de missions'],
  ['below', '/app/rapports/admin', 'Rapports publiés'],
])(
  'a refused page %s the pages of menus is titled as refused, and not as one of them',
  async (_, place, other) => {
    await visit({ url, language: 'fr', width: 1280, as: 'partner@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open(place)
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      await page.getByRole('link', { name: other }).waitFor()
      expect(await page.title()).toBe(`${words.deniedTitle} – Parvis`)
      expect(await page.locator('nav [aria-current]').count()).toBe(0)
    })
  },
)

test('the services refuse what the screen does not show', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'partner@parvis.example' }, async visitor => {
    await visitor.open('/')
    visitor.expectProblem(/403/)
    const answer = await visitor.page.evaluate(async () => {
      const token = localStorage.getItem('parvis.token') ?? ''
      const response = await fetch('/api/portal/v1/MenuAdministration', {
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: response.status, body: (await response.json()) as { code: string } }
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'scope-missing' } })
  })
})

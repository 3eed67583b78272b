/**
 * An administrator registers, changes and deletes an application; people without the right are told so, and refused by
 * the services.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { addScope, buildTree, deletion, field, refuseCircle } from './security-parts.ts'
import { securityWords } from './security-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const list = '/app/security/applications'

describe.each(languagesHere)('in %s', language => {
  const text = securityWords[language]

  test('an administrator registers an application, changes it, and deletes it once nothing uses it', async () => {
    const as = 'admin@parvis.example'
    await visit({ url, language, width: 1280, as }, async visitor => {
      const { page, words } = visitor
      const own = randomUUID().slice(0, 8)
      const name = `Essai ${own}`
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: text.security, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.applications }).waitFor()
      expect(await page.title()).toBe(`${text.security} – ${text.applications}`)
      expect(await page.evaluate(() => document.body.classList.contains('security'))).toBe(true)
      await page.getByRole('rowheader', { name: text.portal }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])

      await page.getByRole('link', { name: text.create, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.newForm }).waitFor()
      await field(page, text.name).fill(name)
      await field(page, text.englishName).fill(`${name} in English`)
      await field(page, text.technicalName).fill(`Essai.${own}`)
      await field(page, text.link).fill('/app/reseau')
      await field(page, text.redirectUrls).fill('https://a.example/back\nhttp://b.example/back')
      await page.getByRole('button', { name: text.submit, exact: true }).click()
      await page.getByText(text.schemeOf(2)).first().waitFor()
      await field(page, text.redirectUrls).fill('https://a.example/back\nhttp://localhost:5173/back')
      await page.getByRole('button', { name: text.submit, exact: true }).click()
      const called = language === 'fr' ? name : `${name} in English`
      await page.getByRole('heading', { level: 1, name: called, exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toMatch(/^\/app\/security\/applications\/\d+$/)
      await expect.poll(() => page.title()).toBe(`${called} – Parvis`)
      expect(await visitor.accessibilityProblems()).toEqual([])

      await field(page, text.name).fill(`${name} bis`)
      await field(page, text.englishName).fill(`${name} in English bis`)
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: `${called} bis`, exact: true }).waitFor()

      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      await buildTree(page, text)
      expect(await visitor.accessibilityProblems()).toEqual([])

      // A menu that requires one of its scopes prevents the deletion, and is named.
      const reading = `Essai${own.toUpperCase()}.Read`
      const writing = `Essai${own.toUpperCase()}.Write`
      visitor.expectProblem(/409/)
      await addScope(page, text, reading)
      const added = await callAs(as, '/authorization/v1/Scopes', {
        method: 'POST',
        body: {
          scopeName: writing,
          scopeDescription: 'Essayer',
          scopeEnglishDescription: 'Try',
          applicationId: id,
          applicationFeatureId: null,
        },
      })
      expect(added.status).toBe(201)
      await refuseCircle(page, text, [reading, writing])
      expect(await visitor.accessibilityProblems()).toEqual([])
      const menu = await callAs<{ id: number }>(as, '/portal/v1/Menus', {
        method: 'POST',
        body: {
          menuCode: `E${own.toUpperCase()}`,
          menuTitle: `Menu ${own}`,
          menuEnglishTitle: `Menu ${own}`,
          menuDescription: 'Essai',
          menuEnglishDescription: 'Try',
          menuColor: '#112233',
          menuIcon: 'boxes',
          menuLink: '/app/reseau',
          menuOrder: 900,
          minimumScope: reading,
          onlyFirm: true,
          forceRefresh: false,
        },
      })
      expect(menu.status).toBe(201)
      await page.getByRole('button', { name: text.remove, exact: true }).click()
      const dialog = deletion(page)
      await dialog.getByRole('button', { name: text.confirmRemove, exact: true }).click()
      await dialog.getByText(text.usedByMenu(`Menu ${own}`), { exact: true }).waitFor()
      await callAs(as, `/portal/v1/Menus(${menu.body.id})`, { method: 'DELETE' })
      await dialog.getByRole('button', { name: text.confirmRemove, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.applications }).waitFor()
      await page.getByRole('searchbox').last().fill(own)
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(0)
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(own)
    })
  })

  test('a manager can read it, but has no means to change it', async () => {
    await visit({ url, language, width: 1280, as: 'manager@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open(list)
      await page.getByRole('rowheader', { name: text.portal }).getByRole('link').click()
      await page.getByText(text.readOnly, { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: text.remove, exact: true }).count()).toBe(0)
      expect(await page.getByRole('form').count()).toBe(0)
      expect(await visitor.accessibilityProblems()).toEqual([])
      await visitor.open(`${list}/new`)
      await page.getByText(words.missingRight('Applications.Manage'), { exact: true }).waitFor()
    })
  })

  test('staff without the right are refused at each address', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async visitor => {
      const { page, words } = visitor
      for (const path of [list, `${list}/1`]) {
        await visitor.open(path)
        await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
        await page.getByText(words.missingRight('Applications.Read'), { exact: true }).waitFor()
        expect(await page.getByRole('grid').count(), path).toBe(0)
      }
    })
  })
})

test.each([
  ['DELETE', '/Applications(1)'],
  ['DELETE', '/ApplicationModules(1)'],
  ['DELETE', '/ApplicationFeatures(1)'],
  ['DELETE', '/Scopes(1)'],
  ['DELETE', '/ScopeDependencies(1)'],
  ['POST', '/Applications'],
  ['POST', '/Scopes'],
] as const)('the services refuse what the screens do not show: %s %s', async (method, path) => {
  expect(
    await callAs('manager@parvis.example', `/authorization/v1${path}`, {
      method,
      ...(method === 'POST' && { body: {} }),
    }),
  ).toMatchObject({ status: 403, body: { code: 'scope-missing' } })
})

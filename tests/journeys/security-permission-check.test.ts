/**
 * An administrator finds out what people may do and why; people without the right are told so, and refused by the
 * services.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const place = '/app/security/checkpermissions'

/** The texts on screen. */
const wordsIn = {
  en: {
    security: 'Security',
    title: 'Permission check',
    person: 'Person',
    first: 'First person',
    second: 'Second person',
    scope: 'Scope',
    aScope: 'A scope',
    people: 'Two people',
    scopes: /^Scopes/,
    menus: /^Menus/,
    preview: 'Preview',
    why: (scope: string, role: string) => `Why Samuel Okafor has ${scope} from ${role}`,
    missing: (scope: string) => `The scope ${scope} is missing.`,
    french: 'In French',
    holders: (scope: string) => `People who have ${scope}`,
    differences: 'Differences only',
    only: (person: string) => `Only ${person}`,
    more: 'More options',
  },
  fr: {
    security: 'Sécurité',
    title: 'Vérification des droits',
    person: 'Personne',
    first: 'Première personne',
    second: 'Deuxième personne',
    scope: 'Droit',
    aScope: 'Un droit',
    people: 'Deux personnes',
    scopes: /^Droits/,
    menus: /^Menus/,
    preview: 'Aperçu',
    why: (scope: string, role: string) => `Pourquoi Samuel Okafor a le droit ${scope}, par ${role}`,
    missing: (scope: string) => `Le droit ${scope} manque.`,
    french: 'En français',
    holders: (scope: string) => `Personnes qui ont le droit ${scope}`,
    differences: 'Différences seulement',
    only: (person: string) => `Seulement ${person}`,
    more: 'Plus d’options',
  },
} as const satisfies Record<Language, unknown>

const combobox = (page: Page, label: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${label}\\W*$`) })

/** Finds a person by typing part of the name. */
async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
  await combobox(page, label).fill(typed)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await expect.poll(() => combobox(page, label).inputValue()).toBe(name)
}

describe.each(languagesHere)('in %s', language => {
  const text = wordsIn[language]

  test('an administrator checks a person, a scope, and two people', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: text.security, exact: true }).click()
      await page.getByRole('link', { name: text.title, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.title }).waitFor()
      expect(await page.title()).toBe(`${text.security} – ${text.title}`)

      // A person: found by name, with scopes grouped by application, each with its explanation.
      await choose(page, text.person, 'okaf', 'Samuel Okafor')
      // There are more than are rendered at once, so search for the wanted ones.
      await page.getByRole('main').getByRole('searchbox').fill('Onboarding')
      const write = page.getByRole('row').filter({ hasText: 'Onboarding.Write' })
      await write.first().waitFor()
      expect(new URL(page.url()).searchParams.get('group')).toBe('application')
      const read = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Onboarding.Read' }) })
      await read.getByRole('button').first().click()
      const way = page.getByRole('list', { name: text.why('Onboarding.Read', 'Managers') })
      await way.waitFor()
      expect(await way.getByRole('listitem').last().textContent()).toContain('Onboarding.Read')
      expect(await way.getByRole('listitem').nth(1).textContent()).toContain('Managers')
      // Where the row was found, the page's bar may cover half of the grid's own.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await visitor.accessibilityProblems()).toEqual([])

      // The list can be exported.
      await page.getByRole('button', { name: text.more }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /CSV/ }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/Samuel-Okafor\.csv$/)
      expect(await readFile(await download.path(), 'utf8')).toContain('Onboarding.Write')

      // The menus that do not appear, and the home page as the person sees it.
      await page.getByRole('tab', { name: text.menus }).click()
      await page.getByText(text.missing('Menus.Manage')).first().waitFor()
      await page.getByRole('tab', { name: text.preview }).click()
      await page.getByRole('heading', { name: text.french }).waitFor()
      expect(await page.getByRole('link', { name: words.administration }).count()).toBe(0)
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.goBack()
      await page.getByText(text.missing('Menus.Manage')).first().waitFor()

      // A scope: everybody who has it; a name links to that person.
      await page.getByRole('tab', { name: text.aScope }).click()
      await combobox(page, text.scope).fill('Permissions.R')
      await page.getByRole('option', { name: /Permissions\.Read/ }).click()
      await page.getByRole('grid', { name: text.holders('Permissions.Read') }).waitFor()
      await page.getByRole('link', { name: 'Marchand', exact: true }).click()
      await page.getByRole('tab', { name: text.scopes, selected: true }).waitFor()
      expect(await combobox(page, text.person).inputValue()).toBe('Inès Marchand')

      // Two people: what only one of them may do.
      await page.getByRole('tab', { name: text.people }).click()
      await choose(page, text.second, 'lefevre', 'Théo Lefèvre')
      await page.getByRole('rowheader', { name: 'Accounts.Read' }).waitFor()
      await page.getByRole('button', { name: text.differences }).click()
      await expect.poll(() => page.getByRole('rowheader', { name: 'Accounts.Read' }).count()).toBe(0)
      await page.getByText(text.only('Inès Marchand')).first().waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      // The address contains all of it.
      await page.reload()
      await page.getByRole('rowheader', { name: 'ApiConsumers.Read' }).waitFor()
      expect(await page.getByRole('rowheader', { name: 'Accounts.Read' }).count()).toBe(0)
    })
  })

  test('staff without the right are refused at its address', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async visitor => {
      const { page, words } = visitor
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await visitor.open(`${place}?person=1`)
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      await page.getByText(words.missingRight('Permissions.Read'), { exact: true }).waitFor()
      expect(asked.filter(address => /UserPermissions|Holders/.test(address))).toEqual([])
      expect(await page.getByRole('link', { name: text.title, exact: true }).count()).toBe(0)
    })
  })
})

test('all of it can be read at 320 px, without horizontal scrolling', async () => {
  await visit({ url, language: 'fr', width: 320, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    for (const [search, seen] of [
      ['?person=4', 'Onboarding.Write'],
      ['?person=4&show=menus', 'Administration'],
      ['?check=people&person=4&other=1', 'Menus.Manage'],
    ] as const) {
      await visitor.open(place + search)
      await page.getByText(seen).first().waitFor()
      expect(await visitor.sidewaysScroll(), search).toBe(0)
    }
  })
})

test('the services refuse a person without the scope', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'manager@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/')
    visitor.expectProblem(/403/)
    for (const path of ['/UserPermissions(1)', '/Scopes(1)/Holders']) {
      const answer = await page.evaluate(async to => {
        const response = await fetch(to, {
          headers: { authorization: `Bearer ${localStorage.getItem('parvis.token') ?? ''}` },
        })
        return { status: response.status, body: (await response.json()) as { code: string } }
      }, `/api/authorization/v1${path}`)
      expect(answer, path).toMatchObject({ status: 403, body: { code: 'scope-missing' } })
    }
  })
})

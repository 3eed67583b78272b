/**
 * A role administrator sees the effect of a change before saving; the people concerned get it with their next
 * navigation.
 */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { roleWords } from './role-words.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const list = '/app/security/roles'
const wide = { url, width: 1280 } as const
const administrator = { ...wide, as: 'admin@parvis.example' } as const

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}\\W*$`) })

/** Chooses an option of an open list. */
async function choose(page: Page, name: string | RegExp) {
  await page.getByRole('listbox').getByRole('option', { name }).click()
}

/** Adds a condition to the outermost group of the rule. */
async function addCondition({ page, language }: Visitor, place: string, about: string, value: string) {
  const text = roleWords[language]
  await page.getByRole('button', { name: text.addCondition, exact: true }).last().click()
  const clause = page.getByRole('group', { name: `Condition ${place}`, exact: true })
  await clause.getByRole('button', { name: text.about }).click()
  await choose(page, about)
  await clause.getByRole('combobox').click()
  await choose(page, value)
  await page.keyboard.press('Escape')
}

/** Reviews what the plan changes, and saves exactly that. */
async function save({ page, language }: Visitor, submit: 'saveRole' | 'createRole') {
  const text = roleWords[language]
  await button(page, text.review).click()
  const dialog = page.getByRole('dialog')
  // The filter below has the same text.
  await dialog.getByText(text.gaining, { exact: true }).first().waitFor()
  const shown = await dialog.textContent()
  await dialog.getByRole('button', { name: text[submit], exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return shown ?? ''
}

/** Deletes the role from its page, with everything that belongs to it. */
async function removeRole({ page, language }: Visitor) {
  const text = roleWords[language]
  await button(page, text.remove).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.confirmRemove, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: text.roles }).waitFor()
}

/** Navigates somewhere else in the portal and back home. */
async function walk({ page, words }: Visitor) {
  await page.getByRole('button', { name: words.account }).click()
  await page.getByRole('menuitem').first().click()
  await page.getByRole('link', { name: /^Parvis, / }).click()
  await page.getByRole('list', { name: words.applications }).waitFor()
}

test('a group with a rule adds and removes its menu with the next navigation; no input is lost', async () => {
  const name = ownName('Menus')
  await visit({ ...wide, language: 'fr', as: 'staff@parvis.example' }, async staff => {
    const tiles = staff.page.getByRole('list', { name: staff.words.applications })
    await staff.open('/profile')
    await staff.page.getByRole('heading', { level: 1 }).waitFor()
    await visit({ ...administrator, language: 'en' }, async admin => {
      const { page, words } = admin
      const text = roleWords.en
      await admin.open('/')
      await page
        .getByRole('list', { name: words.applications })
        .getByRole('link', { name: 'Security', exact: true })
        .click()
      await page.getByRole('link', { name: text.roles, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.roles }).waitFor()
      await page.getByRole('rowheader', { name: 'Clients', exact: true }).waitFor()
      expect(await admin.accessibilityProblems()).toEqual([])
      expect(await page.title()).toBe(`Security – ${text.roles}`)

      await page.getByRole('link', { name: text.create, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.newRole }).waitFor()
      await field(page, text.name).fill(name)
      await tab(page, text.scopes).click()
      await page.getByRole('combobox', { name: text.addScopes }).fill('Menus.Manage')
      await choose(page, /^Menus\.Manage/)
      await page.keyboard.press('Escape')
      await tab(page, text.members).click()
      await addCondition(admin, '1', 'Grade', 'Senior')
      await addCondition(admin, '2', 'Business unit', 'Audit Paris')
      await page.getByText('Grade is Senior, and Business unit is Audit Paris.').waitFor()
      await page.getByText(/\d+ people meet the rule now:/).waitFor()
      expect(await admin.accessibilityProblems()).toEqual([])
      const impact = await save(admin, 'createRole')
      expect(impact).toContain('Théo Lefèvre')
      expect(impact).toContain('Menus.Manage')
      expect(impact).toContain('Administration › Menu administration')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await tab(page, text.history).click()
      await page.getByText(text.historyCreated).waitFor()
      expect(await admin.accessibilityProblems()).toEqual([])

      // The person concerned: with the next navigation.
      await walk(staff)
      await tiles.getByRole('link', { name: staff.words.administration, exact: true }).click()
      await staff.page.getByRole('heading', { level: 1, name: staff.words.menuAdministration }).waitFor()
      const forms = menuWords.fr
      await button(staff.page, forms.create).click()
      const frenchName = staff.page.getByRole('textbox', { name: forms.field.frenchName })
      await frenchName.fill('Ne pas perdre')

      // The right is removed while the person is typing: the screen closes by itself, and the input is kept.
      await removeRole(admin)
      await staff.page.getByRole('heading', { level: 1, name: staff.words.deniedTitle }).waitFor()
      await staff.page.getByText(staff.words.missingRight('Menus.Manage'), { exact: true }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      // And comes back: the screen opens by itself, and offers the input.
      await page.getByRole('link', { name: text.create, exact: true }).click()
      await field(page, text.name).fill(`${name} bis`)
      await tab(page, text.scopes).click()
      await page.getByRole('combobox', { name: text.addScopes }).fill('Menus.Manage')
      await choose(page, /^Menus\.Manage/)
      await page.keyboard.press('Escape')
      await tab(page, text.members).click()
      await button(page, text.paste).click()
      await field(page, text.emails).fill('STAFF@parvis.example\nnobody@parvis.example\nnot an e-mail')
      await button(page, text.lookUp).click()
      await page.getByText(/: nobody@parvis\.example\.$/).waitFor()
      await page.getByText(/: not an e-mail\.$/).waitFor()
      await save(admin, 'createRole')
      await page.getByRole('heading', { level: 1, name: `${name} bis` }).waitFor()
      await staff.page.getByRole('heading', { level: 1, name: staff.words.menuAdministration }).waitFor()
      await button(staff.page, forms.resume).click()
      expect(await frenchName.inputValue()).toBe('Ne pas perdre')
      await removeRole(admin)
    })
  })
})

test('a role manager changes its members, and nothing else', async () => {
  await visit({ ...wide, language: 'fr', as: 'partner@parvis.example' }, async visitor => {
    const { page } = visitor
    const text = roleWords.fr
    await visitor.open('/')
    await page
      .getByRole('list', { name: visitor.words.applications })
      .getByRole('link', { name: text.mine, exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: text.mine }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Encadrement de l’audit'])
    expect(await page.getByRole('link', { name: text.create, exact: true }).count()).toBe(0)
    expect(await visitor.accessibilityProblems()).toEqual([])
    await page.getByRole('rowheader').getByRole('link').click()
    await page.getByRole('navigation').getByRole('link', { name: text.mine, exact: true }).first().waitFor()
    await page.getByText(text.managerTitle, { exact: true }).waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    await tab(page, text.scopes).click()
    await page.getByText('Onboarding.Read', { exact: true }).waitFor()
    expect(await page.getByRole('combobox', { name: text.addScopes }).count()).toBe(0)
    await tab(page, text.members).click()
    await button(page, text.paste).click()
    await field(page, text.emails).fill('staff@parvis.example')
    await button(page, text.lookUp).click()
    await page.getByText(/^1 personne à ajouter$/).waitFor()
    await page
      .getByRole('status', { name: /à être ajoutée/ })
      .getByRole('button')
      .click()
    // Managers of a role may not read people: they see only the names of those they added.
    const told = await save(visitor, 'saveRole')
    expect(told).toContain('Théo Lefèvre')
    expect(told.match(/@/g)).toHaveLength(1)
    await page.getByRole('searchbox').fill('Lefèvre')
    await page.getByRole('rowheader', { name: 'Théo Lefèvre' }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    // Restore the original state for the others.
    await page
      .getByRole('row', { name: /Théo Lefèvre/ })
      .getByRole('button')
      .last()
      .click()
    await page.getByRole('menuitem', { name: text.removeMember }).click()
    await page.getByText(/^1 personne à retirer$/).waitFor()
    await save(visitor, 'saveRole')

    visitor.expectProblem(/40[34]/)
    await visitor.open(`${list}/1`)
    await page.getByText(text.gone, { exact: true }).waitFor()
    await visitor.open(`${list}/new`)
    await page.getByText(visitor.words.missingRight('Roles.Manage'), { exact: true }).waitFor()
  })
})

test('two administrators of one role lose nothing: the second one sees both versions, and what overwriting saves', async () => {
  const name = ownName('Partage')
  await visit({ ...administrator, language: 'en' }, async first => {
    await visit({ ...administrator, language: 'fr' }, async second => {
      await first.open(`${list}/new`)
      await field(first.page, roleWords.en.name).fill(name)
      await save(first, 'createRole')
      await first.page.getByRole('heading', { level: 1, name }).waitFor()
      await second.open(new URL(first.page.url()).pathname)
      await second.page.getByRole('heading', { level: 1, name }).waitFor()
      await field(second.page, roleWords.fr.purpose).fill('Le mien')
      await field(first.page, roleWords.en.purpose).fill('Theirs')
      await field(first.page, roleWords.en.name).fill(`${name} bis`)
      await save(first, 'saveRole')

      second.expectProblem(/412/)
      await save(second, 'saveRole')
      const conflict = second.page.getByRole('alertdialog')
      await conflict.getByRole('row', { name: /Theirs Le mien$/ }).waitFor()
      await second.page.getByRole('alertdialog', { name: /^Inès Marchand / }).waitFor()
      expect(await second.accessibilityProblems()).toEqual([])
      await conflict.getByRole('button', { name: roleWords.fr.overwrite, exact: true }).click()
      const dialog = second.page.getByRole('dialog')
      await dialog.getByRole('button', { name: roleWords.fr.saveRole, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      // What only the first one has changed stays.
      await second.page.getByRole('heading', { level: 1, name: `${name} bis` }).waitFor()
      expect(await field(second.page, roleWords.fr.purpose).inputValue()).toBe('Le mien')
      await removeRole(second)
    })
  })
})

describe.each(languagesHere)('in %s', language => {
  test('staff without the right are refused at each address', async () => {
    await visit({ ...wide, language, as: 'staff@parvis.example' }, async visitor => {
      const { page, words } = visitor
      visitor.expectProblem(/403/)
      for (const path of [list, `${list}/1`]) {
        await visitor.open(path)
        await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
        await page.getByText(words.missingRight('Roles.Read'), { exact: true }).waitFor()
        expect(await page.getByRole('grid').count(), path).toBe(0)
      }
      const statuses = await page.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('parvis.token') ?? ''}` }
        const paths = ['/Roles', '/Roles(1)', '/RoleMembers', '/RoleChanges', '/MemberRules/Choices']
        return Promise.all(
          paths.map(async path => (await fetch(`/api/authorization/v1${path}`, { headers })).status),
        )
      })
      expect(statuses).toEqual([403, 403, 403, 403, 403])
    })
  })

  test('the page of a role fits a narrow window', async () => {
    await visit({ url, language, width: 320, as: 'admin@parvis.example' }, async visitor => {
      const { page } = visitor
      const text = roleWords[language]
      await visitor.open(`${list}/1?tab=members`)
      await page.getByRole('heading', { level: 2, name: text.calculated }).waitFor()
      expect(await visitor.sidewaysScroll()).toBe(0)
      await tab(page, text.scopes).click()
      await page.getByText('Menus.Manage', { exact: true }).waitFor()
      expect(await visitor.sidewaysScroll()).toBe(0)
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })
})

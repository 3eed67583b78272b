/** An administrator creates a menu without touching a mouse, and finds it where everybody will. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { enter, chooseByTyping, said, switchLanguage, tabTo, typeInto } from './keyboard.ts'
import { MenuShelf, ownCode, ownName } from './menu-shelf.ts'
import { menuWords } from './menu-words.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import { words as wordsIn } from './words.ts'

const url = inject('product-url')
const shelf = new MenuShelf()
afterEach(() => shelf.clear())

/** The language other than the window's. */
const otherThan = { en: 'fr', fr: 'en' } as const

/** The toast shown for a few seconds after a success. */
const toast = (page: Page, words: string) => page.getByRole('alertdialog', { name: words })

describe.each(languagesHere)('in %s', language => {
  test('from a tile to a saved menu, by keyboard alone', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      const text = menuWords[language]
      const name = ownName('Clavier')
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await enter(page, tiles.getByRole('link', { name: words.administration, exact: true }))
      await page.getByRole('heading', { level: 1, name: words.menuAdministration }).waitFor()
      const sidebar = page.getByRole('navigation', { name: words.administration })
      await enter(page, sidebar.getByRole('link', { name: words.menuAdministration, exact: true }))
      await enter(page, page.getByRole('button', { name: text.create, exact: true }))
      const form = page.getByRole('form', { name: text.newForm })
      const submit = form.getByRole('button', { name: text.submitNew, exact: true })

      // Nothing is filled in: each field reports it, and the first one has focus.
      await enter(page, submit)
      const frenchName = form.getByRole('textbox', { name: text.field.frenchName })
      await expect.poll(() => said(frenchName)).toContain(text.required)
      await expect.poll(() => frenchName.evaluate(field => field === document.activeElement)).toBe(true)
      for (const label of [
        text.field.englishName,
        text.field.frenchDescription,
        text.field.englishDescription,
        text.field.color,
        text.field.link,
        text.field.code,
      ]) {
        expect(await said(form.getByRole('textbox', { name: label, exact: true })), label).toContain(
          text.required,
        )
      }
      const icon = form.getByRole('button', { name: new RegExp(`^${text.field.icon} `) })
      const scope = form.getByRole('combobox', { name: text.field.scope })
      expect(await said(icon), text.field.icon).toContain(text.required)
      expect(await said(scope), text.field.scope).toContain(text.required)
      expect(await visitor.accessibilityProblems()).toEqual([])

      // Input survives a change of language, and errors are shown in the new one.
      await typeInto(page, frenchName, name)
      const other = otherThan[language]
      await switchLanguage(page, text.language, wordsIn[other].languageName)
      const formThere = page.getByRole('form', { name: menuWords[other].newForm })
      const linkThere = formThere.getByRole('textbox', { name: menuWords[other].field.link })
      await expect.poll(() => said(linkThere)).toContain(menuWords[other].required)
      expect(
        await formThere.getByRole('textbox', { name: menuWords[other].field.frenchName }).inputValue(),
      ).toBe(name)
      await switchLanguage(page, menuWords[other].language, words.languageName)
      await expect
        .poll(() => said(form.getByRole('textbox', { name: text.field.link })))
        .toContain(text.required)

      await typeInto(page, form.getByRole('textbox', { name: text.field.englishName }), name)
      await typeInto(
        page,
        form.getByRole('textbox', { name: text.field.frenchDescription }),
        'Essai du clavier',
      )
      await typeInto(
        page,
        form.getByRole('textbox', { name: text.field.englishDescription }),
        'Keyboard trial',
      )
      await enter(page, icon)
      await page.keyboard.type(text.iconName)
      const choice = page.getByRole('dialog').getByRole('option', { name: text.iconName, exact: true })
      await choice.waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await choice.waitFor({ state: 'hidden' })
      await typeInto(page, form.getByRole('textbox', { name: text.field.color, exact: true }), '#1f6f8b')

      // A link that would run a script never leaves the form.
      const link = form.getByRole('textbox', { name: text.field.link })
      await typeInto(page, link, 'javascript:alert(document.cookie)')
      await typeInto(page, form.getByRole('textbox', { name: text.field.code }), ownCode())
      await chooseByTyping(
        page,
        form.getByRole('combobox', { name: text.field.parent }),
        words.administration,
      )
      await chooseByTyping(page, scope, 'Portal.Access')
      await enter(page, submit)
      // The invalid field has focus, and Enter submits the form from there.
      await expect.poll(() => said(link)).toContain(text.linkForm)
      expect(await shelf.named(name)).toEqual([])
      await typeInto(page, link, '/app/nowhere')
      await page.keyboard.press('Enter')
      await expect.poll(() => said(link)).toContain(text.linkRoute)

      await typeInto(page, link, '/app/menu/admin?filter=clavier')
      await tabTo(page, form.getByRole('checkbox', { name: text.field.onlyFirm }))
      await page.keyboard.press('Space')
      await enter(page, submit)
      await toast(page, text.created).waitFor()
      // The author sees it at once: in the sidebar, and in the tree below its parent.
      await sidebar.getByRole('link', { name, exact: true }).waitFor()
      const row = page
        .getByRole('treegrid', { name: text.tree })
        .getByRole('row', { name: new RegExp(`^${name}`) })
      expect(await row.getAttribute('aria-level')).toBe('2')
      expect(await shelf.named(name)).toMatchObject([
        {
          menuTitle: name,
          menuEnglishTitle: name,
          menuLink: '/app/menu/admin?filter=clavier',
          onlyFirm: true,
        },
      ])
    })
  })
})

test('a new application is on the home page at once', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page, words } = visitor
    const text = menuWords.fr
    const name = ownName('Accueil')
    // The home page has been shown before, so what it shows afterwards is not merely the first load.
    await visitor.open('/')
    const tiles = page.getByRole('list', { name: words.applications })
    await tiles.getByRole('link', { name: words.administration, exact: true }).click()
    const { id } = await shelf.put({ name })
    await page.getByRole('row', { name: new RegExp(`^${name}`) }).click()
    const form = page.getByRole('form', { name: text.editForm })
    await form.getByRole('textbox', { name: text.field.frenchName }).fill(`${name} bis`)
    await form.getByRole('button', { name: text.submit, exact: true }).click()
    await page.getByText(text.saved, { exact: true }).first().waitFor()
    await page.getByRole('link', { name: /^Parvis, / }).click()
    await tiles.getByRole('link', { name: `${name} bis`, exact: true }).waitFor()
    expect((await shelf.all()).find(menu => menu.id === id)?.menuTitle).toBe(`${name} bis`)
  })
})

test('a double click on the button creates one menu', async () => {
  await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async visitor => {
    const { page } = visitor
    const text = menuWords.en
    const name = ownName('Twice')
    await visitor.open('/app/menu/admin?new=top')
    const form = page.getByRole('form', { name: text.newForm })
    const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
    await field(text.field.frenchName).fill(name)
    await field(text.field.englishName).fill(name)
    await field(text.field.frenchDescription).fill('Deux clics')
    await field(text.field.englishDescription).fill('Two clicks')
    await field(text.field.color).fill('#1f6f8b')
    await field(text.field.link).fill('/app/menu/admin')
    await field(text.field.code).fill(ownCode())
    await form.getByRole('button', { name: new RegExp(`^${text.field.icon} `) }).click()
    await page.getByRole('option', { name: text.iconName, exact: true }).click()
    await form.getByRole('combobox', { name: text.field.scope }).fill('Menus.Manage')
    await page.getByRole('option', { name: /Menus\.Manage/ }).click()
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/Menus')) sent.push(request.url())
    })
    await form.getByRole('button', { name: text.submitNew, exact: true }).dblclick()
    await toast(page, text.created).waitFor()
    await page.getByRole('form', { name: text.editForm }).waitFor()
    expect(sent).toHaveLength(1)
    expect(await shelf.named(name)).toHaveLength(1)
  })
})

/**
 * Help with the financial statements: an editor writes and publishes a question; a member of staff finds it from the
 * menu, typing without accents, marks it as helpful, and shares its address; the editor sees the count, hides the
 * question, and deletes it.
 */
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const path = '/app/eafautomate/Aeffaq'

const wordsIn = {
  en: {
    menu: 'Frequently asked questions',
    add: 'Add a question',
    fields: [
      [/^Question in French/, 'Où est le lettrage ?'],
      [/^Answer in French/, 'Ici :\n- une écriture'],
      [/^Question in English/, 'Where is the lettering shown?'],
      [/^Answer in English/, 'Open an account, then read <b>its entries</b>:\n- one column shows it'],
    ],
    publish: /^Publish this question/,
    confirm: 'Add the question',
    title: 'Where is the lettering shown?',
    search: 'Find a question',
    typed: 'LETTERING shown',
    answer: 'Open an account, then read <b>its entries</b>:',
    yes: 'Yes',
    thanks: 'Your answer is saved.',
    counted: /Helpful to 1 person\./,
    actions: /^Actions for “Where is the lettering/,
    hide: 'Hide',
    hidden: 'The question was hidden',
    gone: 'This question is not here',
  },
  fr: {
    menu: 'Questions fréquentes',
    add: 'Ajouter une question',
    fields: [
      [/^Question en français/, 'Où le lettrage est-il affiché ?'],
      [
        /^Réponse en français/,
        'Ouvrez un compte, puis lisez <b>ses écritures</b> :\n- une colonne le montre',
      ],
      [/^Question en anglais/, 'Where is the lettering?'],
      [/^Réponse en anglais/, 'Here:\n- an entry'],
    ],
    publish: /^Publier cette question/,
    confirm: 'Ajouter la question',
    title: 'Où le lettrage est-il affiché ?',
    search: 'Chercher une question',
    typed: 'affiche LETTRAGE',
    answer: 'Ouvrez un compte, puis lisez <b>ses écritures</b> :',
    yes: 'Oui',
    thanks: 'Votre réponse est enregistrée.',
    counted: /Utile à 1 personne\./,
    actions: /^Actions sur «\sOù le lettrage/,
    hide: 'Masquer',
    hidden: 'Question masquée',
    gone: 'Cette question n’est pas ici',
  },
} as const satisfies Record<Language, unknown>

interface Listed {
  value: { id: number; title: string; englishTitle: string }[]
}

async function questionCalled(title: string): Promise<number | undefined> {
  const { body } = await callAs<Listed>('admin@parvis.example', '/portal/v1/StatementQuestions')
  return body.value.find(question => question.title === title || question.englishTitle === title)?.id
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]

  test('a question is written, found, rated, and hidden', async () => {
    // Left over from an aborted run.
    const left = await questionCalled(own.title)
    if (left !== undefined)
      await callAs('admin@parvis.example', `/portal/v1/StatementQuestions(${left})`, { method: 'DELETE' })

    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async editor => {
      const { page } = editor
      await editor.open(path)
      await page.getByRole('button', { name: own.add }).click()
      const dialog = page.getByRole('dialog')
      for (const [name, text] of own.fields) await dialog.getByRole('textbox', { name }).fill(text)
      await dialog.getByRole('checkbox', { name: own.publish }).press('Space')
      await dialog.getByRole('button', { name: own.confirm }).click()
      await page.getByRole('button', { name: own.title, exact: true }).waitFor()
    })
    const id = await questionCalled(own.title)
    if (id === undefined) throw new Error('The question was not kept')

    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/eafautomate/dashboard')
      await page.getByRole('link', { name: own.menu }).first().click()
      await page.getByRole('searchbox', { name: own.search }).fill(own.typed)
      await page.getByRole('button', { name: own.title, exact: true }).click()
      // Typed markup is shown as text, and lines with a dash become a list.
      await page.getByText(own.answer, { exact: true }).waitFor()
      expect(await page.locator('main li', { hasText: /colonne|column/ }).count()).toBe(1)
      expect(await page.getByRole('button', { name: own.add }).count()).toBe(0)
      await page.getByRole('button', { name: own.yes, exact: true, pressed: false }).click()
      await page.getByText(own.thanks).waitFor()
      await page.getByRole('button', { name: own.yes, exact: true, pressed: true }).waitFor()
    })

    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async editor => {
      const { page } = editor
      await editor.open(`${path}#question-${id}`)
      await page.getByRole('button', { name: own.title, exact: true, expanded: true }).waitFor()
      await page.getByRole('group', { name: own.title, exact: true }).getByText(own.counted).waitFor()
      await page.getByRole('button', { name: own.actions }).click()
      await page.getByRole('menuitem', { name: own.hide }).click()
      await page.getByText(own.hidden).first().waitFor()
    })

    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      await staff.open(`${path}#question-${id}`)
      await staff.page.getByText(own.gone).waitFor()
      expect(await staff.page.getByRole('button', { name: own.title, exact: true }).count()).toBe(0)
    })
    const { status } = await callAs('admin@parvis.example', `/portal/v1/StatementQuestions(${id})`, {
      method: 'DELETE',
    })
    expect(status).toBe(204)
  })
})

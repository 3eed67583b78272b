/**
 * A test person from seed to purge: the administrator fills in each step, loses the page on the way, pastes
 * transactions and has documents written; the person signs in with the chosen password; and everything is deleted at
 * once.
 */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import { words, type Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    list: 'Test data',
    fill: 'Fill in plausible data',
    next: 'Continue',
    create: 'Create the test person',
    email: /^Email address/,
    password: /^Password/,
    firstName: /^First name/,
    company: /^Company name/,
    draft: 'Resume',
    lines: /^Lines to fill in/,
    pasted: /^Transactions/,
    wrong: 'Line 1, Amount: it is not an amount with at most two decimals',
    add: /^Add 1,?500 transactions/,
    write: 'Write the documents',
    signIn: 'Sign in as this person',
    balance: 'Balance',
    documents: 'Open the documents of the company',
    bankDetails: 'TEST – Bank details.pdf',
    delete: 'Delete',
    confirm: 'Delete for good',
    gone: '1 test person was deleted',
    transactions: '1500',
  },
  fr: {
    list: 'Données de test',
    fill: 'Remplir avec des données plausibles',
    next: 'Continuer',
    create: 'Créer la personne de test',
    email: /^Adresse e-mail/,
    password: /^Mot de passe/,
    firstName: /^Prénom/,
    company: /^Nom de la société/,
    draft: 'Reprendre',
    lines: /^Lignes à remplir/,
    pasted: /^Opérations/,
    wrong: 'Ligne 1, Montant : ce n’est pas un montant de deux décimales au plus',
    add: /^Ajouter 1.?500 opérations/,
    write: 'Rédiger les documents',
    signIn: 'Se connecter comme cette personne',
    balance: 'Solde',
    documents: 'Ouvrir les documents de la société',
    bankDetails: 'TEST – Relevé d’identité bancaire.pdf',
    delete: 'Supprimer',
    confirm: 'Supprimer définitivement',
    gone: '1 personne de test a été supprimée',
    transactions: '1500',
  },
} as const satisfies Record<Language, unknown>

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]

  test('a test person is created, signs in, and is deleted with everything', async () => {
    let person = { id: 0, email: '', password: '' }
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async admin => {
      const { page } = admin
      await admin.open('/app/datasetapp/addTestUser')
      await press(page, own.fill)
      const email = await page.getByRole('textbox', { name: own.email }).inputValue()
      await press(page, own.next)
      await page.getByRole('textbox', { name: own.company }).waitFor()
      await press(page, own.fill)
      const company = await page.getByRole('textbox', { name: own.company }).inputValue()
      expect(await admin.accessibilityProblems()).toEqual([])
      await page.waitForTimeout(600)

      // The page is lost on the way: everything except the password is still there.
      await page.reload()
      await press(page, own.draft)
      expect(await page.getByRole('textbox', { name: own.email }).inputValue()).toBe(email)
      const password = `${language}, une phrase assez longue`
      const field = page.getByLabel(own.password).first()
      expect(await field.inputValue()).toBe('')
      await field.fill(password)
      person = { id: 0, email, password }
      await press(page, own.next)
      expect(await page.getByRole('textbox', { name: own.company }).inputValue()).toBe(company)
      await press(page, own.next)
      await page.getByRole('textbox', { name: 'IBAN' }).waitFor()
      await press(page, own.fill)
      await press(page, own.create)

      const pasted = page.getByRole('textbox', { name: own.pasted })
      await pasted.fill('A-1;DE89370400440532013000;Karl Brandt GmbH;abc;Facture')
      await page.getByText(own.wrong).waitFor()
      expect(await admin.accessibilityProblems()).toEqual([])
      const lines = page.getByRole('textbox', { name: own.lines })
      await lines.fill('1500')
      await lines.blur()
      await press(page, own.fill)
      await page.getByRole('button', { name: own.add }).click()
      await press(page, own.write)
      await page.getByText(own.signIn).waitFor()
      expect(await admin.accessibilityProblems()).toEqual([])
      person.id = Number(new URL(page.url()).pathname.split('/').at(-1))

      // The documents are among those of clients, and marked as test data.
      await page.getByRole('link', { name: own.documents }).click()
      await page.getByText(own.bankDetails).first().waitFor()
    })

    await visit({ url, language, width: 1280 }, async visitor => {
      // With the address copied for a private window.
      await visitor.openLanding(`/?login_hint=${encodeURIComponent(person.email)}`)
      const { page } = visitor
      const said = words[language]
      await page.getByRole('button', { name: said.signIn, exact: true }).click()
      expect(await page.getByLabel(said.email).inputValue()).toBe(person.email)
      await page.getByLabel(said.password).fill(person.password)
      await page.getByRole('button', { name: said.submit, exact: true }).click()
      await page.getByRole('heading', { name: said.termsTitle }).first().waitFor()
    })

    await visit({ url, language, width: 320, as: 'admin@parvis.example' }, async admin => {
      const { page } = admin
      await admin.open(`/app/datasetapp/testUser/${person.id}`)
      await page.getByText(own.signIn).waitFor()
      expect(await admin.sidewaysScroll()).toBe(0)
      await press(page, own.delete)
      const question = page.getByRole('alertdialog')
      await question.getByText(own.transactions, { exact: true }).waitFor()
      expect(await admin.accessibilityProblems()).toEqual([])
      await question.getByRole('button', { name: own.confirm }).click()
      await page.getByText(own.gone).first().waitFor()
      await page.getByRole('heading', { level: 1, name: own.list }).waitFor()
    })
    const { status } = await callAs('admin@parvis.example', `/portal/v1/TestUsers(${person.id})`)
    expect(status).toBe(404)
  })
})

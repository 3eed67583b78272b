/**
 * A document of the library from its page to its signed version: staff prepares it, signs it alone at 320 px, saves the
 * signed PDF as a new version, and finds it in the library with its signature.
 */
import { describe, expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    send: 'Send for signature',
    prepare: 'Prepare for signature',
    continue: 'Continue to sign',
    read: 'Read the document',
    name: /^Your name/,
    consent: /^I have read this document/,
    sign: 'Sign the document',
    completed: 'Everyone has signed',
    save: 'Save in the library',
    confirm: 'Save the signed version',
    saved: 'Saved in the library as version 3',
    signatures: 'Signatures',
    history: 'Activity',
    event: 'Saved its signed PDF as version 3',
  },
  fr: {
    send: 'Faire signer',
    prepare: 'Préparer la signature',
    continue: 'Continuer vers la signature',
    read: 'Lire le document',
    name: /^Votre nom/,
    consent: /^J’ai lu ce document/,
    sign: 'Signer le document',
    completed: 'Tous les signataires ont signé',
    save: 'Enregistrer dans la bibliothèque',
    confirm: 'Enregistrer la version signée',
    saved: /Enregistrée dans la bibliothèque\s: version 3/,
    signatures: 'Signatures',
    history: 'Activité',
    event: 'PDF signé enregistré comme version 3',
  },
} as const satisfies Record<Language, unknown>

/** Of the demo data: it has two versions. */
const letter = 'Lettre de mission 2025.pdf'

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]

  test('a document of the library is signed, and the signed PDF becomes its current version', async () => {
    await visit({ url, language, width: 320, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      const press = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true })
        await button.focus()
        await page.keyboard.press('Enter')
      }
      await staff.open('/app/docs/uploadFiles')
      await page.getByRole('link', { name: letter }).first().click()
      await page.getByRole('link', { name: own.send, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe(letter)
      expect(await staff.accessibilityProblems()).toEqual([])
      expect(await staff.sidewaysScroll()).toBe(0)
      await press(own.prepare)
      await press(own.continue)
      await page.getByRole('textbox', { name: own.name }).fill('Théo Lefèvre')
      await press(own.read)
      const consent = page.getByRole('checkbox', { name: own.consent })
      await expect.poll(() => consent.isEnabled()).toBe(true)
      await consent.focus()
      await page.keyboard.press('Space')
      await press(own.sign)
      await page.getByText(own.completed).first().waitFor()
      await press(own.save)
      await press(own.confirm)
      await page.getByText(own.saved).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      expect(await staff.sidewaysScroll()).toBe(0)

      await page.getByRole('link', { name: letter }).last().click()
      await page.getByRole('tab', { name: own.signatures }).click()
      await page.getByRole('link', { name: letter }).last().waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      expect(await staff.sidewaysScroll()).toBe(0)
      await page.getByRole('tab', { name: own.history }).click()
      await page.getByText(own.event).waitFor()
    })
  })
})

/**
 * An administrator drafts, compares and publishes a new version of the terms of use; a client who is inside is asked
 * again on the next page, and the receipt names the new version. Uses its own product, so that other journeys' clients
 * are not asked.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo } from '../product/demo-folder.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { visit } from './visitor.ts'

let product: RunningProduct

beforeAll(async () => {
  product = await startDemo()
}, 180_000)

afterAll(async () => {
  await product.stop()
})

const admin = {
  list: 'Conditions d’utilisation',
  create: 'Rédiger une nouvelle version',
  draft: 'Brouillon de la version 2',
  text: /^Texte en français/,
  englishText: /^Texte en anglais/,
  changes: /^Ce qui a changé, en français/,
  englishChanges: /^Ce qui a changé, en anglais/,
  save: 'Enregistrer le brouillon',
  saved: 'Modifications enregistrées',
  check: 'Vérifier et publier',
  incomplete: 'Le brouillon n’est pas prêt à être publié',
  texts: 'Textes',
  publish: 'Publier…',
  again: /^1 client a accepté une version précédente/,
  confirm: 'Publier la version',
} as const

test('a version is drafted, compared and published, and a client inside is asked again', async () => {
  const { url } = product
  await visit({ url, language: 'en', width: 320 }, async client => {
    await client.signIn('client@customer.example')
    await client.page.getByRole('button', { name: client.words.launcher, exact: true }).waitFor()

    await visit({ url, language: 'fr', width: 1280 }, async visitor => {
      const { page } = visitor
      await visitor.signIn('admin@parvis.example', '/app/security/conditions')
      await page.getByRole('heading', { level: 1, name: admin.list, exact: true }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: admin.create, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: admin.draft, exact: true }).waitFor()
      const french = page.getByRole('textbox', { name: admin.text })
      await french.fill(`${await french.inputValue()}\n\n## Durée\n\nDix ans.`)
      await page.getByRole('textbox', { name: admin.changes }).fill('La durée est dite.')
      await page.getByRole('button', { name: admin.save, exact: true }).click()
      await page.getByText(admin.saved).first().waitFor()
      // Half of it is in one language only.
      await page.getByRole('link', { name: admin.check, exact: true }).click()
      await page.getByText(admin.incomplete, { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: admin.publish, exact: true }).count()).toBe(0)
      await page.getByRole('tab', { name: admin.texts, exact: true }).click()
      const english = page.getByRole('textbox', { name: admin.englishText })
      await english.fill(`${await english.inputValue()}\n\n## Period\n\nTen years.`)
      await page.getByRole('textbox', { name: admin.englishChanges }).fill('It says how long.')
      await page.getByRole('button', { name: admin.save, exact: true }).click()
      await page.getByText(admin.saved).first().waitFor()
      await page.getByRole('link', { name: admin.check, exact: true }).click()
      await page.locator('ins', { hasText: 'Ten years.' }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: admin.publish, exact: true }).click()
      await page.getByText(admin.again).waitFor()
      await page.getByRole('button', { name: admin.confirm, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: admin.list, exact: true }).waitFor()
      await page.getByRole('button', { name: admin.create, exact: true }).waitFor()
    })

    // The client, who was inside all the time, opens another page.
    client.expectProblem(/403/)
    const { page, words } = client
    await page.getByRole('link', { name: 'Reports', exact: true }).first().click()
    await page.getByText('It says how long.').waitFor()
    await page.getByRole('heading', { name: 'Period', exact: true }).waitFor()
    expect(await client.accessibilityProblems()).toEqual([])
    expect(await client.sidewaysScroll()).toBe(0)
    await page.getByRole('checkbox', { name: words.termsBox }).check({ force: true })
    await page.getByRole('button', { name: words.termsAccept }).click()
    await page.getByText(/version 2 accepted/).waitFor()
    await page.getByRole('button', { name: words.termsContinue }).click()
    await page.getByRole('button', { name: words.launcher, exact: true }).waitFor()
  })
})

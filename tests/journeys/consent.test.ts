/** A customer meets the terms of use before anything else, and a person without a record is denied access. */
import { describe, expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'
import { windows } from './windows.ts'

const url = inject('product-url')

describe.each(windows)('in $language at $width px', window => {
  test('refusing the terms signs out, and they are shown again', async () => {
    await visit({ url, ...window }, async visitor => {
      const { page, words } = visitor
      visitor.expectProblem(/403/)
      await visitor.signIn('newclient@customer.example')
      await page.getByRole('heading', { level: 1, name: words.termsTitle }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
      await page.getByRole('button', { name: words.termsRefuse }).click()
      await page.getByRole('button', { name: words.signIn, exact: true }).waitFor()
    })
  })

  test('a customer who has accepted sees only the tiles of customers', async () => {
    await visit({ url, ...window, as: 'client@customer.example' }, async visitor => {
      await visitor.open('/')
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      expect(
        await visitor.page.getByRole('link', { name: visitor.words.administration, exact: true }).count(),
      ).toBe(0)
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })

  test('a person without a record is denied and can leave', async () => {
    await visit({ url, ...window }, async visitor => {
      visitor.expectProblem(/401|403/)
      await visitor.signIn('norecord@elsewhere.example')
      await visitor.page.getByRole('heading', { level: 1, name: visitor.words.deniedTitle }).waitFor()
      await visitor.page.getByText(visitor.words.deniedText).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })
})

test('accepting the terms opens the portal, once and for all', async () => {
  await visit({ url, language: 'fr', width: 1280 }, async first => {
    first.expectProblem(/403/)
    // The terms come before every address, even one that is not open to customers.
    await first.signIn('newclient@customer.example', '/app/menu/admin')
    await first.page.getByRole('heading', { level: 1, name: first.words.termsTitle }).waitFor()
    await first.page.getByRole('button', { name: first.words.termsAccept }).click()
    // The box is not ticked yet: nothing is accepted, and the page says why.
    await first.page.getByText('Veuillez cliquer la case à cocher.').first().waitFor()
    await first.page.getByRole('checkbox', { name: first.words.termsBox }).check({ force: true })
    await first.page.getByRole('button', { name: first.words.termsAccept }).click()
    await first.page
      .getByRole('button', { name: first.words.termsContinue })
      .or(first.page.getByRole('link', { name: first.words.termsContinue }))
      .first()
      .click()
    await first.page.getByRole('button', { name: first.words.launcher, exact: true }).waitFor()
    await first.page.getByRole('heading', { level: 1, name: first.words.deniedTitle }).waitFor()
    // Clients are told whom to ask, without the name of a scope.
    expect(await first.page.getByText('Menus.Manage').count()).toBe(0)
    await first.page.getByRole('link', { name: first.words.backHome, exact: true }).click()
    await first.page.getByRole('searchbox', { name: first.words.searchMenus }).waitFor()
  })

  await visit({ url, language: 'fr', width: 1280 }, async again => {
    await again.signIn('newclient@customer.example')
    await again.page.getByRole('button', { name: again.words.launcher, exact: true }).waitFor()
    expect(await again.page.getByRole('checkbox', { name: again.words.termsBox }).count()).toBe(0)
  })
})

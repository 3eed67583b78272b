/** An administrator registers a program, creates a key that really opens the services, rotates and revokes it. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const list = '/app/security/consommateur'

/** The texts on screen. */
const wordsIn = {
  en: {
    security: 'Security',
    consumers: 'API consumers',
    create: 'Register API consumer',
    newForm: 'New API consumer',
    name: 'Name',
    owner: 'Owner',
    apis: 'APIs',
    quotaPerDay: 'Calls per day',
    submit: 'Register API consumer',
    makeKey: 'Create key',
    label: 'Label',
    confirmKey: 'Create key',
    key: 'Key',
    kept: 'I have saved the key in a safe place',
    close: 'Done',
    usage: 'Usage',
    usedUp: 'Used up: calls are refused',
    callsPerDay: 'Calls per day',
    how: 'How to call',
    keys: 'Keys',
    rotate: 'Rotate…',
    confirmRotate: 'Create new key',
    revoke: 'Revoke…',
    confirmRevoke: 'Revoke key',
    inForce: 'Active',
    revoked: 'Revoked',
    replaced: 'Being replaced',
    remove: 'Delete…',
    confirmRemove: 'Delete API consumer',
  },
  fr: {
    security: 'Sécurité',
    consumers: 'Consommateurs d’API',
    create: 'Enregistrer un consommateur d’API',
    newForm: 'Nouveau consommateur d’API',
    name: 'Nom',
    owner: 'Responsable',
    apis: 'API',
    quotaPerDay: 'Appels par jour',
    submit: 'Enregistrer le consommateur d’API',
    makeKey: 'Créer une clé',
    label: 'Libellé',
    confirmKey: 'Créer la clé',
    key: 'Clé',
    kept: 'J’ai enregistré la clé en lieu sûr',
    close: 'Terminer',
    usage: 'Utilisation',
    usedUp: 'Épuisé\u00a0: les appels sont refusés',
    callsPerDay: 'Appels par jour',
    how: 'Comment appeler',
    keys: 'Clés',
    rotate: 'Remplacer…',
    confirmRotate: 'Créer la nouvelle clé',
    revoke: 'Révoquer…',
    confirmRevoke: 'Révoquer la clé',
    inForce: 'Active',
    revoked: 'Révoquée',
    replaced: 'En cours de remplacement',
    remove: 'Supprimer…',
    confirmRemove: 'Supprimer le consommateur d’API',
  },
} as const satisfies Record<Language, unknown>

/** Calls the services as the program does: outside the browser, with only its key. */
async function callWith(key: string, path = '/customer-store/v1/Contacts?$top=1') {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${key}` } })
  const { code } = (await answer.json()) as { code?: string }
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}\\W*$`) })
const choice = (page: Page, label: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${label}\\W*$`) })

/** The key in the open dialog, after confirming that it has been stored. */
async function keep(page: Page, text: (typeof wordsIn)[Language]): Promise<string> {
  const dialog = page.getByRole('dialog')
  const key = await dialog.getByRole('textbox', { name: text.key, exact: true }).inputValue()
  await dialog.getByText(text.kept).click()
  await dialog.getByRole('button', { name: text.close, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return key
}

describe.each(languagesHere)('in %s', language => {
  const text = wordsIn[language]

  test('a program is registered and calls within its quota with a key, which is rotated and revoked', async () => {
    await visit({ url, language, width: 1280, as: 'admin@parvis.example' }, async visitor => {
      const { page, words } = visitor
      const name = `Essai ${randomUUID().slice(0, 8)}`
      await visitor.open('/')
      const tiles = page.getByRole('list', { name: words.applications })
      await tiles.getByRole('link', { name: text.security, exact: true }).click()
      await page.getByRole('link', { name: text.consumers, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.consumers }).waitFor()
      expect(await page.title()).toBe(`${text.security} – ${text.consumers}`)
      await page.getByRole('rowheader', { name: 'Entrepôt de données' }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])

      await page.getByRole('link', { name: text.create, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: text.newForm }).waitFor()
      await field(page, text.name).fill(name)
      await choice(page, text.owner).fill('okafor')
      await page
        .getByRole('option', { name: /Okafor/ })
        .first()
        .click()
      // Wait until the list of people is gone before the next one opens.
      await expect.poll(() => choice(page, text.owner).inputValue()).toContain('Okafor')
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      // Scroll to it before opening it: an open list closes when the page scrolls.
      await choice(page, text.apis).click()
      await choice(page, text.apis).fill('contacts')
      await page.getByRole('option', { name: 'Contacts', exact: true }).click()
      await page.keyboard.press('Escape')
      await field(page, text.quotaPerDay).fill('3')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: text.submit, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()

      await page.getByRole('button', { name: text.makeKey, exact: true }).click()
      await field(page, text.label).fill('Essai')
      await page.getByRole('dialog').getByRole('button', { name: text.confirmKey, exact: true }).click()
      await page.getByRole('textbox', { name: text.key, exact: true }).waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      const first = await keep(page, text)
      await page.getByText(first.slice(0, 15), { exact: true }).waitFor()
      expect(await page.content()).not.toContain(first)

      expect((await callWith(first)).status).toBe(200)
      expect(await callWith(first, '/organisation/v1/Offers')).toMatchObject({
        status: 403,
        code: 'api-not-subscribed',
      })
      expect(await callWith(first, '/portal/v1/Menus')).toMatchObject({ status: 401, code: 'token-invalid' })

      await page
        .getByRole('button', { name: /Actions/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: text.rotate, exact: true }).click()
      await page.getByRole('button', { name: text.confirmRotate, exact: true }).click()
      await page.getByRole('textbox', { name: text.key, exact: true }).waitFor()
      const second = await keep(page, text)
      await page.getByText(text.replaced, { exact: true }).waitFor()
      expect((await callWith(first)).status).toBe(200)
      expect((await callWith(second)).status).toBe(200)
      const refused = await callWith(second)
      expect(refused).toMatchObject({ status: 429, code: 'quota-exceeded' })
      expect(Number(refused.retryAfter)).toBeGreaterThan(0)

      await page.reload()
      await page.getByRole('tab', { name: text.usage, exact: true }).click()
      await page.getByText(text.usedUp, { exact: true }).waitFor()
      await page.getByRole('figure', { name: text.callsPerDay }).waitFor()
      expect(new URL(page.url()).searchParams.get('tab')).toBe('usage')
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.getByRole('tab', { name: text.how, exact: true }).click()
      await page.getByText(`${url}/api/customer-store/v1/Contacts`, { exact: true }).waitFor()

      await page.getByRole('tab', { name: text.keys, exact: true }).click()
      const remove = async () => {
        await page.getByRole('button', { name: text.remove, exact: true }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: text.confirmRemove }).click()
      }
      for (const prefix of [first, second].map(key => key.slice(0, 15))) {
        const row = page.getByRole('row').filter({ hasText: prefix })
        await row.getByRole('button', { name: /Actions/ }).click()
        await page.getByRole('menuitem', { name: text.revoke, exact: true }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: text.confirmRevoke }).click()
        await row.getByText(text.revoked, { exact: true }).waitFor()
      }
      expect(await callWith(first)).toMatchObject({ status: 401, code: 'key-revoked' })
      expect(await callWith(second)).toMatchObject({ status: 401, code: 'key-revoked' })
      await remove()
      await page.getByRole('heading', { level: 1, name: text.consumers }).waitFor()
    })
  })

  test('staff without the right are refused at each address', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async visitor => {
      const { page, words } = visitor
      for (const path of [list, `${list}/1`]) {
        await visitor.open(path)
        await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
        await page.getByText(words.missingRight('ApiConsumers.Read'), { exact: true }).waitFor()
        expect(await page.getByRole('grid').count(), path).toBe(0)
      }
    })
  })
})

test('the services refuse what the screens do not show', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'staff@parvis.example' }, async visitor => {
    const { page } = visitor
    await visitor.open('/')
    visitor.expectProblem(/403/)
    const codes = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('parvis.token') ?? ''}` }
      const paths = ['ApiConsumers', 'ApiConsumers(1)', 'ApiKeys', 'ApiUsages']
      return Promise.all(
        paths.map(async path => {
          const answer = await fetch(`/api/authorization/v1/${path}`, { headers })
          return ((await answer.json()) as { code?: string }).code
        }),
      )
    })
    expect(codes).toEqual(['scope-missing', 'scope-missing', 'scope-missing', 'scope-missing'])
  })
})

/**
 * A member of staff requests an application on the home page or where a page is refused; an administrator grants or
 * refuses it; the requester sees the outcome, in both languages. Uses its own product, so that the people of other
 * journeys keep their rights.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo } from '../product/demo-folder.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

let product: RunningProduct

beforeAll(async () => {
  product = await startDemo()
}, 180_000)

afterAll(async () => {
  await product.stop()
})

const wordsIn = {
  en: {
    ask: 'Ask for another application',
    askFor: 'Ask for access to Security',
    reason: /^Reason/,
    send: 'Send request',
    mine: 'Your requests',
    pending: 'Pending',
    granted: 'Granted',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    withdraw: 'Withdraw the request for Security',
    waiting: /^\d+ access requests? to decide$/,
    give: 'Give access',
    refuse: 'Refuse…',
    confirmRefusal: 'Refuse request',
  },
  fr: {
    ask: 'Demander une autre application',
    askFor: 'Demander l’accès à Sécurité',
    reason: /^Motif/,
    send: 'Envoyer la demande',
    mine: 'Vos demandes',
    pending: 'En attente',
    granted: 'Accordée',
    refused: 'Refusée',
    withdrawn: 'Retirée',
    withdraw: 'Retirer la demande pour Sécurité',
    waiting: /^\d+ accès demandés? à décider$/,
    give: 'Donner accès',
    refuse: 'Refuser…',
    confirmRefusal: 'Refuser la demande',
  },
} as const satisfies Record<Language, unknown>

/** The requester: a different person in each language, so that nobody has the application already. */
const asks = { en: 'staff@parvis.example', fr: 'manager@parvis.example' } as const
/** The requested application, which has the same name in both languages. */
const wanted = 'Administration'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.each(languagesHere)('staff request access, an administrator answers, in %s', async language => {
  const { url } = product
  const text = wordsIn[language]
  const reason = `Besoin ${language} du client`
  const application = wanted

  const ask = async (page: Page) => {
    await button(page, text.ask).click()
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByRole('radio', { name: application, exact: true })
    // A single remaining application is not chosen: its name is the title.
    await choice
      .or(dialog.getByRole('heading', { name: application }))
      .first()
      .waitFor()
    if ((await choice.count()) > 0) await choice.check({ force: true })
    await dialog.getByRole('textbox', { name: text.reason }).fill(reason)
    await button(page, text.send).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const open = async (page: Page) => {
    await page.goto(`${url}/app/security/access-requests?f.state=any:pending`)
    const row = page.getByRole('row').filter({ hasText: reason })
    await row.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: application }).waitFor()
  }

  await visit({ url, language, width: 320 }, async asker => {
    await asker.signIn(asks[language])
    const { page } = asker
    await ask(page)
    const mine = page.getByRole('region', { name: text.mine })
    await mine.getByText(text.pending, { exact: true }).first().waitFor()
    expect(await asker.accessibilityProblems()).toEqual([])
    expect(await asker.sidewaysScroll()).toBe(0)

    await visit({ url, language, width: 1280 }, async administrator => {
      await administrator.signIn('admin@parvis.example')
      const admin = administrator.page
      await admin.getByText(text.waiting).first().waitFor()
      // Refused with a reason, which the requester reads.
      await open(admin)
      await button(admin, text.refuse).click()
      const dialog = admin.getByRole('dialog')
      await dialog.getByRole('textbox', { name: text.reason }).fill('Pas avant mars')
      await button(admin, text.confirmRefusal).click()
      await admin.getByText('Pas avant mars').first().waitFor()
      expect(await administrator.accessibilityProblems()).toEqual([])
      await page.reload()
      await mine.getByText('Pas avant mars').waitFor()
      // Requested again, and granted.
      await ask(page)
      await open(admin)
      expect(await administrator.accessibilityProblems()).toEqual([])
      await button(admin, text.give).click()
      await admin.getByText(text.granted, { exact: true }).first().waitFor()
    })
    await page.reload()
    await page.getByRole('link', { name: application, exact: true }).first().click()
    await page.waitForURL(address => address.pathname.startsWith('/app/'))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

test('a request made where a page is refused can be withdrawn', async () => {
  const language = languagesHere[0] ?? 'en'
  const text = wordsIn[language]
  await visit({ url: product.url, language, width: 1280 }, async visitor => {
    await visitor.signIn('partner@parvis.example', '/app/security/applications')
    const { page } = visitor
    await button(page, text.askFor).click()
    await page.getByRole('dialog').getByRole('textbox', { name: text.reason }).fill('Revue des droits')
    await button(page, text.send).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(product.url)
    await button(page, text.withdraw).click()
    const mine = page.getByRole('region', { name: text.mine })
    await mine.getByText(text.withdrawn, { exact: true }).waitFor()
    expect(await button(page, text.withdraw).count()).toBe(0)
  })
})

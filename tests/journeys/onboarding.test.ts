/**
 * A client's contact is onboarded: requested, validated, invited by a real e-mail, and signed in; another request is
 * rejected, corrected and sent again; a third one is decided by a substitute. A person who forgot their password sets
 * a new one. This file's product sends its mail to a server of the test.
 */
import { startSmtp, type TestSmtp } from '@parvis/services/smtp-server.test-support'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo } from '../product/demo-folder.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'

let smtp: TestSmtp
let product: RunningProduct

beforeAll(async () => {
  smtp = await startSmtp()
  product = await startDemo({ env: { SMTP_URL: smtp.url } })
}, 180_000)

afterAll(async () => {
  await product.stop()
  await smtp.close()
})

/** The texts on screen. */
const text = {
  menu: 'Onboarding',
  create: 'Nouvelle demande',
  account: /^Client/,
  engagement: /^Mission/,
  offer: /Solution/,
  role: /^Rôle du contact/,
  email: /^Adresse e-mail/,
  firstName: /^Prénom/,
  lastName: /^Nom/,
  phone: /^Téléphone/,
  keepPhone: 'Garder ce numéro',
  send: 'Envoyer pour validation',
  toValidate: 'À valider',
  validate: 'Valider…',
  confirmValidate: 'Valider la demande',
  reject: 'Rejeter…',
  confirmReject: 'Rejeter la demande',
  reason: /^Motif/,
  correct: 'Corriger et renvoyer',
  differences: 'Modifications depuis la dernière décision',
  toCorrect: /^À corriger/,
  toDecide: /^À décider/,
  all: /^Toutes/,
  denied: 'Accès refusé',
  substitutes: 'Suppléants',
  addSubstitute: 'Ajouter un suppléant',
  confirmSubstitute: 'Ajouter le suppléant',
  substitute: /^Suppléant/,
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  insteadOf: 'À la place d’Hélène d’Arcy',
  succeeded: 'Réussie',
  code: /^Code de vérification/,
  verify: 'Vérifier',
  password: /^Nouveau mot de passe/,
  accept: 'Créer mon accès',
  ready: 'Votre accès est prêt',
  signIn: 'Se connecter',
} as const

interface Engagements {
  value: { engagementCode: string; engagementAccountNumber: string }[]
}

/** An open engagement of the demo's partner and manager. */
function engagementOf({ page }: Visitor): Promise<Engagements> {
  return page.evaluate(async () => {
    const filter = "engagementPartnerEmail eq 'partner@parvis.example' and engagementStatut eq 'Actif'"
    const response = await fetch(
      `/api/organisation/v1/Engagements?$top=1&$filter=${encodeURIComponent(filter)}`,
      { headers: { authorization: `Bearer ${localStorage.getItem('parvis.token') ?? ''}` } },
    )
    return (await response.json()) as Engagements
  })
}

/** Fills in the form of a new request, and sends it. @returns the address of its page */
async function request(visitor: Visitor, email: string): Promise<string> {
  const { page } = visitor
  // The form checks whether the address is known: for a new one the response is 404, which the browser logs.
  visitor.expectProblem(/404 .*getContactInfoByEmail/)
  const [engagement] = (await engagementOf(visitor)).value
  const { engagementCode = '', engagementAccountNumber = '' } = engagement ?? {}
  await page.getByRole('main').getByRole('link', { name: text.create, exact: true }).first().click()
  await page.getByRole('combobox', { name: text.account }).fill(engagementAccountNumber)
  await page.getByRole('option', { name: engagementAccountNumber }).click()
  await page.getByRole('combobox', { name: text.engagement }).click()
  await page.getByRole('option', { name: engagementCode }).click()
  await page.getByRole('button', { name: text.offer }).click()
  await page.getByRole('option', { name: /multirapports/ }).click()
  await page.getByRole('textbox', { name: text.role }).fill('Directrice financière')
  await page.getByRole('textbox', { name: text.email }).fill(email)
  await page.getByRole('textbox', { name: text.firstName }).fill('Aïcha')
  await page.getByRole('textbox', { name: text.lastName }).fill('N’Diaye')
  // Not a French mobile number: the form asks, and the reader keeps it.
  await page.getByRole('textbox', { name: text.phone }).fill('01 42 68 53 00')
  await page.getByRole('button', { name: text.send, exact: true }).click()
  await page.getByRole('button', { name: text.keepPhone, exact: true }).click()
  expect(await visitor.accessibilityProblems()).toEqual([])
  await page.getByRole('button', { name: text.send, exact: true }).click()
  await page.waitForURL(/\/app\/confirm\/tdb\/\d+$/)
  await page.getByText(text.toValidate, { exact: true }).first().waitFor()
  return new URL(page.url()).pathname
}

/** The link and code in the e-mail to an address, once it has arrived. */
async function letterTo(email: string): Promise<{ link: string; code: string }> {
  await expect.poll(() => smtp.arrived.some(({ to }) => to === email), { timeout: 30_000 }).toBe(true)
  const raw = smtp.arrived.findLast(({ to }) => to === email)?.raw ?? ''
  const plain = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const link = /\/welcome#[\w-]{43}/.exec(plain)?.[0] ?? ''
  const code = /\b(\d{3})[ \u00a0]?(\d{3})\b/.exec(plain)
  return { link, code: `${code?.[1] ?? ''}${code?.[2] ?? ''}` }
}

const passwordCode = /\b[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}\b/

/** The code for a new password, once its e-mail has arrived. */
async function passwordCodeTo(email: string): Promise<string> {
  const codes = () =>
    smtp.arrived.flatMap(({ to, raw }) => (to === email ? (passwordCode.exec(raw)?.[0] ?? []) : []))
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThan(0)
  return codes().at(-1) ?? ''
}

/** Opens a request from the list of pending decisions: coming from outside, its own address redirects to the list. */
async function openToDecide({ page }: Visitor, address: string, tab = text.toDecide) {
  await page.goto(`${product.url}${address}`)
  await page.waitForURL(/\/app\/confirm\/list$/)
  await page.getByRole('tab', { name: tab }).click()
  await page.locator(`a[href$="${address}"]`).first().click()
  await page.waitForURL(new RegExp(`${address}$`))
}

test('a request is validated, and the contact is onboarded through the invitation', async () => {
  const email = 'aicha.ndiaye@onboarding.example'
  const people = { url: product.url, language: 'fr', width: 1280 } as const
  await visit(people, async manager => {
    const { page } = manager
    await manager.signIn('manager@parvis.example', '/app/confirm/list')
    const address = await request(manager, email)
    expect(await manager.accessibilityProblems()).toEqual([])
    await visit(people, async partner => {
      await partner.signIn('partner@parvis.example')
      await openToDecide(partner, address)
      await partner.page.getByRole('button', { name: text.validate, exact: true }).click()
      const dialog = partner.page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: text.confirmValidate, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    })
    const { link, code } = await letterTo(email)
    await visit({ ...people, width: 320 }, async contact => {
      await contact.page.goto(`${product.url}${link}`)
      const field = contact.page.getByRole('textbox', { name: text.code })
      await field.waitFor()
      expect(contact.page.url()).toBe(`${product.url}/welcome`)
      expect(await contact.accessibilityProblems()).toEqual([])
      expect(await contact.sidewaysScroll()).toBe(0)
      // The page can be reloaded, since the secret stays in the tab, and the link can be opened there again.
      await contact.page.reload()
      await contact.page.goto(`${product.url}${link}`)
      await expect.poll(() => contact.page.url()).toBe(`${product.url}/welcome`)
      await field.fill(code)
      await contact.page.getByRole('button', { name: text.verify, exact: true }).click()
      await contact.page.getByLabel(text.password).fill('quatre chevaux au galop')
      expect(await contact.accessibilityProblems()).toEqual([])
      await contact.page.getByRole('button', { name: text.accept, exact: true }).click()
      await contact.page.getByRole('heading', { level: 1, name: text.ready }).waitFor()
      await contact.page.getByRole('button', { name: text.signIn, exact: true }).click()
      const { words } = contact
      await contact.page.getByLabel(words.email, { exact: true }).fill(email)
      await contact.page.getByLabel(words.password, { exact: true }).fill('quatre chevaux au galop')
      await contact.page.getByRole('button', { name: words.submit, exact: true }).click()
      await contact.page.getByRole('heading', { level: 1, name: words.termsTitle }).waitFor()
    })
    await page.goto(`${product.url}/app/confirm/list`)
    await page.locator(`a[href$="${address}"]`).first().click()
    await page.getByText(text.succeeded, { exact: true }).first().waitFor()
  })
  await visit({ ...people, width: 320 }, async contact => {
    const { page, words } = contact
    await contact.openLanding()
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByRole('link', { name: words.forgotten }).click()
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.sendCode }).click()
    const field = page.getByLabel(words.code, { exact: true })
    await field.waitFor()
    await field.fill(await passwordCodeTo(email))
    await page.locator('#password').fill('trois chevaux au trot')
    await page.getByRole('button', { name: words.changePassword }).click()
    // Only the new one works, and the person is notified.
    await page.getByRole('status').waitFor()
    await page.locator('#password').fill('trois chevaux au trot')
    await page.getByRole('button', { name: words.submit, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.termsTitle }).waitFor()
    await expect
      .poll(() => smtp.arrived.filter(({ to, raw }) => to === email && !passwordCode.test(raw)).length, {
        timeout: 30_000,
      })
      .toBeGreaterThan(1)
  })
})

test.each(languagesHere)('a person who forgot their password asks for a code, in %s', async language => {
  await visit({ url: product.url, language, width: 320 }, async visitor => {
    const { page, words } = visitor
    await visitor.openLanding()
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByRole('link', { name: words.forgotten }).click()
    await page.getByLabel(words.email).fill('nobody@atelier.example')
    expect(await visitor.accessibilityProblems()).toEqual([])
    expect(await visitor.sidewaysScroll()).toBe(0)
    await page.getByRole('button', { name: words.sendCode }).click()
    await page.getByRole('heading', { level: 1, name: words.codeTitle }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    expect(await visitor.sidewaysScroll()).toBe(0)
    // Nothing reveals whether a code was sent; the input is kept, except for the password.
    await page.getByLabel(words.code, { exact: true }).fill('BCDF-GHJK')
    await page.locator('#password').fill('quatre chevaux au galop')
    visitor.expectProblem(/422/)
    await page.getByRole('button', { name: words.changePassword }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel(words.code, { exact: true }).inputValue()).toBe('BCDF-GHJK')
    expect(await page.locator('#password').inputValue()).toBe('')
    expect(await visitor.accessibilityProblems()).toEqual([])
    expect(await visitor.sidewaysScroll()).toBe(0)
  })
})

test('a rejected request is corrected, and the next decision shows what changed', async () => {
  const people = { url: product.url, language: 'fr', width: 1280 } as const
  await visit(people, async manager => {
    const { page } = manager
    await manager.signIn('manager@parvis.example', '/app/confirm/list')
    const address = await request(manager, 'noe.petit@onboarding.example')
    await visit(people, async partner => {
      await partner.signIn('partner@parvis.example')
      await openToDecide(partner, address)
      await partner.page.getByRole('button', { name: text.reject, exact: true }).click()
      const dialog = partner.page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: text.reason }).fill('Prénom erroné')
      await dialog.getByRole('button', { name: text.confirmReject, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })

      await page.goto(`${product.url}/app/confirm/list`)
      await page.getByRole('tab', { name: text.toCorrect }).click()
      await page.locator(`a[href$="${address}"]`).first().click()
      await page.getByText('Prénom erroné').first().waitFor()
      await page.getByRole('link', { name: text.correct, exact: true }).click()
      await page.getByRole('textbox', { name: text.firstName }).fill('Noé')
      await page.getByRole('button', { name: text.correct, exact: true }).click()
      await page.waitForURL(new RegExp(`${address}$`))
      await page.getByText(text.toValidate, { exact: true }).first().waitFor()

      await openToDecide(partner, address)
      await partner.page.getByRole('heading', { name: text.differences }).waitFor()
      await partner.page.getByText('Après\u00a0: Noé').first().waitFor()
      expect(await partner.accessibilityProblems()).toEqual([])
    })
  })
})

/** Validates a request through the services, whatever the screen offers. @returns the code of the refusal */
async function validateByHand({ page }: Visitor, address: string): Promise<string | undefined> {
  const id = address.split('/').at(-1) ?? ''
  return page.evaluate(async key => {
    const response = await fetch(`/api/organisation/v1/OnBoardingRequest(${key})`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${localStorage.getItem('parvis.token') ?? ''}`,
        'content-type': 'application/json',
        'if-match': '*',
      },
      body: JSON.stringify({ statut: 'validated' }),
    })
    return ((await response.json()) as { code?: string }).code
  }, id)
}

/** Types a day into the parts of a French date field. */
async function typeDay({ page }: Visitor, label: string, day: string) {
  const group = page.getByRole('group', { name: new RegExp(`^${label}`) })
  await group.getByRole('spinbutton').first().click()
  const [year = '', month = '', date = ''] = day.split('-')
  await page.keyboard.type(date + month + year)
}

test('a partner names a substitute for some days, who decides, and nobody else', async () => {
  const people = { url: product.url, language: 'fr', width: 1280 } as const
  const dayFrom = (offset: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() + offset * 86_400_000)
  await visit(people, async partner => {
    await partner.signIn('partner@parvis.example', '/app/confirm/list')
    const address = await request(partner, 'lea.moreau@onboarding.example')
    await visit(people, async manager => {
      const { page } = manager
      await manager.signIn('manager@parvis.example')
      // Before that, they can read it but are refused.
      await openToDecide(manager, address, text.all)
      await page.getByText(text.denied, { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: text.validate, exact: true }).count()).toBe(0)
      manager.expectProblem(/403 .*OnBoardingRequest\(\d+\)/)
      expect(await validateByHand(manager, address)).toBe('onboarding-not-validator')

      await partner.page.goto(`${product.url}/app/confirm/list`)
      await partner.page.getByRole('link', { name: text.substitutes, exact: true }).first().click()
      await partner.page.getByRole('button', { name: text.addSubstitute, exact: true }).first().click()
      const dialog = partner.page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: text.substitute }).fill('Okafor')
      await partner.page.getByRole('option', { name: /Samuel Okafor/ }).click()
      await typeDay(partner, text.firstDay, dayFrom(0))
      await typeDay(partner, text.lastDay, dayFrom(3))
      expect(await partner.accessibilityProblems()).toEqual([])
      await dialog.getByRole('button', { name: text.confirmSubstitute, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })

      await openToDecide(manager, address)
      await page.getByRole('button', { name: text.validate, exact: true }).click()
      const decision = page.getByRole('alertdialog')
      await decision.getByRole('button', { name: text.confirmValidate, exact: true }).click()
      await decision.waitFor({ state: 'hidden' })
      // The history says on whose behalf.
      await page.getByText(text.insteadOf, { exact: true }).waitFor()
      expect(await manager.accessibilityProblems()).toEqual([])
    })
    // A person of the firm who was not named is refused throughout.
    await visit(people, async other => {
      await other.signIn('staff@parvis.example')
      other.expectProblem(/40[34] .*OnBoardingRequest\(\d+\)/)
      expect(['scope-missing', 'not-found']).toContain(await validateByHand(other, address))
    })
  })
})

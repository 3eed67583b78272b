/**
 * An external signer: staff names them, they open the link in a real e-mail at 320 px, prove their address with the
 * code from another one, read, sign by keyboard, and download the signed document. Resending a link invalidates the
 * previous one. A time-stamp authority stamps the signature.
 */
import { startSmtp, type TestSmtp } from '@parvis/services/smtp-server.test-support'
import { startTsa, type Tsa } from '@parvis/services/time-stamps.test-support'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo } from '../product/demo-folder.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { enter, tabTo, typeInto } from './keyboard.ts'
import { onePagePdf } from './one-page-pdf.ts'
import { visit, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

let smtp: TestSmtp
let tsa: Tsa
let product: RunningProduct

beforeAll(async () => {
  smtp = await startSmtp()
  tsa = await startTsa()
  product = await startDemo({ env: { SMTP_URL: smtp.url, TSA_URL: tsa.url } })
}, 180_000)

afterAll(async () => {
  await product.stop()
  await smtp.close()
  await tsa.close()
})

const wordsIn = {
  en: {
    several: 'Several people',
    stamped: /^Time-stamped on .+ by Horodatage Durand$/,
    add: /^Add someone from outside…$/,
    name: /^First and last name/,
    email: /^Email address/,
    language: 'English',
    confirm: 'Add to the signers',
    message: /^Message/,
    send: 'Send for signature',
    signers: 'Signers',
    sendLink: 'Send the link again to Nadia Belkacem',
    linkSent: 'The link was sent by email.',
    proved: 'The email address was verified by a link and a code.',
    history: 'Activity',
    event: 'Email address verified by a link and a code',
    from: /From the network address/,
    replaced: 'A newer link was sent',
    sendCode: 'Send me a code',
    code: /^Verification code/,
    wrong: /attempts left/,
    read: 'Read the document',
    consent: /^I have read this document/,
    sign: 'Sign the document',
    signed: 'You signed the document',
    download: 'Download the document',
    completed: 'Signed by everyone',
  },
  fr: {
    several: 'Plusieurs personnes',
    stamped: /^Horodaté le .+ par Horodatage Durand$/,
    add: /^Ajouter une personne extérieure…$/,
    name: /^Prénom et nom/,
    email: /^Adresse e-mail/,
    language: 'Français',
    confirm: 'Ajouter aux signataires',
    message: /^Message/,
    send: 'Envoyer pour signature',
    signers: 'Signataires',
    sendLink: 'Renvoyer le lien à Nadia Belkacem',
    linkSent: 'Le lien a été envoyé par e-mail.',
    proved: 'L’adresse e-mail a été vérifiée par un lien et un code.',
    history: 'Activité',
    event: 'Adresse e-mail vérifiée par un lien et un code',
    from: /Depuis l’adresse réseau/,
    replaced: 'Un lien plus récent a été envoyé',
    sendCode: 'Recevoir un code',
    code: /^Code de vérification/,
    wrong: /essais/,
    read: 'Lire le document',
    consent: /^J’ai lu ce document/,
    sign: 'Signer le document',
    signed: 'Vous avez signé le document',
    download: 'Télécharger le document',
    completed: 'Signé par tous',
  },
} as const satisfies Record<Language, unknown>

/** The texts of the e-mails to an address, oldest first, once there are that many. */
async function lettersTo(email: string, count: number): Promise<string[]> {
  const found = () => smtp.arrived.filter(({ to }) => to === email)
  await expect.poll(() => found().length, { timeout: 30_000 }).toBe(count)
  return found().map(({ raw }) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
}

const linkIn = (letter: string | undefined) => /\/sign\/guest#[\w-]{43}/.exec(letter ?? '')?.[0] ?? ''

function codeIn(letter: string | undefined): string {
  const code = /\b(\d{3})[ \u00a0]?(\d{3})\b/.exec(letter ?? '')
  return `${code?.[1] ?? ''}${code?.[2] ?? ''}`
}

/** Sends a PDF to an external signer. */
async function ask(staff: Visitor, language: Language, email: string) {
  const { page } = staff
  const own = wordsIn[language]
  const name = `Attestation ${language}.pdf`
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  const file = { name, buffer: onePagePdf(`Attestation ${language}`), mimeType: 'application/pdf' }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('radio', { name: own.several }).focus()
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: own.add }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByRole('textbox', { name: own.name }), 'Nadia Belkacem')
  await typeInto(page, dialog.getByRole('textbox', { name: own.email }), email)
  await dialog.getByRole('radio', { name: own.language }).focus()
  await page.keyboard.press('Space')
  expect(await staff.accessibilityProblems()).toEqual([])
  await enter(page, dialog.getByRole('button', { name: own.confirm }))
  await dialog.waitFor({ state: 'detached' })
  await typeInto(page, page.getByRole('textbox', { name: own.message }), 'Merci / Thank you')
  await enter(page, page.getByRole('button', { name: own.send, exact: true }))
  await page.getByRole('tab', { name: own.signers }).click()
  await page.getByText(own.linkSent).waitFor()
  expect(await staff.accessibilityProblems()).toEqual([])
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]
  const email = `nadia.${language}@banque.example`

  test('an external signer signs with a link and a code, at 320 px by keyboard', async () => {
    const { url } = product
    await visit({ url, language, width: 1280 }, async staff => {
      await staff.signIn('staff@parvis.example', '/app/sign/new')
      await ask(staff, language, email)
      const [first] = await lettersTo(email, 1)
      // The sender sends it again: the previous link becomes invalid.
      await staff.page.getByRole('button', { name: own.sendLink }).focus()
      await staff.page.keyboard.press('Enter')
      const [, second] = await lettersTo(email, 2)
      expect(linkIn(second)).not.toBe(linkIn(first))

      await visit({ url, language, width: 320 }, async guest => {
        const { page } = guest
        await page.goto(`${url}${linkIn(first)}`)
        await page.getByRole('heading', { level: 1, name: own.replaced }).waitFor()
        await page.goto(`${url}${linkIn(second)}`)
        await page.getByRole('heading', { level: 1, name: `Attestation ${language}.pdf` }).waitFor()
        // The secret is removed from the address at once.
        expect(page.url()).toBe(`${url}/sign/guest`)
        expect(await guest.accessibilityProblems()).toEqual([])
        await enter(page, page.getByRole('button', { name: own.sendCode }))
        const field = page.getByRole('textbox', { name: own.code })
        await field.waitFor()
        const code = codeIn((await lettersTo(email, 3)).at(-1))
        guest.expectProblem(/422/)
        await typeInto(page, field, code === '111111' ? '222222' : '111111')
        await page.keyboard.press('Enter')
        await page.getByText(own.wrong).waitFor()
        await typeInto(page, field, code)
        await page.keyboard.press('Enter')
        const read = page.getByRole('button', { name: own.read })
        await read.waitFor()
        expect(await guest.accessibilityProblems()).toEqual([])
        await enter(page, read)
        const consent = page.getByRole('checkbox', { name: own.consent })
        await expect.poll(() => consent.isEnabled(), { timeout: 30_000 }).toBe(true)
        await tabTo(page, consent)
        await page.keyboard.press('Space')
        await enter(page, page.getByRole('button', { name: own.sign }))
        await page.getByRole('heading', { level: 1, name: own.signed }).waitFor()
        expect(await guest.accessibilityProblems()).toEqual([])
        const saving = page.waitForEvent('download')
        await enter(page, page.getByRole('button', { name: own.download }))
        const saved = await saving
        expect(saved.suggestedFilename()).toBe(`Attestation ${language}.pdf`)
        const signed = (await readFile(await saved.path())).toString('latin1')
        expect(signed).toContain('ETSI.CAdES.detached')
      })

      const { page } = staff
      await page.reload()
      await page.getByText(own.completed).first().waitFor()
      await page.getByRole('tab', { name: own.signers }).click()
      await page.getByText(own.proved).waitFor()
      await page.getByText(own.stamped).waitFor()
      await page.getByRole('tab', { name: own.history }).click()
      await page.getByText(own.event).waitFor()
      await page.getByText(own.stamped).waitFor()
      await page.getByText(own.from).first().waitFor()
    })
  })
})

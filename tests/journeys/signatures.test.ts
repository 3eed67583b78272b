/**
 * A PDF from upload to signature: staff signs one alone, by keyboard, and verifies the download; then asks a colleague
 * and a client, who sign it one after the other, the client at 320 px, who keeps the audit trail. A file that cannot
 * be signed says why.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { onePagePdf as pdf } from './one-page-pdf.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    read: 'Read the document',
    preset: /Position on the page/,
    bottomLeft: 'Bottom left',
    mark: /move with the arrow keys/,
    continue: 'Continue to sign',
    name: /^Your name/,
    byPicture: 'Choose an image of your signature',
    ink: /^Your signature, as/,
    consent: /^I have read this document/,
    sign: 'Sign the document',
    done: 'You signed the document',
    completed: 'Everyone has signed',
    download: 'Download',
    trail: 'Download the audit trail',
    history: 'Activity',
    intact: 'The signature is intact',
    broken: 'The signature does not hold',
    own: /Issued by this portal/,
    encrypted: /This PDF is encrypted/,
    several: 'Several people',
    people: /^People who sign/,
    meToo: 'I sign too',
    inOrder: 'One after the other, in order',
    message: /^Message/,
    send: 'Send for signature',
    waiting: /Waiting for/,
    remind: 'Send a reminder',
    remindNow: 'Send the reminder',
    reminded: 'Reminder sent',
    forYou: /asks you to sign/,
    decline: 'Decline to sign',
    saveTemplate: /^Save as a template/,
    templateName: /^Name of the template/,
    fromEnd: 'From the last page',
    saveIt: 'Save the template',
    templateSaved: 'The template was saved',
    useTemplate: /^Use a template/,
    useIt: 'Use the template',
    used: /was used$/,
    addField: /^Add a field for/,
    text: 'Text',
    initials: 'Initials',
    label: /^Label/,
    guide: 'What is left to fill in',
    next: /^Next: /,
    ready: 'Everything is done',
  },
  fr: {
    read: 'Lire le document',
    preset: /Position sur la page/,
    bottomLeft: 'En bas à gauche',
    mark: /déplacer avec les flèches/,
    continue: 'Continuer vers la signature',
    name: /^Votre nom/,
    byPicture: 'Choisir une image de votre signature',
    ink: /^Votre signature, comme/,
    consent: /^J’ai lu ce document/,
    sign: 'Signer le document',
    done: 'Vous avez signé le document',
    completed: 'Tous les signataires ont signé',
    download: 'Télécharger',
    trail: 'Télécharger le journal de signature',
    history: 'Activité',
    intact: 'La signature est intacte',
    broken: 'La signature est non valide',
    own: /Émis par ce portail/,
    encrypted: /Ce PDF est chiffré/,
    several: 'Plusieurs personnes',
    people: /^Signataires/,
    meToo: 'Je signe aussi',
    inOrder: 'L’un après l’autre, dans l’ordre',
    message: /^Message/,
    send: 'Envoyer pour signature',
    waiting: /En attente de/,
    remind: 'Envoyer un rappel',
    remindNow: 'Envoyer le rappel',
    reminded: 'Rappel envoyé',
    forYou: /vous demande de signer/,
    decline: 'Refuser de signer',
    saveTemplate: /^Enregistrer comme modèle/,
    templateName: /^Nom du modèle/,
    fromEnd: 'Depuis la dernière page',
    saveIt: 'Enregistrer le modèle',
    templateSaved: 'Le modèle est enregistré',
    useTemplate: /^Utiliser un modèle/,
    useIt: 'Utiliser le modèle',
    used: /est utilisé$/,
    addField: /^Ajouter un champ pour/,
    text: 'Texte',
    initials: 'Paraphe',
    label: /^Libellé/,
    guide: 'Ce qui reste à remplir',
    next: /^Suivant\s: /,
    ready: 'Tout est fait',
  },
} as const satisfies Record<Language, unknown>

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/pdf' })

/** Focuses an element as Tab would, and presses a key. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'checkbox' = 'button') {
  const target = page.getByRole(role, { name, exact: true })
  await target.focus()
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}

/** A line of ink on grey paper, as scanned. */
async function scanned(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const [width, height] = [(canvas.width = 1200), (canvas.height = 800)]
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.fillStyle = '#e4e1d8'
    context.fillRect(0, 0, width, height)
    context.lineWidth = 8
    context.strokeStyle = '#10185a'
    context.beginPath()
    context.moveTo(300, 420)
    context.bezierCurveTo(450, 200, 600, 600, 900, 380)
    context.stroke()
    return canvas.toDataURL('image/jpeg', 0.9)
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** Reads the document, agrees, and signs. */
async function signHere(page: Page, own: (typeof wordsIn)[Language]): Promise<void> {
  await press(page, own.read)
  // It is enabled once the document has loaded.
  await expect.poll(() => page.getByRole('checkbox', { name: own.consent }).isEnabled()).toBe(true)
  await press(page, own.consent, 'checkbox')
  await press(page, own.sign)
  await page.getByText(own.done).waitFor()
}

/** Downloads a file with a button. */
async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return readFile(await download.path())
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]
  const mandate = `Mandat ${language}.pdf`

  test('a person signs alone by keyboard, and verifies the download', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      // A file that cannot be signed is refused.
      staff.expectProblem(/422/)
      await staff.open('/app/sign/new')
      await page.locator('input[type=file]').waitFor({ state: 'attached' })
      expect(await staff.accessibilityProblems()).toEqual([])
      await choose(page, 'Secret.pdf', pdf('Secret', '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 >> '))
      await page.getByText(own.encrypted).first().waitFor()
      await staff.open('/app/sign/new')
      await choose(page, `Lettre ${language}.pdf`, pdf(`Lettre ${language}`))
      await page.getByRole('heading', { level: 1, name: `Lettre ${language}.pdf` }).waitFor()
      await press(page, own.read)
      const mark = page.getByRole('button', { name: own.mark })
      await mark.waitFor()
      const before = await mark.boundingBox()
      await mark.focus()
      await page.keyboard.press('Shift+ArrowLeft')
      await expect.poll(async () => (await mark.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
      expect(await staff.accessibilityProblems()).toEqual([])
      await page.getByRole('button', { name: own.preset }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('option', { name: own.bottomLeft }).click()
      // The next documents get the same places.
      await press(page, own.saveTemplate)
      const saving = page.getByRole('dialog')
      await saving.getByRole('textbox', { name: own.templateName }).fill(`Lettres ${language}`)
      await saving.getByRole('radio', { name: own.fromEnd }).focus()
      await page.keyboard.press('Space')
      expect(await staff.accessibilityProblems()).toEqual([])
      await press(page, own.saveIt)
      await page.getByText(own.templateSaved).waitFor()
      await press(page, own.continue)

      await page.getByRole('textbox', { name: own.name }).fill('Théo Lefèvre')
      expect(await staff.accessibilityProblems()).toEqual([])
      await signHere(page, own)
      await page.getByText(own.completed).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      const signed = await downloaded(page, own.download)
      await page.getByRole('tab', { name: own.history }).click()
      await page
        .getByText(/SHA-256/)
        .first()
        .waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])

      await staff.open('/app/sign/verify')
      await choose(page, 'signed.pdf', signed)
      await page.getByText(own.intact).waitFor()
      await page.getByText(own.own).waitFor()
      expect(await page.getByRole('heading', { level: 2, name: 'Théo Lefèvre' }).count()).toBe(1)
      expect(await staff.accessibilityProblems()).toEqual([])
      // Change one letter of the text.
      const changed = Buffer.from(signed)
      changed[changed.indexOf(`Lettre ${language}`)] = 'B'.charCodeAt(0)
      await choose(page, 'changed.pdf', changed)
      await page.getByText(own.broken).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
    })
  })

  test('a colleague and a client sign one after the other, each in turn', async () => {
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async staff => {
      const { page } = staff
      await staff.open('/app/sign/new')
      await choose(page, mandate, pdf(`Mandat ${language}`))
      await page.getByRole('heading', { level: 1, name: mandate }).waitFor()
      await page.getByRole('radio', { name: own.several }).check({ force: true })
      const box = page.getByRole('combobox', { name: own.people })
      for (const email of ['manager@parvis.example', 'client@customer.example']) {
        await box.fill(email)
        await page.getByRole('option', { name: email }).first().click()
      }
      await page.keyboard.press('Escape')
      await page.getByRole('radio', { name: own.inOrder }).check({ force: true })
      // The first one signs in the same place as in the previous letter.
      await press(page, own.useTemplate)
      const templates = page.getByRole('dialog')
      await templates.getByRole('radio', { name: `Lettres ${language}` }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await press(page, own.useIt)
      await page.getByRole('status', { name: own.used }).waitFor()
      expect(await page.getByRole('button', { name: own.preset }).textContent()).toContain(own.bottomLeft)
      // The first signer fills in a line, and their initials on every page.
      for (const kind of [own.text, own.initials]) {
        await press(page, own.addField)
        await page.getByRole('menuitem', { name: kind, exact: true }).click()
        await page.getByRole('menu').waitFor({ state: 'detached' })
        await page.getByRole('textbox', { name: own.label }).fill(`Ville ${kind}`)
      }
      await page.getByRole('textbox', { name: own.message }).fill('Avant vendredi, merci.')
      expect(await staff.accessibilityProblems()).toEqual([])
      await press(page, own.send)
      await page.getByText(own.waiting).first().waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
      await press(page, own.remind)
      await press(page, own.remindNow)
      // Only once a day.
      await page.getByRole('button', { name: own.remind, exact: true }).waitFor({ state: 'detached' })
      await page.getByRole('tab', { name: own.history }).click()
      await page.getByText(own.reminded, { exact: true }).waitFor()
      expect(await staff.accessibilityProblems()).toEqual([])
    })
    await visit({ url, language, width: 1280, as: 'manager@parvis.example' }, async manager => {
      const { page } = manager
      await manager.open('/app/sign')
      await page.getByRole('link', { name: mandate }).first().click()
      await page.getByText('Avant vendredi, merci.').waitFor()
      await page.getByRole('radio', { name: own.byPicture }).focus()
      await page.keyboard.press('Space')
      const file = { name: 'signature.jpg', buffer: await scanned(page), mimeType: 'image/jpeg' }
      await page.locator('[data-field=look] input[type=file]').setInputFiles(file)
      await page.getByRole('img', { name: own.ink }).waitFor()
      expect(await manager.accessibilityProblems()).toEqual([])
      // The bar leads to the document, to the line and to the consent, and stays visible.
      const guide = page.getByRole('group', { name: own.guide })
      const next = guide.getByRole('button', { name: own.next })
      expect(await guide.evaluate(bar => bar.getBoundingClientRect().bottom <= innerHeight + 1)).toBe(true)
      await next.press('Enter')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByRole('checkbox', { name: own.consent }).isEnabled()).toBe(true)
      await next.press('Enter')
      await page.keyboard.type('Lyon')
      expect(await page.getByRole('textbox', { name: `Ville ${own.text}` }).inputValue()).toBe('Lyon')
      await next.press('Enter')
      await page.keyboard.press('Space')
      await guide.getByText(own.ready).waitFor()
      expect(await manager.accessibilityProblems()).toEqual([])
      await press(page, own.sign)
      await page.getByText(own.done).waitFor()
    })
    await visit({ url, language, width: 320, as: 'client@customer.example' }, async client => {
      const { page } = client
      await client.open('/app/sign')
      await page.getByRole('link', { name: mandate }).first().click()
      await page.getByRole('button', { name: own.decline }).waitFor()
      expect(await client.accessibilityProblems()).toEqual([])
      expect(await client.sidewaysScroll()).toBe(0)
      await signHere(page, own)
      await page.getByText(own.completed).first().waitFor()
      expect(await client.sidewaysScroll()).toBe(0)
      // The file contains what the first one filled in, and their signature is still valid.
      const file = await downloaded(page, own.download)
      expect(file.includes(Buffer.from('Lyon', 'utf16le').swap16().toString('hex').toUpperCase())).toBe(true)
      await client.open('/app/sign/verify')
      await choose(page, 'mandate.pdf', file)
      await expect.poll(() => page.getByText(own.intact).count()).toBe(2)
      await client.open('/app/sign')
      await page.getByRole('link', { name: mandate }).first().click()
      // They can keep the audit trail, which is valid as well.
      const trail = await downloaded(page, own.trail)
      await client.open('/app/sign/verify')
      await choose(page, 'trail.pdf', trail)
      await page.getByText(own.intact).waitFor()
      expect(await page.getByRole('heading', { level: 2, name: 'Parvis' }).count()).toBe(1)
    })
  })
})

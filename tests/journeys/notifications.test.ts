/** An administrator notifies staff and clients; they get it at once, read it, and lose it when it is stopped. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit, type DemoPerson } from './visitor.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

/** The texts on screen. */
const wordsIn = {
  en: {
    menu: 'Notifications',
    list: 'Notifications',
    create: 'Notify staff',
    createForClients: 'Notify clients',
    newForClients: 'New notification for clients',
    title: 'French title',
    text: 'French text',
    englishTitle: 'English title',
    englishText: 'English text',
    application: 'Application',
    send: 'Send now…',
    sendTo: /^Send it to [\d,]+ (person|people) now\?$/,
    confirm: 'Send now',
    sent: 'Notification sent',
    critical: 'Critical',
    stop: 'Stop…',
    confirmStop: 'Stop notification',
    required: 'English text is required.',
    unread: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`),
    dismiss: 'I have read it',
    all: 'All notifications',
    history: 'Your notifications',
    everyone: 'Everyone, staff and clients',
  },
  fr: {
    menu: 'Notifications',
    list: 'Notifications',
    create: 'Informer les collaborateurs',
    createForClients: 'Informer les clients',
    newForClients: 'Nouvelle notification aux clients',
    title: 'Titre français',
    text: 'Texte français',
    englishTitle: 'Titre anglais',
    englishText: 'Texte anglais',
    application: 'Application',
    send: 'Envoyer maintenant…',
    sendTo: /^L’envoyer maintenant à [\d\s]+ personnes?\s\?$/,
    confirm: 'Envoyer maintenant',
    sent: 'Notification envoyée',
    critical: 'Critique',
    stop: 'Arrêter…',
    confirmStop: 'Arrêter la notification',
    required: 'Texte anglais est obligatoire.',
    unread: (count: number) =>
      count === 0 ? 'Notifications' : `Notifications, ${count} ${count === 1 ? 'non lue' : 'non lues'}`,
    dismiss: 'Je l’ai lue',
    all: 'Toutes les notifications',
    history: 'Vos notifications',
    everyone: 'Tout le monde, collaborateurs et clients',
  },
} as const satisfies Record<Language, unknown>

/** Titles used by this file, for cleaning up. */
const given: string[] = []
const ownTitle = (words: string) => {
  const title = `${words} ${randomUUID().slice(0, 8)}`
  given.push(title)
  return title
}

afterEach(async () => {
  const { body } = await callAs<{ value: { id: number; title: string }[] }>(
    'admin@parvis.example',
    '/portal/v1/Notifications?$top=500',
  )
  for (const { id, title } of body.value)
    if (given.includes(title))
      await callAs('admin@parvis.example', `/portal/v1/Notifications(${id})`, { method: 'DELETE' })
  given.length = 0
})

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(,|$)/ })
/** The number of unread notifications shown on the bell. */
async function unreadOn(page: Page): Promise<number> {
  await bell(page).waitFor()
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

/** Waits until the bell shows the person's unread count. @returns the number */
async function readBell(page: Page, as: DemoPerson): Promise<number> {
  const { body } = await callAs<{ unreadCount: number }>(as, '/portal/v1/MyNotifications?$top=1')
  await expect.poll(() => unreadOn(page)).toBe(body.unreadCount)
  return body.unreadCount
}

interface Letter {
  title: string
  isCritical?: boolean
}

/** Fills in the form, and submits it once the number of recipients is shown. */
async function send(page: Page, language: Language, { title, isCritical = false }: Letter): Promise<void> {
  const text = wordsIn[language]
  const form = page.getByRole('form')
  const fill = (label: string, words: string) =>
    form.getByRole('textbox', { name: new RegExp(`^${label}\\W*$`) }).fill(words)
  await fill(text.title, title)
  await fill(text.text, 'Un texte.')
  await fill(text.englishTitle, title)
  await form.getByRole('button', { name: new RegExp(`^.*${text.application}`) }).click()
  await page.getByRole('option').first().click()
  if (isCritical)
    await form
      .getByText(new RegExp(`^${text.critical}`))
      .first()
      .click()
  // A single language is refused at the missing field.
  await form.getByRole('button', { name: text.send, exact: true }).click()
  await form.getByText(text.required).first().waitFor()
  await fill(text.englishText, 'A text.')
  await form.getByRole('button', { name: text.send, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: text.sendTo })
  await dialog.getByRole('button', { name: text.confirm, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: text.list, exact: true }).waitFor()
}

test('staff get it at once in every window, read it, and lose it when it is stopped', async () => {
  const title = ownTitle('Alerte')
  await visit({ url, language: 'en', width: 1280, as: 'staff@parvis.example' }, async staff => {
    await staff.open('/')
    const text = wordsIn.en
    const before = await readBell(staff.page, 'staff@parvis.example')
    const other = await staff.openTab()
    await other.goto('/profile')
    await expect.poll(() => unreadOn(other)).toBe(before)

    await visit({ url, language: 'fr', width: 1280, as: 'admin@parvis.example' }, async administrator => {
      const { page, words } = administrator
      const own = wordsIn.fr
      await administrator.open('/')
      await page
        .getByRole('list', { name: words.applications })
        .getByRole('link', { name: own.menu, exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: own.list, exact: true }).waitFor()
      await page.getByRole('rowheader').first().waitFor()
      expect(await page.evaluate(() => document.body.classList.contains('notif'))).toBe(true)
      expect(await administrator.accessibilityProblems()).toEqual([])
      await page.getByRole('main').getByRole('link', { name: own.create, exact: true }).click()
      await page.getByRole('form').waitFor()
      expect(await administrator.accessibilityProblems()).toEqual([])
      await send(page, 'fr', { title, isCritical: true })

      // Live, next to the recipient's page, which does not move.
      await staff.page.getByRole('alertdialog', { name: title }).waitFor()
      await other.getByRole('alertdialog', { name: title }).waitFor()
      // As a banner on the next page.
      await other.goto('/profile')
      await other.getByRole('alert', { name: title }).waitFor()
      await expect.poll(() => unreadOn(staff.page)).toBe(before + 1)
      await expect.poll(() => unreadOn(other)).toBe(before + 1)
      expect(await staff.accessibilityProblems()).toEqual([])
      await bell(staff.page).click()
      const panel = staff.page.getByRole('dialog', { name: 'Notifications' })
      await panel.getByRole('row', { name: new RegExp(title) }).click()
      await expect.poll(() => unreadOn(other)).toBe(before)
      await other.getByRole('alert', { name: title }).waitFor({ state: 'detached' })
      await staff.page.getByRole('alertdialog', { name: title }).waitFor({ state: 'detached' })
      expect(await staff.accessibilityProblems()).toEqual([])

      // Its reader is counted, and once it is stopped only the history has it.
      await page.getByRole('searchbox').last().fill(title)
      const row = page.getByRole('row', { name: new RegExp(title) })
      await row.getByText(/^1 sur \d+$/).waitFor()
      await row.getByRole('link', { name: title }).click()
      await page.getByRole('button', { name: own.stop, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: own.confirmStop, exact: true }).click()
      await panel.getByRole('row', { name: new RegExp(title) }).waitFor({ state: 'detached' })
    })
    await staff.page.getByRole('link', { name: /all notifications/i }).click()
    await staff.page.getByRole('heading', { level: 1, name: text.history }).waitFor()
    await staff.page.getByRole('link', { name: title }).or(staff.page.getByText(title)).first().waitFor()
    expect(await staff.accessibilityProblems()).toEqual([])
  })
})

test('a client gets notifications for clients, even after a lost network', async () => {
  const [first, second] = [ownTitle('Bilan'), ownTitle('Annonce')]
  await visit({ url, language: 'fr', width: 320, as: 'client@customer.example' }, async client => {
    await client.open('/')
    const before = await readBell(client.page, 'client@customer.example')
    await visit({ url, language: 'en', width: 1280, as: 'admin@parvis.example' }, async administrator => {
      const { page } = administrator
      const text = wordsIn.en
      const write = async (title: string) => {
        await administrator.open('/notif/client/new')
        await page.getByRole('heading', { level: 1, name: text.newForClients }).waitFor()
        await send(page, 'en', { title })
      }
      await write(first)
      // Others may notify the client meanwhile, so the number from the services counts.
      expect(await readBell(client.page, 'client@customer.example')).toBeGreaterThan(before)
      client.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/i)
      await client.setOffline(true)
      await write(second)
      await client.setOffline(false)
      expect(await readBell(client.page, 'client@customer.example')).toBeGreaterThan(before + 1)
    })
    await bell(client.page).click()
    const panel = client.page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('row', { name: new RegExp(second) }).waitFor()
    expect(await panel.getByRole('row', { name: new RegExp(first) }).count()).toBe(1)
    expect(await client.sidewaysScroll()).toBe(0)
    expect(await client.accessibilityProblems()).toEqual([])
  })
})

test('a person without the right has no menu, and is refused at each address and by each call', async () => {
  for (const as of ['staff@parvis.example', 'client@customer.example'] as const) {
    await visit({ url, language: 'fr', width: 1280, as }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/')
      await bell(page).waitFor()
      expect(await page.getByRole('link', { name: wordsIn.fr.menu, exact: true }).count()).toBe(0)
      for (const [path, scope] of [
        ['/notif/allnotif', 'Notifications.Manage'],
        ['/notif/allnotif/1', 'Notifications.Manage'],
        ['/notif/new', 'Notifications.Manage'],
        ['/notif/client/new', 'Notifications.ManageClients'],
      ] as const) {
        await visitor.open(path)
        await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
        // Clients are not told the names of scopes.
        const named = page.getByText(words.missingRight(scope), { exact: true })
        expect(await named.count()).toBe(as === 'client@customer.example' ? 0 : 1)
      }
    })
    for (const [method, path] of [
      ['GET', '/Notifications'],
      ['GET', '/NotificationRecipients?audience=staff&forClients=false'],
      ['DELETE', '/Notifications(1)'],
    ] as const)
      expect(await callAs(as, `/portal/v1${path}`, { method }), `${as} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'scope-missing' },
      })
  }
})

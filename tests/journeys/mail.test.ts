/**
 * Without a mail server, the portal's messages stay in the outbox, where an administrator reads them in both
 * languages.
 */
import { expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { type Listed, plannedForClient } from './planned-request.ts'
import { visit } from './visitor.ts'

const url = inject('product-url')
const administrator = 'admin@parvis.example'

const wordsIn = {
  fr: {
    menu: 'Administration',
    list: 'Messagerie sortante',
    keptHere: 'Les messages sont conservés ici et ne partent pas',
    status: 'Conservé ici',
    notice: 'Ce message n’est pas parti',
    open: 'Ouvrir la demande',
  },
  en: {
    list: 'Outgoing email',
    keptHere: 'Messages are kept here and do not leave',
    notice: 'This message has not left',
  },
} as const

test('an administrator reads the message to the person who made a request', async () => {
  const { id } = await plannedForClient()
  const filter = `aboutEntity eq 'PlanningRequest' and aboutId eq ${id} and status eq 'kept'`
  const kept = async () =>
    (
      await callAs<Listed<{ id: number; subject: string; recipient: string }>>(
        administrator,
        `/portal/v1/Mails?$filter=${encodeURIComponent(filter)}`,
      )
    ).body.value
  await expect
    .poll(async () => (await kept()).map(({ recipient }) => recipient))
    .toEqual(['staff@parvis.example'])
  const [message] = await kept()
  const subject = message?.subject ?? ''
  expect(subject).toContain(`R-${String(id).padStart(6, '0')}`)

  const fr = wordsIn.fr
  await visit({ url, language: 'fr', width: 1280, as: administrator }, async visitor => {
    const { page, words } = visitor
    await visitor.open('/')
    await page
      .getByRole('list', { name: words.applications })
      .getByRole('link', { name: fr.menu, exact: true })
      .click()
    await page.getByRole('link', { name: fr.list, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: fr.list, exact: true }).waitFor()
    await page.getByText(fr.keptHere, { exact: true }).waitFor()
    await page.getByRole('link', { name: subject, exact: true }).first().waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])

    await page.getByRole('link', { name: subject, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor()
    await page.getByText(fr.notice, { exact: true }).waitFor()
    // As most people see it, in a separate frame without scripts.
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor()
    expect(await frame.getByRole('link', { name: fr.open, exact: true }).getAttribute('href')).toBe(
      `${url}/app/dshb2/requests/${id}`,
    )
    // And as plain text beside it.
    await page.getByText(`${url}/app/dshb2/requests/${id}`).first().waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
  })

  const en = wordsIn.en
  await visit({ url, language: 'en', width: 320, as: administrator }, async visitor => {
    const { page } = visitor
    await visitor.open('/app/admin/mail')
    await page.getByRole('heading', { level: 1, name: en.list, exact: true }).waitFor()
    await page.getByText(en.keptHere, { exact: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
    await visitor.open(`/app/admin/mail/${message?.id ?? 0}`)
    await page.getByText(en.notice, { exact: true }).waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])
  })
})

test('staff do not see the outbox', async () => {
  const { status } = await callAs('manager@parvis.example', '/portal/v1/Mails')
  expect(status).toBe(403)
})

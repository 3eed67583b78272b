/**
 * Staff request a report in steps, leave and come back; a planner accepts it; both see its progress, in both
 * languages.
 */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit } from './visitor.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

/** The texts on screen. */
const wordsIn = {
  en: {
    plan: 'Plan…',
    confirmPlan: 'Plan request',
    begin: 'Start work…',
    planned: 'Planned',
  },
  fr: {
    menu: 'Planification',
    list: 'Demandes de rapports',
    create: 'Demander un rapport',
    engagement: 'Mission',
    unit: 'Région ou business unit',
    steps: [
      'Choisir la mission',
      'Choisir l’équipe',
      'Choisir la solution',
      'Choisir les dates',
      'Vérifier et envoyer',
    ],
    next: 'Continuer',
    resume: 'Reprendre',
    solution: 'multirapports',
    start: 'Début souhaité',
    delivery: 'Livraison souhaitée',
    send: 'Envoyer la demande',
    requested: 'Demandée',
    planned: 'Planifiée',
    cancel: 'Annuler la demande…',
    confirmCancel: 'Annuler la demande',
    cancelled: 'Annulée',
  },
} as const satisfies Record<Language, unknown>

/** Working days from four months on, where the calendar has room: a start and a delivery day. */
async function workingDays(): Promise<[start: string, delivery: string]> {
  const year = new Date().getFullYear()
  const { body } = await callAs<{ value: { date: string }[] }>(
    'staff@parvis.example',
    `/portal/v1/PublicHolidays?year=${year}&years=2`,
  )
  const off = new Set(body.value.map(({ date }) => date))
  const days = Array.from({ length: 40 }, (_, index) => new Date(Date.now() + (120 + index) * 86_400_000))
    .filter(day => day.getUTCDay() % 6 !== 0)
    .map(day => day.toISOString().slice(0, 10))
    .filter(day => !off.has(day))
  return [days[0] ?? '', days[5] ?? '']
}

/** Types a day into the parts of a French date field. */
async function typeDay(page: Page, label: string, day: string) {
  const group = page.getByRole('group', { name: new RegExp(`^${label}`) })
  await group.getByRole('spinbutton').first().click()
  const [year = '', month = '', date = ''] = day.split('-')
  await page.keyboard.type(date + month + year)
}

test('a report is requested in steps, planned by an authorised person, followed and cancelled', async () => {
  const [start, delivery] = await workingDays()
  const own = wordsIn.fr
  await visit({ url, language: 'fr', width: 1280, as: 'staff@parvis.example' }, async staff => {
    const { page, words } = staff
    const at = (step: number) =>
      page.getByRole('heading', { level: 2, name: own.steps[step] ?? '' }).waitFor()
    const next = () => page.getByRole('button', { name: own.next, exact: true }).click()
    await staff.open('/')
    await page
      .getByRole('list', { name: words.applications })
      .getByRole('link', { name: own.menu, exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: own.list, exact: true }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    expect(await staff.accessibilityProblems()).toEqual([])

    await page.getByRole('main').getByRole('link', { name: own.create, exact: true }).first().click()
    await at(0)
    await page.getByRole('combobox', { name: new RegExp(`^${own.engagement}`) }).fill('E20')
    const option = page.getByRole('option', { name: /^E20/ }).first()
    const code = /E\d{4}-\d{6}/.exec(await option.innerText())?.[0] ?? ''
    await option.click()
    const unit = page.getByRole('button', { name: new RegExp(own.unit) })
    await unit.click()
    await page.getByRole('option').first().click()
    await next()
    await at(1)
    // The input survives a reload, and so does the step.
    await page.reload()
    await page.getByRole('button', { name: own.resume }).click()
    await at(1)
    expect(await staff.accessibilityProblems()).toEqual([])
    await next()
    await at(2)
    await page.getByRole('radio', { name: own.solution, exact: true }).press(' ')
    await next()
    await at(3)
    await typeDay(page, own.start, start)
    await typeDay(page, own.delivery, delivery)
    await next()
    await at(4)
    expect(await staff.accessibilityProblems()).toEqual([])
    await page.getByRole('button', { name: own.send, exact: true }).click()
    // It has its own number, in addition to its engagement.
    const heading = page.getByRole('heading', { level: 1, name: /^(Request|Demande) R-\d{6}/ })
    await heading.waitFor()
    const number = /R-\d{6}/.exec(await heading.innerText())?.[0] ?? ''
    await page.getByText(code).first().waitFor()
    await page.getByText(own.requested, { exact: true }).first().waitFor()
    const address = new URL(page.url()).pathname

    await visit({ url, language: 'en', width: 320, as: 'manager@parvis.example' }, async manager => {
      const text = wordsIn.en
      await manager.open(`/app/dshb2/requests?show=calendar&month=${start.slice(0, 7)}`)
      await manager.page
        .getByRole('link', { name: new RegExp(`^${number}, `) })
        .first()
        .waitFor()
      expect(await manager.sidewaysScroll()).toBe(0)
      expect(await manager.accessibilityProblems()).toEqual([])
      // The month prints without the navigation.
      const views = manager.page.getByRole('tablist')
      await views.waitFor()
      await manager.onPaper(async () => {
        await views.waitFor({ state: 'hidden' })
        expect(await manager.sidewaysScroll()).toBe(0)
      })
      await manager.open(address)
      await manager.page.getByRole('button', { name: text.plan, exact: true }).click()
      const dialog = manager.page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: text.confirmPlan, exact: true }).click()
      await manager.page.getByText(text.planned, { exact: true }).first().waitFor()
      await manager.page.getByRole('button', { name: text.begin, exact: true }).waitFor()
      expect(await manager.sidewaysScroll()).toBe(0)
      expect(await manager.accessibilityProblems()).toEqual([])
    })

    await page.reload()
    await page.getByText(own.planned, { exact: true }).first().waitFor()
    await page.getByRole('button', { name: own.cancel, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: own.confirmCancel, exact: true }).click()
    await page.getByText(own.cancelled, { exact: true }).first().waitFor()
    expect(await staff.accessibilityProblems()).toEqual([])
  })
})

test('a client has no menu of it, and is refused at each address and by each call', async () => {
  await visit({ url, language: 'fr', width: 1280, as: 'client@customer.example' }, async client => {
    const { page, words } = client
    await client.open('/')
    await page.getByRole('list', { name: words.applications }).waitFor()
    expect(await page.getByRole('link', { name: wordsIn.fr.menu, exact: true }).count()).toBe(0)
    for (const path of ['/app/dshb2/requests', '/app/dshb2/requests/1', '/app/dshb2/planning']) {
      await client.open(path)
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
    }
  })
  for (const path of ['/PlanningRequests', '/PlanningRequests(1)', '/PlanningChoices'])
    expect(await callAs('client@customer.example', `/portal/v1${path}`)).toMatchObject({
      status: 403,
      body: { code: 'scope-missing' },
    })
})

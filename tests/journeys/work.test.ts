/**
 * The home page lists waiting work: the tile leads to a list with as many rows, new and finished work appears without
 * a reload, and the requester learns of a refusal, in both languages.
 */
import type { Locator } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { visit, type DemoPerson, type Visitor } from './visitor.ts'
import type { Language } from './words.ts'

const url = inject('product-url')
const manager = 'manager@parvis.example'
const staff = 'staff@parvis.example'

const wordsIn = {
  en: {
    waiting: 'Waiting for you',
    toPlan: (count: number) => `${count} report request${count === 1 ? '' : 's'} to plan`,
    plan: 'Plan…',
    confirmPlan: 'Plan request',
    planned: 'Planned',
    showAll: /^Show all/,
  },
  fr: {
    waiting: 'Ce qui vous attend',
    toCorrect: (count: number) => `${count} demande${count < 2 ? '' : 's'} à corriger`,
    corrected: 'Demande de rapport refusée à corriger',
    showAll: /^Tout afficher/,
  },
} as const satisfies Record<Language, unknown>

interface Answered {
  counts: { kind: string; count: number }[]
  total: number
}

/** How much work of a kind waits for a person. */
async function countOf(person: DemoPerson, kind: string): Promise<number> {
  const { body } = await callAs<Answered>(person, '/portal/v1/Work')
  return body.counts.find(each => each.kind === kind)?.count ?? 0
}

/** Requests made by a test, which nobody else should find. */
const made: number[] = []
afterEach(async () => {
  for (const id of made.splice(0))
    await callAs(manager, `/portal/v1/PlanningRequests(${id})/Cancel`, { method: 'PATCH' })
})

/** A request for a report of an engagement of the demo manager, due before all others. */
async function request(): Promise<{ id: number; accountName: string; engagementCode: string }> {
  const year = new Date().getFullYear()
  const [holidays, engagements] = await Promise.all([
    callAs<{ value: { date: string }[] }>(manager, `/portal/v1/PublicHolidays?year=${year}&years=2`),
    callAs<{ value: { id: number }[] }>(
      manager,
      "/organisation/v1/Engagements?$filter=engagementAccountNumber eq '100001' and engagementStatut eq 'Actif'&$top=1",
    ),
  ])
  const off = new Set(holidays.body.value.map(({ date }) => date))
  const days = Array.from({ length: 40 }, (_, index) => new Date(Date.now() + (2 + index) * 86_400_000))
    .filter(day => day.getUTCDay() % 6 !== 0)
    .map(day => day.toISOString().slice(0, 10))
    .filter(day => !off.has(day))
  const { body, status } = await callAs<{ id: number; accountName: string; engagementCode: string }>(
    staff,
    '/portal/v1/PlanningRequests',
    {
      method: 'POST',
      body: {
        engagementId: engagements.body.value[0]?.id,
        requestType: 'new',
        businessUnit: 'Audit Paris',
        managerEmail: 'partner@parvis.example',
        offerId: 1,
        teamContacts: [],
        desiredStartDate: days[0],
        desiredDeliveryDate: days[5],
      },
    },
  )
  expect(status).toBe(201)
  made.push(body.id)
  return body
}

const decide = (id: number, status: string, reason: string | null = null) =>
  callAs(manager, `/portal/v1/PlanningRequests(${id})/Decision`, {
    method: 'PATCH',
    body: { status, reason },
  })

const tilesOf = ({ page, words }: Visitor) => page.getByRole('list', { name: words.applications })

/** Opens the home page and waits for the waiting work and the stream of changes. */
async function openHome(visitor: Visitor, waiting: string) {
  const stream = visitor.page.waitForResponse(response => response.url().endsWith('/v1/MenuChanges'))
  await visitor.open('/')
  await stream
  const region = visitor.page.getByRole('region', { name: waiting })
  await region.getByRole('heading', { level: 2 }).waitFor()
  return region
}

/** The waiting item of a request, which may be beyond the first ones shown. */
async function itemOf(region: Locator, id: number, showAll: RegExp): Promise<Locator> {
  const item = region.locator(`a[href="/app/dshb2/requests/${id}"]`)
  const rest = region.getByRole('button', { name: showAll })
  // Items beyond the first ones are in the page and hidden.
  await item.or(rest).filter({ visible: true }).first().waitFor()
  if (!(await item.isVisible())) await rest.click()
  await item.waitFor()
  return item
}

test('a planner sees a new request, opens it, handles it, and it is gone', async () => {
  const before = await countOf(manager, 'planningToDecide')
  const own = wordsIn.en
  await visit({ url, language: 'en', width: 1440, as: manager }, async visitor => {
    const { page } = visitor
    const region = await openHome(visitor, own.waiting)
    await tilesOf(visitor)
      .getByRole('link', { name: own.toPlan(before), exact: true })
      .waitFor()
    expect(await visitor.accessibilityProblems()).toEqual([])

    const { id } = await request()
    const chip = tilesOf(visitor).getByRole('link', { name: own.toPlan(before + 1), exact: true })
    await chip.waitFor()

    await chip.click()
    await page.getByRole('rowheader').first().waitFor()
    const rows = Number(await page.locator('[aria-rowcount]').first().getAttribute('aria-rowcount'))
    // The header is a row as well.
    expect(rows).toBe(before + 2)

    await page.goBack()
    await (await itemOf(region, id, own.showAll)).click()
    await page.getByRole('button', { name: own.plan, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: own.confirmPlan, exact: true }).click()
    await page.getByText(own.planned, { exact: true }).first().waitFor()
    await page.getByRole('link', { name: /^Parvis, / }).click()
    await tilesOf(visitor)
      .getByRole('link', { name: own.toPlan(before), exact: true })
      .waitFor()
    expect(await region.locator(`a[href="/app/dshb2/requests/${id}"]`).count()).toBe(0)
  })
})

test('the requester learns at once that a request was refused, and that it is settled, on a phone', async () => {
  const before = await countOf(staff, 'planningToCorrect')
  const own = wordsIn.fr
  const { id } = await request()
  await visit({ url, language: 'fr', width: 320, as: staff }, async visitor => {
    const region = await openHome(visitor, own.waiting)
    await decide(id, 'refused', 'Le périmètre n’est pas signé.')
    const chip = tilesOf(visitor).getByRole('link', { name: own.toCorrect(before + 1), exact: true })
    await chip.waitFor()
    const item = await itemOf(region, id, own.showAll)
    expect(await item.getAttribute('aria-describedby')).not.toBeNull()
    await region.getByText(own.corrected, { exact: true }).first().waitFor()
    expect(await visitor.sidewaysScroll()).toBe(0)
    expect(await visitor.accessibilityProblems()).toEqual([])

    await chip.click()
    await visitor.page.locator(`a[href$="/app/dshb2/requests/${id}"]`).first().waitFor()
    await visitor.page.goBack()
    await itemOf(region, id, own.showAll)
    await callAs(staff, `/portal/v1/PlanningRequests(${id})/Cancel`, { method: 'PATCH' })
    await item.waitFor({ state: 'detached' })
    await chip.waitFor({ state: 'detached' })
  })
})

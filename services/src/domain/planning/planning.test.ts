import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { PlanningCalls, type Planned, workingDay } from './calls.test-support.ts'
import { countWorkingDays } from './working-days.ts'

let test: TestApp
let calls: PlanningCalls
/** Engagements of one client: one signed, one not yet. */
let signed: number
let provisional: number
/** Contacts of the demo people. */
let contactOf: Record<string, number>

const setEngagement = (id: number, statut: string, type: string) =>
  sql`update engagement set engagement_statut = ${statut}, engagement_type = ${type},
    engagement_account_number = '100001' where id = ${id}`.execute(test.connection.db)

beforeAll(async () => {
  test = await startTestApp()
  ;[signed, provisional] = [11, 12]
  await setEngagement(signed, 'Actif', 'real')
  await setEngagement(provisional, 'dormant', 'provisional')
  const { rows } = await sql<{ email: string; id: number }>`
    select contact_email_office as email, id from contact where id < 20`.execute(test.connection.db)
  contactOf = Object.fromEntries(rows.map(({ email, id }) => [email, id]))
  // Clients got the scopes by mistake.
  await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
    where role_function_description = 'Clients' and scope_name = 'Planning.Manage'`.execute(
    test.connection.db,
  )
  calls = new PlanningCalls(test, signed)
})
afterAll(() => test.close())

const team = (...members: [email: string, role: string][]) => ({
  teamContacts: members.map(([email, role]) => ({ contactId: contactOf[email], role })),
})

describe('a request for a report', () => {
  it('is made, accepted, begun and delivered, and shows its history', async () => {
    const created = await calls.create({
      managerEmail: 'Manager@Parvis.example',
      ...team([people.partner, 'Admin'], [people.administrator, 'Collaborateur']),
    })
    const { id } = created.body as Planned
    const { desiredStartDate, desiredDeliveryDate } = calls.form
    expect(created).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: `/v1/PlanningRequests(${id})` },
      body: {
        engagementId: signed,
        engagementType: 'real',
        ibsNumber: '100001',
        accountName: 'Fontaine & Filles – Maison de thé SAS',
        managerEmail: people.manager,
        managerName: 'Samuel Okafor',
        solution: 'multirapports',
        teamContacts: [
          { firstName: 'Hélène', lastName: 'd’Arcy', email: people.partner, role: 'Admin' },
          { firstName: 'Inès', email: people.administrator, role: 'Collaborateur' },
        ],
        workingDays: countWorkingDays(desiredStartDate, desiredDeliveryDate),
        status: 'submitted',
        mayChange: true,
        createdBy: people.staff,
        createdByName: 'Théo Lefèvre',
      },
    })
    expect((await calls.decide(id, 'accepted', people.manager, '"1"')).body).toMatchObject({
      status: 'accepted',
    })
    expect((await calls.decide(id, 'inProgress', people.manager, '"1"')).code).toBe('precondition-failed')
    await calls.decide(id, 'inProgress')
    const delivered = await calls.decide(id, 'delivered', people.administrator)
    expect((delivered.body as { history: unknown }).history).toMatchObject([
      { status: 'submitted', changedByName: 'Théo Lefèvre' },
      { status: 'accepted', changedBy: people.manager },
      { status: 'inProgress' },
      { status: 'delivered', changedBy: people.administrator },
    ])
    expect((await calls.cancel(id)).code).toBe('planning-transition-refused')
    expect((await calls.patch(id, { requestType: 'update' })).code).toBe('planning-closed')
  })

  it('that is refused says why, and is submitted again by a correction', async () => {
    const { id } = await calls.request()
    expect((await calls.decide(id, 'refused')).code).toBe('planning-reason-missing')
    const refused = await calls.decide(id, 'refused', people.manager, '*', 'Périmètre non signé')
    expect(refused.body).toMatchObject({ status: 'refused', reason: 'Périmètre non signé' })
    const corrected = await calls.patch(id, { requestType: 'change' })
    expect(corrected.body).toMatchObject({ status: 'submitted', reason: null, requestType: 'change' })
    expect((corrected.body as { history: unknown }).history).toMatchObject([
      { status: 'submitted' },
      { status: 'refused', reason: 'Périmètre non signé' },
      { status: 'submitted', reason: null },
    ])
    expect((await calls.cancel(id)).body).toMatchObject({ status: 'cancelled' })
    expect((await calls.decide(id, 'accepted')).code).toBe('planning-transition-refused')
  })

  it.each<[string, () => object]>([
    ['planning-engagement-unknown', () => ({ engagementId: 999_999 })],
    ['planning-business-unit-unknown', () => ({ businessUnit: 'Nowhere' })],
    ['planning-manager-unknown', () => ({ managerEmail: people.client })],
    ['planning-solution-unknown', () => ({ offerId: 999_999 })],
    ['planning-contact-unknown', () => team([people.partner, 'Admin'], [people.client, 'Collaborateur'])],
    ['planning-contact-twice', () => team([people.partner, 'Admin'], [people.partner, 'Collaborateur'])],
    ['planning-admin-missing', () => team([people.partner, 'Collaborateur'])],
    ['planning-delivery-before-start', () => ({ desiredDeliveryDate: calls.form.desiredStartDate })],
  ])('is refused: %s', async (code, changes) => {
    expect(await calls.create(changes())).toMatchObject({ status: 422, code })
    const { id } = await calls.request()
    expect((await calls.patch(id, changes())).code).toBe(code)
  })

  it('accepts days off and past days as wishes', async () => {
    const wish = { desiredStartDate: '2020-02-29', desiredDeliveryDate: '2026-12-25' }
    const { id } = await calls.request(wish)
    expect((await calls.get(id)).body).toMatchObject(wish)
    expect((await calls.patch(id, { desiredStartDate: '2020-03-01' })).status).toBe(200)
  })

  it('names team members who are not of the firm, and refuses a closed engagement', async () => {
    const refused = await calls.create(team([people.partner, 'Admin'], [people.client, 'Admin']))
    expect(refused.body).toMatchObject({ errors: [{ pointer: '/teamContacts/1/contactId' }] })
    await setEngagement(signed, 'Clos', 'real')
    expect((await calls.create()).code).toBe('planning-engagement-unknown')
    await setEngagement(signed, 'Actif', 'real')
  })

  it('for a provisional engagement gets the one that replaces it, of the same client', async () => {
    const { id } = await calls.request({ engagementId: provisional })
    expect((await calls.get(id)).body).toMatchObject({ engagementType: 'provisional' })
    await calls.decide(id, 'accepted')
    await calls.decide(id, 'inProgress')
    expect((await calls.patch(id, { engagementId: 2 })).code).toBe('planning-engagement-of-another-client')
    expect((await calls.patch(id, { engagementId: signed, offerId: 2 })).code).toBe('planning-closed')
    expect((await calls.patch(id, { engagementId: signed })).body).toMatchObject({
      engagementType: 'real',
      status: 'inProgress',
    })
    expect((await calls.patch(id, { engagementId: provisional })).code).toBe('planning-closed')
    // The plan itself is changed by people who plan.
    const desiredDeliveryDate = workingDay(20)
    expect((await calls.patch(id, { desiredDeliveryDate }, people.manager)).body).toMatchObject({
      desiredDeliveryDate,
    })
  })

  it('is cancelled only in the version that was seen: another person’s decision is not lost unseen', async () => {
    const { id } = await calls.request()
    await calls.decide(id, 'accepted')
    expect((await calls.cancel(id, people.staff, '"1"')).code).toBe('precondition-failed')
    const seen = await calls.get(id)
    expect(seen.body).toMatchObject({ status: 'accepted' })
    expect((await calls.cancel(id, people.staff, String(seen.headers['etag']))).body).toMatchObject({
      status: 'cancelled',
    })
  })

  it('is made once if the request is repeated, and changed once by two people at the same moment', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => calls.create({}, people.staff, headers)))
    const ids = new Set(answers.map(({ body }) => (body as Planned).id))
    expect([...ids]).toHaveLength(1)
    const [id = 0] = ids
    const decisions = await Promise.all(
      ['accepted', 'refused', 'accepted'].map(status =>
        calls.decide(id, status, people.manager, '"1"', 'Trop tôt'),
      ),
    )
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(decisions.filter(({ code }) => code === 'precondition-failed')).toHaveLength(2)
  })
})

describe('people involved in a request', () => {
  it('see it; an Admin of its team changes it, a Collaborateur reads it, and nobody else finds it', async () => {
    const { id } = await calls.request(
      team([people.partner, 'Admin'], [people.staff, 'Collaborateur']),
      people.administrator,
    )
    const mine = (as: string) => calls.list(`$filter=id eq ${id}`, as)
    expect(await mine(people.staff)).toMatchObject([{ mayChange: false }])
    expect(await mine(people.partner)).toMatchObject([{ mayChange: true }])
    expect((await calls.patch(id, { requestType: 'change' }, people.staff)).code).toBe(
      'planning-not-participant',
    )
    expect((await calls.cancel(id, people.staff)).code).toBe('planning-not-participant')
    expect((await calls.patch(id, { requestType: 'change' }, people.partner)).status).toBe(200)
    expect((await calls.decide(id, 'accepted', people.partner)).code).toBe('scope-missing')
    expect((await calls.patch(id, { teamContacts: [] }, people.partner)).status).toBe(200)
    expect(await mine(people.staff)).toEqual([])
    expect((await calls.get(id, people.staff)).code).toBe('not-found')
    expect((await calls.patch(id, { requestType: 'new' }, people.staff)).code).toBe('not-found')
  })

  it('are never clients, whatever scopes they have, and always include the manager of the engagement', async () => {
    const { id } = await calls.request({ managerEmail: people.partner })
    expect((await calls.get(id, people.partner)).body).toMatchObject({ mayChange: true })
    expect((await calls.get(id, people.client)).code).toBe('scope-missing')
    await expect(calls.list('', people.client)).rejects.toThrow('scope-missing')
    expect((await calls.create({}, people.client)).code).toBe('scope-missing')
  })
})

it('requests are found by their engagement, its client and its manager, and sorted by what is shown', async () => {
  const { id } = await calls.request()
  const found = await calls.list('$search=fontaine okafor&$orderby=accountName,desiredStartDate desc')
  expect(found.map(request => request.id)).toContain(id)
  const query = `$filter=status eq 'submitted' and ibsNumber eq '100001' and workingDays gt 5&$orderby=solution`
  expect((await calls.list(query)).map(request => request.id)).toContain(id)
  expect(await calls.list('$search=nobody')).toEqual([])
})

it('requests are found by their solution in either language', async () => {
  const { rows } = await sql<{
    id: number
  }>`select id from offer where offer_name = 'Suivi de trésorerie'`.execute(test.connection.db)
  const { id } = await calls.request({ offerId: rows[0]?.id })
  for (const [field, name] of [
    ['solution', 'suivi de trésorerie'],
    ['englishSolution', 'cash monitoring'],
  ]) {
    const found = await calls.list(
      `$filter=tolower(${field}) eq '${name}'&$select=id,solution,englishSolution&$top=500`,
    )
    expect(found).toContainEqual(
      expect.objectContaining({ id, solution: 'Suivi de trésorerie', englishSolution: 'Cash monitoring' }),
    )
  }
})

it('a form gets the business units of the firm and the public holidays of France', async () => {
  const choices = await calls.send('getPlanningChoices', 'GET', '/PlanningChoices', { as: people.staff })
  expect(choices.body).toMatchObject({ businessUnits: expect.arrayContaining(['Audit Lyon', 'Audit Paris']) })
  const days = (query: string) =>
    calls.send('listPublicHolidays', 'GET', `/PublicHolidays?${query}`, { as: people.staff })
  expect((await days('year=2026')).body).toMatchObject({
    value: expect.arrayContaining([
      { date: '2026-04-06', name: 'Lundi de Pâques', englishName: 'Easter Monday' },
    ]),
  })
  expect((await days('year=2026&years=3')).body).toMatchObject({ value: { length: 33 } })
  for (const query of ['', 'year=1900', 'year=2026&years=9'])
    expect((await days(query)).code).toBe('query-invalid')
})

it('a form gets what else is wanted at the same time, by anyone', async () => {
  const { id } = await calls.request({}, people.administrator)
  const load = async (more = '') => {
    const { desiredStartDate: from, desiredDeliveryDate: to } = calls.form
    const path = `/PlanningLoad?from=${from}&to=${to}${more}`
    const { body } = await calls.send('getPlanningLoad', 'GET', path, { as: people.staff })
    return body as { submittedCount: number; plannedCount: number; verdict: null; team: [] }
  }
  const before = await load()
  expect(before).toMatchObject({ verdict: null, team: [] })
  expect((await load(`&exceptId=${id}`)).submittedCount).toBe(before.submittedCount - 1)
  await calls.decide(id, 'accepted')
  expect(await load()).toMatchObject({
    submittedCount: before.submittedCount - 1,
    plannedCount: before.plannedCount + 1,
  })
  await calls.cancel(id, people.administrator)
  expect((await load()).plannedCount).toBe(before.plannedCount)
})

it('a form gets whether its manager and its team have time, and whose week is full', async () => {
  const { desiredStartDate: from, desiredDeliveryDate: to } = calls.form
  const load = async (more: string) => {
    const path = `/PlanningLoad?from=${from}&to=${to}${more}`
    const { body } = await calls.send('getPlanningLoad', 'GET', path, { as: people.staff })
    return body as {
      verdict: string
      team: { contactId: number; week: string | null; requestCount: number }[]
    }
  }
  const ofTeam = `&team=${String(contactOf[people.staff])},${String(contactOf[people.partner])}`
  const before = await load(ofTeam)
  expect(before.team).toHaveLength(2)
  const made = []
  const seen: string[] = []
  const start = before.team[0]?.requestCount ?? 0
  for (let count = start; count < start + 4; count += 1) {
    const { id } = await calls.request(
      { teamContacts: [{ contactId: before.team[0]?.contactId ?? 0, role: 'Admin' }] },
      people.administrator,
    )
    made.push(id)
    const after = await load(ofTeam)
    expect(after.team[0]).toMatchObject({ requestCount: count + 1, week: expect.stringMatching(/^20/) })
    expect(new Date(after.team[0]?.week ?? '').getUTCDay()).toBe(1)
    seen.push(after.verdict)
  }
  expect(seen.at(-1)).toBe('overloaded')
  expect((await load(`${ofTeam}&exceptId=${String(made[0])}`)).team[0]?.requestCount).toBe(start + 3)
  for (const id of made) await calls.cancel(id, people.administrator)
  expect(await load(ofTeam)).toEqual(before)
  // A manager's load counts the requests they manage.
  expect((await load(`&manager=${people.manager.toUpperCase()}`)).team).toHaveLength(1)
  for (const wrong of ['&team=x', '&team=1,', '&team=1,,2'])
    expect(
      await calls.send('getPlanningLoad', 'GET', `/PlanningLoad?from=${from}&to=${to}${wrong}`, {
        as: people.staff,
      }),
    ).toMatchObject({ code: 'query-invalid' })
})

it('every planning operation was called', () => {
  expect(calls.notCalled('Planning')).toEqual([])
})

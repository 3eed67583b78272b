import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp, testFrameOrigin } from '../../server/testing.ts'
import {
  clientPath,
  form,
  idOf,
  inFuture,
  path,
  prepare,
  publish,
  staffNotifier,
  titlesOf,
  type Written,
} from './notifications.test-support.ts'

/** The forms and the control list, for people with and without the rights. */
let test: TestApp
let roleOf: (description: string) => Promise<number>
beforeAll(async () => {
  test = await startTestApp()
  const { db } = test.connection
  await prepare(db)
  roleOf = description => idOf(db, 'role', 'role_function_description', description)
})
afterAll(() => test.close())

const as = people.administrator
const create = (body: object, who: string = as, to = path) =>
  test.send('POST', to, { as: who, body: { ...form, ...body } })
const change = (id: number, body: object, etag = '*', who: string = as) =>
  test.send('PATCH', `${path}(${id})`, { as: who, body, headers: { 'if-match': etag } })
const stop = (id: number, who: string = as, etag = '*') =>
  test.send('PATCH', `${path}(${id})/Stop`, { as: who, headers: { 'if-match': etag } })
const remove = (id: number, etag = '*', who: string = as) =>
  test.send('DELETE', `${path}(${id})`, { as: who, headers: { 'if-match': etag } })
const read = async (id: number) => (await test.send('GET', `${path}(${id})`, { as })).body as Written

describe('a new notification', () => {
  it('is live at once without a start date, and says how many receive it', async () => {
    const answer = await create({ link: '/app/menu/admin' })
    expect(answer).toMatchObject({
      status: 201,
      body: { ...form, link: '/app/menu/admin', startDate: expect.any(String), status: 'live', readCount: 0 },
      headers: { etag: '"1"', location: expect.stringMatching(/^\/v1\/Notifications\(\d+\)$/) },
    })
    expect(answer.body).toMatchObject({ recipientCount: 38, applicationName: 'Portail', forClients: false })
    expect(answer.body).toMatchObject({ createdBy: as, createdByName: 'Inès Marchand' })
  })

  it('waits for its start, or is a draft', async () => {
    const startDate = inFuture(3_600_000)
    expect((await publish(test, { startDate })).status).toBe('scheduled')
    expect((await publish(test, { startDate })).startDate).toBe(startDate)
    expect(await publish(test, { isDraft: true })).toMatchObject({ status: 'draft', startDate: null })
  })

  it.each(['title', 'englishTitle', 'text', 'englishText'])(
    'in one language only is refused, even as a draft: no %s',
    async field => {
      for (const body of [{ [field]: undefined }, { [field]: '' }, { [field]: ' \n ', isDraft: true }])
        expect(await create(body)).toMatchObject({
          status: 400,
          body: { code: 'body-invalid', errors: [{ pointer: `/${field}`, code: 'required' }] },
        })
    },
  )

  it('is refused for a group without access to the application, naming the group', async () => {
    const [clients, administrators] = [await roleOf('Clients'), await roleOf('Administration de la sécurité')]
    const security = 4
    const body = { audience: 'roles', audienceIds: [administrators, clients], applicationId: security }
    expect(await create({ ...body, audienceIds: [administrators] })).toMatchObject({ code: undefined })
    const answer = await create(body)
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'notification-group-without-access',
        errors: [{ pointer: '/audienceIds/1', code: 'value-not-allowed' }],
      },
    })
  })

  it.each([
    [{ applicationId: 999_999 }, 'notification-application-unknown'],
    [{ audience: 'roles', audienceIds: [999_999] }, 'notification-audience-unknown'],
    [{ audience: 'contacts', audienceIds: [999_999] }, 'notification-audience-unknown'],
    [{ link: '/nowhere' }, 'notification-link-unknown'],
    [{ link: 'https://evil.example/' }, 'notification-link-unknown'],
    [{ endDate: '2020-01-01T00:00:00Z' }, 'notification-end-past'],
    [{ startDate: '2100-01-02T00:00:00Z', endDate: '2100-01-01T00:00:00Z' }, 'notification-end-before-start'],
  ])('is refused with %j', async (body, code) => {
    expect(await create(body)).toMatchObject({ status: 422, code })
  })

  it.each([
    [{ link: 'javascript:alert(1)' }, '/link'],
    [{ link: '//evil.example' }, '/link'],
    [{ startDate: 'tomorrow' }, '/startDate'],
    [{ startDate: '0000-01-01T00:00:00Z' }, '/startDate'],
    [{ endDate: '2026-02-30T00:00:00Z' }, '/endDate'],
    [{ severity: 'fatal' }, '/severity'],
    [{ audience: 'customers' }, '/audience'],
    [{ audience: 'everyone' }, '/audience'],
    [{ audience: 'roles' }, '/audienceIds'],
    [{ audienceIds: [1] }, '/audienceIds'],
    [{ title: 'x'.repeat(121) }, '/title'],
    [{ text: 'a\u0000b' }, '/text'],
    [{ createdBy: 'somebody@else.example' }, '/createdBy'],
  ])('is refused with %j at %s', async (body, pointer) => {
    const answer = await create(body)
    expect(answer).toMatchObject({ status: 400, code: 'body-invalid' })
    expect((answer.body as { errors: unknown[] }).errors).toContainEqual(expect.objectContaining({ pointer }))
  })

  it('keeps markup and every language as they are written', async () => {
    const text = `<script>alert(1)</script>\n\tשלום 👩🏽‍💻 '; drop table notification; --`
    expect(await publish(test, { text, link: `${testFrameOrigin}/a?b` })).toMatchObject({ text })
  })

  it('is for a role that is deleted at the same moment: either the notification or the deletion is refused', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { db } = test.connection
      const role = await db
        .insertInto('role')
        .values({ role_function_description: `Short-lived ${round}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`insert into role_scope (roles_id, scope_id)
        select ${role.id}, id from scope where application_id = 1 limit 1`.execute(db)
      const body = { ...form, audience: 'roles', audienceIds: [role.id] }
      const [written, deleted] = await Promise.all([
        test.send('POST', path, { as: people.administrator, body }),
        test.send('DELETE', `/api/authorization/v1/Roles(${role.id})`, {
          as: people.administrator,
          headers: { 'if-match': '*' },
        }),
      ])
      expect([written.code ?? written.status, deleted.code ?? deleted.status]).toBeOneOf([
        [201, 'role-in-use'],
        ['notification-audience-unknown', 204],
      ])
    }
  })

  it('is created once, however often the request is repeated', async () => {
    const key = randomUUID()
    const title = `Once ${key}`
    const send = () =>
      test.send('POST', path, { as, body: { ...form, title }, headers: { 'idempotency-key': key } })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(answer => (answer.body as Written).id)).size).toBe(1)
    expect((await titlesOf(test, people.staff)).filter(each => each === title)).toHaveLength(1)
  })
})

describe('changing a notification', () => {
  it('is limited to texts, link and end once it is live', async () => {
    const { id } = await publish(test)
    const endDate = inFuture(86_400_000)
    const answer = await change(id, { title: 'Autre', englishText: 'Other', link: '/', endDate }, '"1"')
    expect(answer).toMatchObject({
      status: 200,
      body: { title: 'Autre', englishText: 'Other', link: '/', endDate, '@odata.etag': '"2"' },
    })
    expect(await change(id, { severity: 'critical', title: 'Encore' })).toMatchObject({
      status: 409,
      body: { code: 'notification-live', errors: [{ pointer: '/severity', code: 'value-not-allowed' }] },
    })
    expect((await change(id, { isDraft: true })).code).toBe('notification-live')
    expect((await change(id, { link: '/nowhere' })).code).toBe('notification-link-unknown')
    expect((await change(id, { endDate: '2020-01-01T00:00:00Z' })).code).toBe('notification-end-before-start')
    // The whole form as it was read, with one field changed.
    const { title, englishTitle, text, englishText, severity, audience, audienceIds, ...rest } =
      await read(id)
    const { applicationId, startDate, link, isDraft } = rest
    const texts = { title: 'Tout', englishTitle, text, englishText, severity }
    const whole = { ...texts, audience, audienceIds, applicationId, startDate, endDate: null, link, isDraft }
    expect(title).toBe('Autre')
    expect((await change(id, whole)).body).toMatchObject({ title: 'Tout', endDate: null })
  })

  it('covers everything of a draft or scheduled one, validated like a new one', async () => {
    const { id } = await publish(test, { isDraft: true })
    const audienceIds = [await roleOf('Managers')]
    expect((await change(id, { audience: 'roles', audienceIds })).body).toMatchObject({
      audienceIds,
      audienceNames: ['Managers'],
    })
    expect(await change(id, { audience: 'staff' })).toMatchObject({ status: 400, code: 'body-invalid' })
    expect((await change(id, { audience: 'customers', audienceIds: [] })).body).toMatchObject({
      code: 'body-invalid',
      errors: [{ pointer: '/audience', code: 'value-not-allowed', params: { allowed: expect.any(Array) } }],
    })
    expect((await change(id, { englishTitle: '' })).code).toBe('body-invalid')
    const startDate = inFuture(3_600_000)
    expect((await change(id, { isDraft: false, startDate })).body).toMatchObject({ status: 'scheduled' })
    expect((await change(id, { isDraft: true })).body).toMatchObject({ status: 'draft', startDate })
    expect((await change(id, { isDraft: false, startDate: null })).body).toMatchObject({ status: 'live' })
  })

  it('is refused once it has ended: it is duplicated instead', async () => {
    const roles = [await roleOf('Managers'), await roleOf('Collaborateurs')]
    const { id } = await publish(test, { audience: 'roles', audienceIds: roles, severity: 'warning' })
    expect(await stop(id)).toMatchObject({ status: 200, body: { status: 'ended', '@odata.etag': '"2"' } })
    expect((await change(id, { title: 'Trop tard' })).code).toBe('notification-ended')
    const copy = await test.send('POST', `${path}(${id})/Duplicate`, { as })
    expect(copy).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: expect.stringContaining('/v1/Notifications(') },
      body: { title: 'Titre', severity: 'warning', audienceIds: roles, status: 'draft', endDate: null },
    })
    expect((copy.body as Written).id).not.toBe(id)
  })

  it('never loses an update: of many at the same moment one wins', async () => {
    const { id } = await publish(test)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(id, { title: `Race ${n}` }, '"1"')),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 'precondition-failed')).toHaveLength(7)
    expect(answers.find(answer => answer.status === 200)?.body).toEqual(await read(id))
  })

  it('and stopping it at the same moment never revive it', async () => {
    const { id } = await publish(test)
    const [changed, stopped] = await Promise.all([
      change(id, { title: 'Autre', endDate: inFuture(60_000) }, '"1"'),
      stop(id),
    ])
    expect(stopped.status).toBe(200)
    expect([undefined, 'precondition-failed', 'notification-ended']).toContain(changed.code)
    expect(await read(id)).toMatchObject({ status: 'ended' })
    expect((await stop(id)).code).toBe('notification-not-live')
  })
})

describe('stopping and deleting', () => {
  it('applies only to the version that was seen: changes someone else made meanwhile are not stopped unseen', async () => {
    const { id } = await publish(test)
    await change(id, { title: 'Autre' }, '"1"')
    expect((await stop(id, as, '"1"')).code).toBe('precondition-failed')
    expect(await read(id)).toMatchObject({ status: 'live', title: 'Autre' })
    expect((await stop(id, as, '"2"')).body).toMatchObject({ status: 'ended' })
    expect((await stop(id, as, '"2"')).code).toBe('notification-not-live')
  })

  it.each([[{ isDraft: true }], [{ startDate: '2100-01-01T00:00:00Z' }]])(
    'what is not live cannot be stopped: %j',
    async body => {
      const { id } = await publish(test, body)
      expect(await stop(id)).toMatchObject({ status: 409, code: 'notification-not-live' })
      expect(await remove(id, '"7"')).toMatchObject({ status: 412, code: 'precondition-failed' })
      expect((await remove(id, '"1"')).status).toBe(204)
      expect((await test.send('GET', `${path}(${id})`, { as })).code).toBe('not-found')
    },
  )

  it('removes a live notification from everyone', async () => {
    const { id } = await publish(test, { title: 'Bientôt partie' })
    expect(await titlesOf(test, people.staff)).toContain('Bientôt partie')
    expect((await remove(id)).status).toBe(204)
    expect(await titlesOf(test, people.staff)).not.toContain('Bientôt partie')
    const list = rowsOfAnswer(await test.send('GET', `${path}?$filter=id eq ${id}`, { as }))
    expect(list).toEqual([])
    for (const answer of [await remove(id), await stop(id), await change(id, { title: 'x' })])
      expect(answer).toMatchObject({ status: 404, code: 'not-found' })
    const copy = await test.send('POST', `${path}(${id})/Duplicate`, { as })
    expect(copy.code).toBe('not-found')
  })
})

describe('the control list', () => {
  it('finds by status, by words and by audience, with counts for each', async () => {
    await publish(test, { title: 'Évènement rare', isDraft: true })
    const list = async (query: string) =>
      rowsOfAnswer(await test.send('GET', `${path}?${query}`, { as })) as unknown as Written[]
    expect((await list('$search=evenement')).map(row => row.title)).toEqual(['Évènement rare'])
    for (const status of ['draft', 'scheduled', 'live', 'ended']) {
      const rows = await list(`$filter=status eq '${status}'&$orderby=startDate desc&$top=5`)
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(row => row.status))).toEqual(new Set([status]))
    }
    const staff = await list("$filter=audience eq 'staff' and forClients eq false&$count=true")
    expect(staff.every(row => row.recipientCount === 38)).toBe(true)
    const odd = await test.send('GET', `${path}?$filter=recipientCount gt 1`, { as })
    expect(odd.code).toBe('query-invalid')
  })

  it('counts an audience before anything is sent', async () => {
    const count = async (query: string) =>
      (await test.send('GET', `/api/portal/v1/NotificationRecipients?${query}`, { as })).body
    expect(await count('audience=staff&forClients=false')).toEqual({
      recipientCount: 38,
      withAccessCount: 38,
    })
    const managers = await roleOf('Managers')
    expect(await count(`audience=roles&forClients=false&ids=${managers},999999,4000000000`)).toEqual({
      recipientCount: 1,
      withAccessCount: 1,
    })
    expect(await count(`audience=roles&forClients=true&ids=${managers}`)).toMatchObject({ recipientCount: 0 })
    expect(await count('audience=nobody&forClients=true')).toMatchObject({ code: 'query-invalid' })
    expect(await count('audience=roles&forClients=true&ids=1;2')).toMatchObject({ code: 'query-invalid' })
  })
})

describe('a person who may notify staff only', () => {
  it('adds, changes and stops notifications for staff', async () => {
    const answer = await create({ title: 'De la part du manager' }, staffNotifier)
    const { id } = answer.body as Written
    expect(answer).toMatchObject({ status: 201, body: { createdBy: staffNotifier } })
    expect((await change(id, { title: 'Corrigé' }, '*', staffNotifier)).status).toBe(200)
    expect((await stop(id, staffNotifier)).status).toBe(200)
  })

  it('is refused anything that reaches clients', async () => {
    const denied = { status: 403, code: 'scope-missing' }
    expect(await create({ audience: 'customers' }, staffNotifier, clientPath)).toMatchObject(denied)
    const { id } = await publish(test, { audience: 'customers' }, clientPath)
    expect(await change(id, { title: 'x' }, '*', staffNotifier)).toMatchObject(denied)
    expect(await stop(id, staffNotifier)).toMatchObject(denied)
    expect(await remove(id, '*', staffNotifier)).toMatchObject(denied)
    const copy = await test.send('POST', `${path}(${id})/Duplicate`, { as: staffNotifier })
    expect(copy).toMatchObject(denied)
    expect(await read(id)).toMatchObject({ title: 'Titre', status: 'live', '@odata.etag': '"1"' })
  })

  it('cannot name a client among staff', async () => {
    const client = await idOf(test.connection.db, 'contact', 'contact_email_office', people.client)
    expect(await create({ audience: 'contacts', audienceIds: [client] }, staffNotifier)).toMatchObject({
      code: 'notification-audience-unknown',
      body: { errors: [{ pointer: '/audienceIds/0', code: 'unknown-name' }] },
    })
  })
})

it.each([people.staff, people.client])('%s cannot administer notifications', async who => {
  const { id } = await publish(test)
  const answers = [
    await create({}, who),
    await create({ audience: 'customers' }, who, clientPath),
    await change(id, { title: 'x' }, '*', who),
    await stop(id, who),
    await remove(id, '*', who),
    await test.send('GET', path, { as: who }),
    await test.send('GET', `${path}(${id})`, { as: who }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'scope-missing' })
})

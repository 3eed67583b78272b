import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { clientPath, myPath, path, prepare, publish, titlesOf } from './notifications.test-support.ts'

/** A person's notifications, and which of them they have read. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await prepare(test.connection.db)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.connection.db.deleteFrom('notification').execute()
})

interface Mine {
  value: { id: number; title: string; isRead: boolean; status: string }[]
  unreadCount: number
  '@odata.count'?: number
}
const as = people.staff
const mine = async (query = '', who: string = as) =>
  (await test.send('GET', `${myPath}${query}`, { as: who })).body as Mine
const mark = async (ids: number[], isRead = true, who: string = as) =>
  (await test.send('POST', `${myPath}/Read`, { as: who, body: { ids, isRead } })).body
const stop = (id: number) =>
  test.send('PATCH', `${path}(${id})/Stop`, { as: people.administrator, headers: { 'if-match': '*' } })
const makeThree = async () => {
  const ids: number[] = []
  for (const title of ['A', 'B', 'C']) ids.push((await publish(test, { title })).id)
  return ids
}

describe('the list', () => {
  it('has the newest first, in pages, with the number of unread ones', async () => {
    await makeThree()
    await publish(test, { title: 'Brouillon', isDraft: true })
    await publish(test, { title: 'Plus tard', startDate: '2100-01-01T00:00:00Z' })
    const all = await mine('?$count=true')
    expect(all.value.map(each => each.title)).toEqual(['C', 'B', 'A'])
    expect(all).toMatchObject({ unreadCount: 3, '@odata.count': 3 })
    expect(all.value[0]).toEqual({
      id: expect.any(Number),
      title: 'C',
      englishTitle: 'Title',
      text: 'Texte',
      englishText: 'Text',
      severity: 'info',
      applicationId: 1,
      applicationName: 'Portail',
      englishApplicationName: 'Portal',
      startDate: expect.any(String),
      endDate: null,
      link: null,
      status: 'live',
      isRead: false,
    })
    expect(await titlesOf(test, as, '?$top=1&$skip=1')).toEqual(['B'])
    expect(await titlesOf(test, as, '?$orderby=title')).toEqual(['A', 'B', 'C'])
  })

  it('is filtered by read state, and searched', async () => {
    const [a = 0] = await makeThree()
    await mark([a])
    expect(await titlesOf(test, as, '?$filter=isRead eq false')).toEqual(['C', 'B'])
    expect(await titlesOf(test, as, '?$filter=isRead')).toEqual(['A'])
    expect((await mine('?$filter=isRead eq false&$count=true&$top=0'))['@odata.count']).toBe(2)
    await publish(test, { title: 'Élan' })
    expect(await titlesOf(test, as, '?$search=elan')).toEqual(['Élan'])
    // Nothing was read by anyone else.
    expect((await mine('', people.partner)).value.some(each => each.isRead)).toBe(false)
  })

  it('hides notifications of staff from clients, and the other way round', async () => {
    await publish(test, { title: 'Interne' })
    await publish(test, { title: 'Clients', audience: 'customers' }, clientPath)
    expect(await titlesOf(test, people.client)).toEqual(['Clients'])
    expect(await titlesOf(test, as)).toEqual(['Interne'])
    for (const filter of ["title eq 'Interne'", 'id gt 0 or true'])
      expect(await titlesOf(test, people.client, `?$filter=${filter}`)).not.toContain('Interne')
    expect((await mine('?$count=true', people.client))['@odata.count']).toBe(1)
  })

  it('does not reveal who else a notification is for', async () => {
    await publish(test)
    for (const query of ['?$select=audience', "?$filter=createdBy eq 'x'", '?$orderby=recipientCount'])
      expect((await test.send('GET', myPath + query, { as })).code).toBe('query-invalid')
  })

  it('keeps ended notifications that were read, and no deleted ones', async () => {
    const [a = 0, b = 0, c = 0] = await makeThree()
    await mark([a, c])
    for (const id of [a, b, c]) await stop(id)
    expect((await mine()).value.map(({ title, status }) => `${title} ${status}`)).toEqual([
      'C ended',
      'A ended',
    ])
    expect(await mine("?$filter=status eq 'live'")).toMatchObject({ value: [], unreadCount: 0 })
    const headers = { 'if-match': '*' }
    await test.send('DELETE', `${path}(${c})`, { as: people.administrator, headers })
    expect(await titlesOf(test, as)).toEqual(['A'])
  })

  it('drops a notification after its end, even if that was not announced yet', async () => {
    const { id } = await publish(test)
    const ended = new Date(Date.now() - 1)
    await test.connection.db
      .updateTable('notification')
      .set({ start_date: new Date(Date.now() - 1000), end_date: ended })
      .where('id', '=', id)
      .execute()
    expect(await mine()).toMatchObject({ value: [], unreadCount: 0 })
  })
})

describe('marking', () => {
  it('as read and as unread returns what has changed and what is left', async () => {
    const [a = 0, b = 0, c = 0] = await makeThree()
    expect(await mark([a, b])).toEqual({ readIds: [b, a], unreadIds: [], unreadCount: 1 })
    expect(await mark([b, c])).toEqual({ readIds: [c], unreadIds: [], unreadCount: 0 })
    expect(await mark([a, c], false)).toEqual({ readIds: [], unreadIds: [c, a], unreadCount: 2 })
    expect(await mark([a], false)).toEqual({ readIds: [], unreadIds: [], unreadCount: 2 })
    expect((await mine()).value.map(each => each.isRead)).toEqual([false, true, false])
  })

  it('all as read can be undone', async () => {
    const [a = 0, b = 0, c = 0] = await makeThree()
    await mark([b])
    const all = await test.send('POST', `${myPath}/ReadAll`, { as })
    expect(all.body).toEqual({ readIds: [c, a], unreadIds: [], unreadCount: 0 })
    expect(await mark([c, a], false)).toMatchObject({ unreadCount: 2 })
  })

  it('counts towards the reach, once per person', async () => {
    const { id } = await publish(test)
    await mark([id])
    await mark([id])
    await mark([id], true, people.partner)
    await mark([id], true, people.manager)
    await mark([id], false, people.manager)
    const { body } = await test.send('GET', `${path}(${id})`, { as: people.administrator })
    expect(body).toMatchObject({ readCount: 2, recipientCount: 38 })
  })

  it('no longer counts towards the reach once the reader has left the audience', async () => {
    const { id } = await publish(test)
    await mark([id])
    await mark([id], true, people.partner)
    const become = (type: string) =>
      sql`update contact set contact_type = ${type}
      where lower(contact_email_office) = ${people.partner}`.execute(test.connection.db)
    await become('Client')
    const { body } = await test.send('GET', `${path}(${id})`, { as: people.administrator })
    const query = '?$filter=readCount eq 1&$orderby=readCount desc&$select=id'
    const found = await test.send('GET', `${path}${query}`, { as: people.administrator })
    await become('Collaborateur')
    expect(body).toMatchObject({ readCount: 1, recipientCount: 37 })
    expect(found.body).toMatchObject({ value: [{ id }] })
  })

  it('ignores notifications the caller does not have', async () => {
    const { id } = await publish(test)
    const later = await publish(test, { startDate: '2100-01-01T00:00:00Z' })
    const empty = { readIds: [], unreadIds: [], unreadCount: 0 }
    expect(await mark([id, later.id, 999_999], true, people.client)).toEqual(empty)
    expect(await mark([later.id])).toMatchObject({ readIds: [], unreadCount: 1 })
    const { body } = await test.send('GET', `${path}(${id})`, { as: people.administrator })
    expect(body).toMatchObject({ readCount: 0 })
  })

  it.each([
    [{ ids: [], isRead: true }, '/ids'],
    [{ ids: [1, 1], isRead: true }, '/ids'],
    [{ ids: ['1'], isRead: true }, '/ids/0'],
    [{ ids: [0], isRead: true }, '/ids/0'],
    [{ ids: [1] }, '/isRead'],
    [{ ids: Array.from({ length: 501 }, (_, n) => n + 1), isRead: true }, '/ids'],
  ])('refuses %j at %s', async (body, pointer) => {
    const answer = await test.send('POST', `${myPath}/Read`, { as, body })
    expect(answer.body).toMatchObject({ code: 'body-invalid', errors: [{ pointer }] })
  })

  it('at the same moment in two windows marks once', async () => {
    const ids = await makeThree()
    const answers = await Promise.all(Array.from({ length: 6 }, () => mark(ids)))
    for (const answer of answers) expect(answer).toMatchObject({ unreadCount: 0 })
    expect((await mine()).value.map(each => each.isRead)).toEqual([true, true, true])
  })

  it('gets the same response when it is sent twice', async () => {
    const ids = await makeThree()
    const send = (headers: Record<string, string>) =>
      test.send('POST', `${myPath}/Read`, { as, body: { ids, isRead: true }, headers })
    const headers = { 'idempotency-key': randomUUID() }
    expect((await send(headers)).body).toEqual((await send(headers)).body)
  })
})

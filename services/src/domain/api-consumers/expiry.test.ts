import { afterAll, beforeAll, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'
import { lockNotifications } from '../notifications/statements.ts'
import { ConsumerCalls } from './calls.test-support.ts'
import { secondsUntilKeyEnds, tellEndingKeys } from './expiry.ts'

/** The owner of an API consumer is told of a key that will expire. */
let test: TestApp
let calls: ConsumerCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new ConsumerCalls(test)
})
afterAll(() => test.close())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

/** A key created some time ago, for a consumer owned by someone other than its administrator. */
async function keyThatEnds(days: number, madeDaysAgo = 30) {
  const { db } = test.connection
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_email', '=', people.staff)
    .executeTakeFirstOrThrow()
  const { apiKey, consumerId } = await calls.keyOf({ ownerId: owner.id })
  await db
    .updateTable('api_key')
    .set({ expires_date: inDays(days), created_date: inDays(-madeDaysAgo) })
    .where('id', '=', apiKey.id)
    .execute()
  return { id: apiKey.id, consumerId }
}

/** What each process does when the time has come. */
const tell = () =>
  test.connection.db.transaction().execute(async tx => {
    await lockNotifications(tx)
    await tellEndingKeys(tx)
  })

async function toldTo(email: string, consumerId: number) {
  const rows = rowsOfAnswer(
    await test.send('GET', "/api/portal/v1/MyNotifications?$filter=status eq 'live'", { as: email }),
  )
  const { name } = await calls.read(consumerId)
  return rows.filter(row => String(row['englishText']).includes(String(name)))
}

it('is told once, even if several processes check at once, and nobody else is', async () => {
  const { consumerId } = await keyThatEnds(6)
  expect(await secondsUntilKeyEnds(test.connection.db)).toBeLessThan(0)
  await Promise.all([tell(), tell()])
  await tell()
  expect(await toldTo(people.staff, consumerId)).toMatchObject([
    { englishTitle: 'An API key expires soon', severity: 'warning', link: null, isRead: false },
  ])
  expect(await toldTo(people.partner, consumerId)).toEqual([])
  expect((await secondsUntilKeyEnds(test.connection.db)) ?? 1).toBeGreaterThan(0)
})

it('is not told of a key that lasts, that was created for only a few days, or that is replaced', async () => {
  const lasting = await keyThatEnds(8)
  const short = await keyThatEnds(3, 1)
  const replaced = await keyThatEnds(30)
  await calls.rotate(replaced.id, 2)
  await tell()
  for (const { consumerId } of [lasting, short, replaced])
    expect(await toldTo(people.staff, consumerId)).toEqual([])
})

it('is told the day in France in words, and nobody may change the notification', async () => {
  const { id, consumerId } = await keyThatEnds(6)
  const { db } = test.connection
  // The next day in Paris already.
  const midnight = new Date(inDays(5).replace(/T.*/, 'T23:30:00Z'))
  await db.updateTable('api_key').set({ expires_date: midnight }).where('id', '=', id).execute()
  await tell()
  const [told] = await toldTo(people.staff, consumerId)
  const date = (locale: string) =>
    midnight.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  expect(told?.['text']).toContain(date('fr-FR').replace(/^1 /, '1er '))
  expect(told?.['englishText']).toContain(date('en-US'))
  const path = `/api/portal/v1/Notifications(${String(told?.['id'])})`
  const listed = await test.send('GET', '/api/portal/v1/Notifications?$select=id', {
    as: people.administrator,
  })
  expect(rowsOfAnswer(listed).map(row => row['id'])).not.toContain(told?.['id'])
  const deleted = await test.send('DELETE', path, { as: people.administrator, headers: { 'if-match': '*' } })
  expect(deleted.status).toBe(404)
})

it('is told when they take a consumer over, and the former owner no longer is', async () => {
  const { consumerId } = await keyThatEnds(5)
  await tell()
  expect(await toldTo(people.staff, consumerId)).toHaveLength(1)
  const { id: ownerId } = await test.connection.db
    .selectFrom('app_user')
    .select('id')
    .where('user_email', '=', people.partner)
    .executeTakeFirstOrThrow()
  expect((await calls.update(consumerId, { ownerId })).status).toBe(200)
  await tell()
  expect(await toldTo(people.staff, consumerId)).toEqual([])
  expect(await toldTo(people.partner, consumerId)).toHaveLength(1)
})

it('no longer sees the notification once the key was replaced or revoked', async () => {
  const [rotated, revoked] = [await keyThatEnds(5), await keyThatEnds(4)]
  await tell()
  for (const { consumerId } of [rotated, revoked])
    expect(await toldTo(people.staff, consumerId)).toHaveLength(1)
  await calls.rotate(rotated.id, 2)
  await calls.revoke(revoked.id)
  for (const { consumerId } of [rotated, revoked]) expect(await toldTo(people.staff, consumerId)).toEqual([])
})

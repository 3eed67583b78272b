import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { openTestDatabase } from '../server/testing.ts'
import { databaseAdapter } from './adapter.ts'
import { identityDatabase } from './schema.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const adapter = (model: string) => databaseAdapter(identityDatabase(connection.db))(model)

test('of several requests that consume a code at once, one may go on', async () => {
  const codes = adapter('AuthorizationCode')
  await codes.upsert('code', { accountId: 'a' }, 60)
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => codes.consume('code')))
  expect(outcomes.map(({ status }) => status).filter(status => status === 'fulfilled')).toHaveLength(1)
  expect(await codes.find('code')).toMatchObject({ accountId: 'a', consumed: expect.any(Number) })
})

test('finds by uid and user code, within its own model, and forgets what is destroyed or revoked', async () => {
  const sessions = adapter('Session')
  await sessions.upsert('id', { uid: 'uid', accountId: 'a' }, 60)
  await adapter('Interaction').upsert('id', { accountId: 'b' }, 60)
  expect(await sessions.findByUid('uid')).toMatchObject({ accountId: 'a' })
  await sessions.upsert('id', { uid: 'uid', accountId: 'c' }, 60)
  expect(await sessions.find('id')).toMatchObject({ accountId: 'c' })
  await sessions.destroy('id')
  expect(await sessions.findByUid('uid')).toBeUndefined()
  expect(await adapter('Interaction').find('id')).toMatchObject({ accountId: 'b' })

  const tokens = adapter('RefreshToken')
  await tokens.upsert('one', { grantId: 'g' }, 60)
  await tokens.upsert('two', { grantId: 'h' }, 60)
  await tokens.revokeByGrantId('g')
  expect(await tokens.find('one')).toBeUndefined()
  expect(await tokens.find('two')).toBeDefined()
})

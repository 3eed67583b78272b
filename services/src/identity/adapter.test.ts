import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { openTestDatabase } from '../server/testing.ts'
import { databaseAdapter, refreshGrace } from './adapter.ts'
import { identityDatabase } from './schema.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const adapter = (model: string) => databaseAdapter(identityDatabase(connection.db))(model)

test('of several requests that consume a code at once, only one succeeds', async () => {
  const codes = adapter('AuthorizationCode')
  await codes.upsert('code', { accountId: 'a' }, 60)
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => codes.consume('code')))
  expect(outcomes.map(({ status }) => status).filter(status => status === 'fulfilled')).toHaveLength(1)
  expect(await codes.find('code')).toMatchObject({ accountId: 'a', consumed: expect.any(Number) })
})

test('a refresh token may be reused for some seconds and no longer', async () => {
  const tokens = adapter('RefreshToken')
  await tokens.upsert('token', { accountId: 'a' }, 3600)
  const both = await Promise.allSettled([1, 2].map(() => tokens.consume('token')))
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await tokens.find('token')).toEqual({ accountId: 'a' })
  await sql`update oidc_payload set consumed_at = consumed_at - make_interval(secs => ${refreshGrace}) where id = 'token'`.execute(
    connection.db,
  )
  expect(await tokens.find('token')).toMatchObject({ consumed: expect.any(Number) })
  await expect(tokens.consume('token')).rejects.toThrow('invalid_grant')
})

test('finds by uid and user code within its own model, and not what was destroyed or revoked', async () => {
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

import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { problemOf } from '../server/failures.ts'
import { type Connection, connectEmbedded } from './connect.ts'
import { DiskFull, guardFreeSpace, spaceReserve } from './free-space.ts'
import { migrate } from './migrate.ts'

let connection: Connection | undefined
afterEach(async () => {
  await connection?.close()
  connection = undefined
})

test('on a nearly full disk writes are refused and reads continue; writes resume when there is space', async () => {
  let free = spaceReserve
  const space = await guardFreeSpace('/data', () => Promise.resolve(free))
  connection = await connectEmbedded({}, [space.plugin])
  const { db } = connection
  await migrate(db)
  const write = (n: number) =>
    db.transaction().execute(tx =>
      tx
        .insertInto('offer')
        .values({ offer_name: `o${n}`, offer_description: '' })
        .execute(),
    )
  await write(1)
  free = spaceReserve - 1
  await expect
    .poll(() => write(2).then(() => 'written', String), { timeout: 5000 })
    .toContain('less than 64 MB')
  await expect(db.updateTable('offer').set({ offer_description: 'x' }).execute()).rejects.toBeInstanceOf(
    DiskFull,
  )
  // Everything written before the check is there; the refused write left no transaction open.
  const before = await db.selectFrom('offer').select('offer_name').execute()
  expect(before.map(row => row.offer_name)).toContain('o1')
  free = spaceReserve
  await expect.poll(() => write(3).then(() => 'written', String), { timeout: 5000 }).toBe('written')
  expect((await sql`select 1 from offer where offer_name = 'o3'`.execute(db)).rows).toHaveLength(1)
  space.close()
})

test('a disk that is nearly full from the start is reported in one sentence', async () => {
  await expect(guardFreeSpace('/data', () => Promise.resolve(0))).rejects.toThrow(
    'The disk of /data has less than 64 MB left, so nothing is written.',
  )
})

test('the free space of a disk can be read', async () => {
  await expect(guardFreeSpace('/').then(space => space.close())).resolves.toBeUndefined()
})

test('the refusal is reported as an unavailable database, with a time to retry', () => {
  const { code, status, details } = problemOf(new DiskFull('/data'))
  expect({ code, status, retry: details.headers?.['retry-after'] }).toEqual({
    code: 'database-unavailable',
    status: 503,
    retry: '5',
  })
})

import { lstat, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportFile } from '@parvis/openapi/report-files'
import { type SentFile, startUploadApp, UploadCalls } from '../domain/report-files/uploads.test-support.ts'
import { answerFailures } from '../server/failures.ts'
import { people, startBeside } from '../server/testing.ts'
import { DiskStore } from './disk-store.ts'
import { Leases } from './leases.ts'
import { StoreFull } from './store.ts'
import { routeUploads } from './uploads.ts'

let first: UploadCalls
let second: UploadCalls
let address: string
beforeAll(async () => {
  first = await startUploadApp()
  second = new UploadCalls(await startBeside(first.test), '')
  address = await first.test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await second.test.close()
  await first.close()
})

const bytes = reportFile()

/**
 * Starts sending everything, sends the first half and leaves the connection open. @returns a function that breaks the
 * connection
 */
async function sendHalf({ uploadUrl }: SentFile, to = address): Promise<() => void> {
  const request = send(`${to}/api/portal${uploadUrl}`, {
    method: 'PATCH',
    headers: {
      authorization: await first.test.bearer(people.administrator),
      'content-length': bytes.length,
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
    },
  })
  request.on('error', () => {})
  request.write(bytes.subarray(0, bytes.length / 2))
  return () => request.destroy()
}

const half = Math.floor(bytes.length / 2)
const halfArrived = (file: SentFile) => expect.poll(() => first.received(file)).toBe(half)

describe('two processes on one database and one store', () => {
  it('receive one file in turns without changing it', async () => {
    const file = await first.create(bytes.length)
    expect(await first.patch(file, 0, bytes.subarray(0, 700))).toMatchObject({ status: 204 })
    expect(await second.head(file)).toMatchObject({ offset: '700' })
    expect(await second.patch(file, 700, bytes.subarray(700))).toMatchObject({ status: 204 })
    expect((await first.check(file)).status).toBe(200)
    expect(await second.bytesOf(file)).toEqual(Buffer.from(bytes))
  })

  it('keep everything that arrived before a connection broke', async () => {
    const file = await first.create(bytes.length)
    const breakOff = await sendHalf(file)
    await halfArrived(file)
    breakOff()
    expect(await second.head(file)).toMatchObject({ offset: String(half) })
  })

  it('release a hanging connection when the same file is sent again, to any process', async () => {
    const file = await first.create(bytes.length)
    await sendHalf(file)
    await halfArrived(file)
    expect(await second.head(file)).toMatchObject({ offset: String(half) })
    expect(await second.patch(file, half, bytes.subarray(half))).toMatchObject({ status: 204 })
    expect((await second.check(file)).status).toBe(200)
  })

  it('stop while a connection hangs, and the other one continues the file', async () => {
    const third = await startBeside(first.test)
    const file = await first.create(bytes.length)
    await sendHalf(file, await third.app.listen({ port: 0, host: '127.0.0.1' }))
    await halfArrived(file)
    await third.close()
    expect(await second.patch(file, half, bytes.subarray(half))).toMatchObject({ status: 204 })
  })

  it('continue once the lease of a killed process has expired', async () => {
    const file = await first.create(bytes.length)
    const key = file.uploadUrl.split('/').at(-1)
    await sql`insert into file_lease values (${key}, gen_random_uuid(), now() + interval '0.5 seconds')`.execute(
      first.test.connection.db,
    )
    expect(await first.patch(file, 0, bytes)).toMatchObject({ status: 204 })
  })
})

it('a process that stood still stops writing once another holds the lease', async () => {
  const { connection } = first.test
  const leases = new Leases(connection)
  const key = '0b6b1d0e-8d6a-4d59-9f5f-0b6a3f1d2c11'
  const isAborted = await leases.hold(key, async signal => {
    await sql`update file_lease set token = gen_random_uuid() where key = ${key}`.execute(connection.db)
    await expect.poll(() => signal.aborted, { timeout: 30_000 }).toBe(true)
    return signal.aborted
  })
  expect(isAborted).toBe(true)
  leases.close()
  await sql`delete from file_lease where key = ${key}`.execute(connection.db)
})

describe('a disk', () => {
  const key = '7d3f1c1e-5b7e-4a55-9f0e-1d2b9a6f4c11'
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parvis-disk-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('that is nearly full accepts nothing, and the sender is told', async () => {
    const app = Fastify()
    answerFailures(app, () => [])
    app.decorateRequest('person', undefined)
    const noted: number[] = []
    await routeUploads(app, {
      store: new DiskStore(folder, () => Promise.resolve(1000)),
      leases: new Leases(first.test.connection),
      uploads: {
        find: () => Promise.resolve({ size: 2000 }),
        note: (_key, received) => Promise.resolve(noted.push(received) > 0),
      },
      authenticate: async request => {
        request.person = { email: people.administrator } as typeof request.person
      },
    })
    const answer = await app.inject({
      method: 'PATCH',
      url: `/v1/Uploads/${key}`,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      payload: Buffer.alloc(2000),
    })
    expect(answer.statusCode).toBe(507)
    expect(answer.json()).toMatchObject({ code: 'storage-full' })
    expect(noted).toEqual([0])
  })

  it.runIf(process.platform === 'linux')(
    'that fills up midway is distinguished from other failures',
    async () => {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
      await symlink('/dev/full', join(folder, key.slice(0, 2), key))
      const source = Readable.from([Buffer.alloc(1000)])
      const append = new DiskStore(folder).append(key, { offset: 0, size: 1000 }, source, 1000)
      await expect(append).rejects.toThrow(StoreFull)
    },
  )

  it.runIf(process.platform === 'linux')(
    'keeps nothing of a file that it could not store completely',
    async () => {
      const failing = key.replace('7d', 'ad')
      const path = join(folder, failing.slice(0, 2), failing)
      await mkdir(join(folder, failing.slice(0, 2)), { recursive: true })
      // Writes there cannot be flushed to a disk.
      await symlink('/dev/null', path)
      const source = Readable.from([Buffer.alloc(1000)])
      const append = new DiskStore(folder).append(failing, { offset: 0, size: 1000 }, source, 1000)
      await expect(append).rejects.toThrow('EINVAL')
      await expect(lstat(path)).rejects.toThrow('ENOENT')
    },
  )

  it('releases the memory of what it has written, but not memory shared with others', async () => {
    const store = new DiskStore(folder)
    const other = key.replace('7d', '9d')
    const alone = Buffer.alloc(70_000, 7)
    const shared = Buffer.alloc(1000, 8).subarray(0, 500)
    const source = Readable.from([alone, shared])
    expect(await store.append(other, { offset: 0, size: 70_500 }, source, 70_500)).toBe(70_500)
    expect([alone.length, shared.length]).toEqual([0, 500])
    const kept = await buffer(await store.read(other, 0, 70_500))
    expect([kept.indexOf(8), kept.lastIndexOf(7)]).toEqual([70_000, 69_999])
  })

  it('keeps everything that came before a stream failed', async () => {
    const store = new DiskStore(folder)
    const other = key.replace('7d', '8d')
    const source = new PassThrough()
    const append = store.append(other, { offset: 0, size: 100 }, source, 100)
    source.write(Buffer.alloc(40))
    await expect.poll(() => store.received(other)).toBe(40)
    source.destroy(new Error('broken'))
    await expect(append).rejects.toThrow('broken')
    expect(await store.received(other)).toBe(40)
  })
})

/**
 * Two processes share one PostgreSQL and one S3 store, each with its own folder: files of one are available to the
 * other.
 */
import { randomBytes } from 'node:crypto'
import { quarterly, reportFile } from '@parvis/openapi/report-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'
import { startObjectStore, type ObjectStore } from './object-store.ts'
import { ReportCalls } from './report-calls.ts'

let postgres: RunningPostgres
let store: ObjectStore
let products: RunningProduct[]
let one: ReportCalls
let other: ReportCalls
beforeAll(async () => {
  postgres = await startPostgres()
  store = await startObjectStore()
  const options = { databaseUrl: postgres.url }
  const env = { ...store.env, PORTAL: 'off' }
  const first = await startProduct({ ...options, env })
  const second = await startProduct({ ...options, env: { ...env, PUBLIC_ORIGIN: first.url } })
  products = [first, second]
  const token = tokenOf('admin@parvis.example', first)
  one = new ReportCalls(first, token)
  other = new ReportCalls({ url: second.url }, token)
})
afterAll(async () => {
  for (const product of products) await product.stop()
  await store.stop()
  await postgres.stop()
})

/** Larger than one part of an S3 upload. */
const bytes = Buffer.from(reportFile(quarterly, randomBytes(9 * 1024 ** 2)))

test('an upload interrupted in one process resumes in the other, and both deliver the report', async () => {
  const file = await one.begin(bytes.length)
  const breakOff = one.sendSome(file, bytes, bytes.length - 300_000)
  await expect.poll(() => store.parts(), { timeout: 30_000 }).toBe(1)
  breakOff()
  const offset = await other.offset(file)
  // More than the completed part is stored, so nothing is sent twice.
  expect(offset).toBeGreaterThan(8 * 1024 ** 2)
  expect(await other.sendRest(file, bytes, offset)).toEqual({ status: 204, offset: bytes.length })
  expect(await one.check(file)).toEqual({ status: 200, pages: 2 })
  const report = await other.import(file, 'Partagée')
  for (const calls of [one, other]) expect(bytes.equals(await calls.download(report))).toBe(true)
})

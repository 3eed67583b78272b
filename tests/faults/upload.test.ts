/** The services are killed in the middle of an upload, and the file that arrives in the end is identical. */
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quarterly, reportFile } from '@parvis/openapi/report-files'
import { afterAll, expect, test } from 'vitest'
import { demoFolder } from '../product/demo-folder.ts'
import { startProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'
import { ReportCalls } from './report-calls.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'parvis-upload-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const bytes = reportFile(
  quarterly,
  Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) % 251)),
)
const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

const filesKept = () => globSync('files/*/*', { cwd: dataDir })
/** Files of the demo data. */
let others: readonly string[] = []
const bytesKept = () =>
  Buffer.concat(
    filesKept()
      .filter(name => !others.includes(name))
      .map(name => readFileSync(join(dataDir, name))),
  )

test('an upload resumes after kill -9 where its bytes end, and the report is identical', async () => {
  const first = await startProduct({ dataDir, copyOf: await demoFolder() })
  others = filesKept()
  const before = new ReportCalls(first, tokenOf('admin@parvis.example', first))
  const file = await before.begin(bytes.length)
  before.sendSome(file, bytes, bytes.length / 2)
  await expect.poll(() => bytesKept().length).toBeGreaterThan(100_000)
  await first.kill()

  const second = await startProduct({ dataDir })
  try {
    const after = new ReportCalls(second, tokenOf('admin@parvis.example', second))
    const offset = await after.offset(file)
    expect(offset).toBe(bytesKept().length)
    expect(await after.sendRest(file, bytes, offset)).toEqual({ status: 204, offset: bytes.length })
    expect(await after.check(file)).toEqual({ status: 200, pages: 2 })
    expect(hashOf(bytesKept())).toBe(hashOf(bytes))
  } finally {
    await second.stop()
  }
})

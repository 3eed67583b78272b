/** The services are killed in the middle of an upload, and the file that arrives in the end is the same. */
import { createHash, randomUUID } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quarterly, reportFile } from '@parvis/openapi/report-files'
import { afterAll, expect, test } from 'vitest'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'parvis-upload-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const bytes = reportFile(
  quarterly,
  Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) % 251)),
)
const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

/** What the administrator's calls carry. */
const headersFor = (product: RunningProduct) => ({
  authorization: `Bearer ${tokenOf('admin@parvis.example', product)}`,
  'tus-resumable': '1.0.0',
})

async function call(product: RunningProduct, path: string, body?: object) {
  const response = await fetch(`${product.url}/api/portal${path}`, {
    method: 'POST',
    headers: {
      ...headersFor(product),
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as { id: number; uploadUrl: string; pages: object[] }
  return { status: response.status, answer }
}

/** Begins to send everything, and stops in the middle of it. */
function sendSome(product: RunningProduct, address: string): void {
  const sending = request(`${product.url}/api/portal${address}`, {
    method: 'PATCH',
    headers: {
      ...headersFor(product),
      'content-length': bytes.length,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
  })
  sending.on('error', () => {})
  sending.write(bytes.subarray(0, bytes.length / 2))
}

async function offsetOf(product: RunningProduct, address: string): Promise<number> {
  const url = `${product.url}/api/portal${address}`
  const answer = await fetch(url, { method: 'HEAD', headers: headersFor(product) })
  return Number(answer.headers.get('upload-offset'))
}

const bytesKept = () =>
  Buffer.concat(globSync('files/*/*', { cwd: dataDir }).map(name => readFileSync(join(dataDir, name))))

test('a report goes on after kill -9 where its bytes end, and is the same', async () => {
  const first = await startProduct({ dataDir })
  const form = { kind: 'report', fileName: 'Liasse.pbix', fileSize: bytes.length, fileDate: null }
  const { answer: file } = await call(first, '/v1/ReportFiles', form)
  sendSome(first, file.uploadUrl)
  await expect.poll(() => bytesKept().length).toBeGreaterThan(100_000)
  await first.kill()

  const second = await startProduct({ dataDir })
  try {
    const offset = await offsetOf(second, file.uploadUrl)
    expect(offset).toBe(bytesKept().length)
    const sent = await fetch(`${second.url}/api/portal${file.uploadUrl}`, {
      method: 'PATCH',
      headers: {
        ...headersFor(second),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(bytes.subarray(offset)),
    })
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
    const checked = await call(second, `/v1/ReportFiles(${String(file.id)})/Check`)
    expect([checked.status, checked.answer.pages.length]).toEqual([200, 2])
    expect(hashOf(bytesKept())).toBe(hashOf(bytes))
  } finally {
    await second.stop()
  }
})

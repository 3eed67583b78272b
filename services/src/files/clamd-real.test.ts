/** What the services ask of a virus scanner, asked of clamd itself, with a signature of our own: no database is fetched. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DocumentCalls, pdf, startDocumentApp } from '../domain/documents/documents.test-support.ts'
import { findVirus, ScannerUnavailable, type ClamdAddress } from './clamd.ts'

// In two parts: a scanner of the machine that reads this file is not meant.
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)
const paths = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` }
const isThere = spawnSync('clamd', ['--version'], { env: paths }).status === 0

async function* pieces(...parts: Buffer[]) {
  for (const part of parts) yield await Promise.resolve(part)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts clamd, which knows one signature. */
async function startClamd(): Promise<{ address: ClamdAddress; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-clamd-'))
  // Started as root it becomes another user, who reads these.
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(join(folder, 'own.ndb'), `Parvis.Eicar-Test:0:*:${eicar.toString('hex')}\n`)
  const config = join(folder, 'clamd.conf')
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${String(port)}`,
    'StreamMaxLength 1M',
    'OfficialDatabaseOnly no',
  ]
  writeFileSync(config, `${settings.join('\n')}\n`)
  const child = spawn('clamd', ['--config-file', config], { env: paths, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => (said += String(text)))
  const address = { host: '127.0.0.1', port }
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`clamd did not start: ${said}`)
      await findVirus(address, pieces(Buffer.from('a')))
    },
    { timeout: 60_000, interval: 100 },
  )
  return {
    address,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

// Skipped, and reported as skipped, where Debian's clamav-daemon is not installed.
describe.skipIf(!isThere)('clamd itself (needs clamav-daemon)', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>
  let calls: DocumentCalls
  beforeAll(async () => {
    clamd = await startClamd()
    calls = await startDocumentApp()
  }, 120_000)
  afterAll(async () => {
    await calls.close()
    await clamd.stop()
  })

  it('finds the EICAR file, in however many pieces it comes, and nothing in another one', async () => {
    const found = expect.stringMatching(/^Parvis\.Eicar-Test/)
    expect(await findVirus(clamd.address, pieces(eicar))).toEqual(found)
    expect(await findVirus(clamd.address, pieces(eicar.subarray(0, 20), eicar.subarray(20)))).toEqual(found)
    expect(await findVirus(clamd.address, pieces(Buffer.from('Bonjour')))).toBeUndefined()
  })

  it('does not pass for having looked at what is larger than it takes', async () => {
    const large = Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024))
    await expect(findVirus(clamd.address, pieces(...large))).rejects.toThrow(ScannerUnavailable)
  })

  it('keeps a document with it away from everybody, and lets the others in', async () => {
    const settings = calls.uploads.test.settings as { clamd: ClamdAddress | undefined }
    settings.clamd = clamd.address
    try {
      const infected = await calls.sent('facture.txt', eicar)
      expect(await calls.import(infected)).toMatchObject({ status: 422, code: 'document-infected' })
      expect(await calls.names("$filter=name eq 'facture.txt'")).toEqual([])
      // Within a PDF as well.
      const hidden = await calls.sent('facture.pdf', pdf(`une facture ${String(eicar)}`))
      expect(await calls.import(hidden)).toMatchObject({ status: 422, code: 'document-infected' })
      const clean = await calls.put('bilan.pdf', pdf('un bilan'))
      expect(clean).toMatchObject({ name: 'bilan.pdf' })
    } finally {
      settings.clamd = undefined
    }
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { answerFailures, problemOf, sendProblem } from './failures.ts'
import { servePortal } from './portal.ts'

const secret = 'what no reader may see'
const page = '<!doctype html><title>Parvis</title>'
/** Pages of this origin may call the services. */
const friend = 'https://friend.example'
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-portal-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.vite'))
  for (const name of ['../secret.txt', '../secret', '.env', '.vite/manifest.json', 'assets/app-1a2b.js.map'])
    writeFileSync(join(dist, name), secret)
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'export {}')
  writeFileSync(join(dist, 'assets/code-reader.worker-5e6f.js'), 'export {}')
  writeFileSync(join(dist, 'offline-worker.js'), 'self.addEventListener')
  writeFileSync(join(dist, 'index.html'), page)
  mkdirSync(join(dist, 'report-page/assets'), { recursive: true })
  writeFileSync(join(dist, 'report-page/index.html'), '<!doctype html><title>Report</title>')
  writeFileSync(join(dist, 'report-page/assets/main-3c4d.js'), 'export {}')
  app = Fastify({
    frameworkErrors: (error, unread, reply) => void sendProblem(unread, reply, problemOf(error)),
  })
  answerFailures(app, () => [])
  await app.register(cors, { origin: [friend], exposedHeaders: ['etag'] })
  const settings = readSettings({}, folder)
  await servePortal(app, {
    dist,
    settings,
    settingsText: async () => '{}',
    issuer: 'http://localhost/identity',
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends a path exactly as written: `fetch` would normalize it first. */
function send(path: string, method = 'GET', asked: Record<string, string> = {}): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: asked }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject).end()
  })
}

describe('the files of the portal', () => {
  it.each([
    '/.env',
    '/.vite/manifest.json',
    '/.vite/manifest',
    '/.git/config',
    '/%2evite/manifest.json',
    '/%2e%76ite/manifest',
    '/assets/app-1a2b.js.map',
    '/assets/../../secret.txt',
    '/../secret.txt',
    '/../secret',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/%2e%2e%2fsecret',
    '/assets/%2e%2e/%2e%2e/secret',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..\\..\\secret',
    '/assets/..%5c..%5csecret',
    '/app%2fmenu',
    '/assets/app-1a2b.js%00.txt',
    '/%00',
    '/%',
    '/%c0%ae%c0%ae/secret',
    '//etc/passwd/../../secret.txt',
    '/assets/',
    '/assets/nothing',
    '/nothing.js',
  ])('%s is not served', async path => {
    const answer = await send(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.body).not.toContain(secret)
  })

  it.each(['/assets/app-1a2b.js', '/settings.json', '/report-page/'])(
    '%s is the same for every caller, so that browsers cache one copy',
    async path => {
      const answer = await send(path, 'GET', { origin: friend, 'accept-encoding': 'br' })
      expect(answer.status).toBe(200)
      expect(answer.headers['vary'] ?? 'accept-encoding').toBe('accept-encoding')
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    },
  )

  it('the worker of count sheets is revalidated each time and has the policy of the page', async () => {
    const { headers, status } = await send('/offline-worker.js')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'content-type': expect.stringMatching(/javascript/) as string,
    })
  })

  it.each(['/', '/app/menu/admin', '/app/confirm/edit/1?x=../..', '/rapport?path=/a/b.c'])(
    '%s serves the page',
    async path => {
      const answer = await send(path)
      expect(answer).toMatchObject({ status: 200, body: page })
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    },
  )

  it.each(['/', '/assets/app-1a2b.js', '/settings.json'])(
    'HEAD %s has the headers of GET and no body',
    async path => {
      const [got, head] = await Promise.all([send(path), send(path, 'HEAD')])
      expect(head.body).toBe('')
      expect(head.status).toBe(got.status)
      for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
        expect(head.headers[name], name).toBe(got.headers[name])
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])('%s is not answered with the page', async method => {
    const answer = await send('/', method)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain(page)
  })
})

describe('the worker that reads codes', () => {
  const policyOf = async (path: string) => String((await send(path)).headers['content-security-policy'])

  it('may compile WebAssembly, and no other file may', async () => {
    const policy = await policyOf('/assets/code-reader.worker-5e6f.js')
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("default-src 'none'")
    for (const path of ['/', '/assets/app-1a2b.js', '/offline-worker.js', '/report-page/', '/settings.json'])
      expect(await policyOf(path), path).not.toContain('wasm')
  })

  it('gets its pictures from pages of this origin, the only ones that may use the camera', async () => {
    expect((await send('/')).headers['permissions-policy']).toMatch(/camera=\(self\), .*microphone=\(\)/)
  })
})

describe('the page that draws reports in a frame', () => {
  it.each(['/report-page/', '/report-page/?reportId=41&uid=viewer'])(
    'can be framed by pages of this origin: %s',
    async path => {
      const { status, body, headers } = await send(path)
      expect(status).toBe(200)
      expect(body).toContain('Report')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("frame-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' })
    },
  )

  it('has files that are cached for ever, and serves no other page', async () => {
    const file = await send('/report-page/assets/main-3c4d.js')
    expect(file.headers['cache-control']).toContain('immutable')
    expect((await send('/report-page/elsewhere')).body).toBe(page)
  })
})

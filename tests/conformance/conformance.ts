/**
 * Checks the hosts of a settings.json with requests like the portal's: `pnpm conformance <settings.json> [origin of
 * the portal]`. Exits with 1 when something is missing that the portal cannot do without.
 */
import { readFileSync } from 'node:fs'
import { hosts, readDocument } from '@parvis/openapi/document'
import type { Host } from '@parvis/openapi/document'
import { isEnough, reportOf } from './report.ts'
import { tryHost } from './try-host.ts'

interface Settings {
  hosts: Record<string, string>
  identity: { issuer: string; resource: string }
}

/** Converts `customer-store` to `customerStore`, the name in the settings. */
const settingOf = (host: Host) => host.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

async function askJson(url: string, init?: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, init)
  if (!response.ok) fail(`${url} answered ${response.status}.`)
  return (await response.json()) as Record<string, unknown>
}

async function readToken({ issuer, resource }: Settings['identity'], origin: string): Promise<string> {
  const {
    CONFORMANCE_TOKEN: token,
    CONFORMANCE_CLIENT_ID: id,
    CONFORMANCE_CLIENT_SECRET: secret,
  } = process.env
  if (token !== undefined) return token
  if (id === undefined || secret === undefined)
    fail('Set CONFORMANCE_TOKEN, or CONFORMANCE_CLIENT_ID and CONFORMANCE_CLIENT_SECRET.')
  const base = new URL(issuer, origin).href.replace(/\/$/, '')
  const { token_endpoint: endpoint } = await askJson(`${base}/.well-known/openid-configuration`)
  const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
  const answer = await askJson(String(endpoint), {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', resource }),
  })
  return String(answer['access_token'])
}

const [file, origin = 'http://localhost:3000'] = process.argv.slice(2)
if (file === undefined) fail('Usage: pnpm conformance <settings.json> [origin of the portal]')
const settings = JSON.parse(readFileSync(file, 'utf8')) as Settings
const token = await readToken(settings.identity, origin)
let isFit = true
for (const host of hosts) {
  const base = settings.hosts[settingOf(host)]
  if (base === undefined) fail(`${file} has no host ${settingOf(host)}.`)
  const baseUrl = new URL(base, origin).href.replace(/\/$/, '')
  const findings = await tryHost({ document: await readDocument(host), baseUrl, token, origin })
  process.stdout.write(`${reportOf(`${host} (${baseUrl})`, findings)}\n`)
  isFit &&= isEnough(findings)
}
process.exitCode = isFit ? 0 : 1

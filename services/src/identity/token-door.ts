import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeFolder } from '../folder.ts'
import { UnknownDemoPerson } from './demo-token.ts'
import { mountPath } from './settings.ts'

/**
 * How `pnpm token` reaches running services that hold the embedded database's lock. The route exists only with demo
 * data and has two safeguards: the request must come from this machine without a proxy in between, and it must carry a
 * secret from a file in the data folder that only its owner can read. Anyone who can read that file could also read the
 * signing key in the database next to it, so the route gives nothing away.
 */
const path = '/demo-token'
const secretHeader = 'x-parvis-secret'
const fileName = 'token-door.json'

interface Door {
  address: string
  secret: string
}

/**
 * Registers the route under `/identity`, and writes the file as soon as the services listen.
 * @throws StartFailure when the folder cannot be written.
 */
export function serveDemoTokens(
  app: FastifyInstance,
  dataDir: string,
  sign: (email: string) => Promise<string>,
) {
  const secret = randomBytes(32).toString('base64url')
  const file = join(dataDir, fileName)
  // With a database server, nothing else may have created the folder.
  makeFolder(dataDir)
  app.post(`${mountPath}${path}`, { bodyLimit: 1024 }, async (request, reply) => {
    if (!isFromThisMachine(request) || !isSecret(request.headers[secretHeader], secret))
      return reply.callNotFound()
    const { email } = (request.body ?? {}) as { email?: unknown }
    try {
      return { token: await sign(typeof email === 'string' ? email : '') }
    } catch (error) {
      if (error instanceof UnknownDemoPerson) return reply.code(422).send({ sentence: error.message })
      throw error
    }
  })
  // Write synchronously: `listen` does not wait for its hooks, and a token may be requested as soon as it returns.
  app.addHook('onListen', opened => {
    const door: Door = { address: localAddress(app.server.address()), secret }
    writeFileSync(file, JSON.stringify(door), { mode: 0o600 })
    // The mode above applies only to a new file.
    chmodSync(file, 0o600)
    opened()
  })
  app.addHook('onClose', async () => {
    if ((await readDoor(dataDir))?.secret === secret) await rm(file, { force: true })
  })
}

/**
 * Requests a token from running services.
 * @returns undefined when none are running on this data folder
 * @throws Error whose message is one sentence when they refuse
 */
export async function requestDemoToken(dataDir: string, email: string): Promise<string | undefined> {
  const door = await readDoor(dataDir)
  if (!door) return undefined
  let response: Response
  try {
    response = await fetch(`${door.address}${mountPath}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [secretHeader]: door.secret },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(10_000),
    })
  } catch {
    // The file is left over from services that were killed.
    return undefined
  }
  const answer = (await response.json().catch(() => ({}))) as { token?: string; sentence?: string }
  if (response.status === 422 && answer.sentence) throw new Error(answer.sentence)
  return response.ok ? answer.token : undefined
}

async function readDoor(dataDir: string): Promise<Door | undefined> {
  try {
    const door = JSON.parse(await readFile(join(dataDir, fileName), 'utf8')) as Partial<Door>
    return door.address && door.secret ? { address: door.address, secret: door.secret } : undefined
  } catch {
    return undefined
  }
}

/** Any of these headers means that there is a proxy in between. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Look at the socket itself, whichever proxies the settings trust. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress, localAddress: own } = raw.socket
  const direct = proxyHeaders.every(name => headers[name] === undefined)
  const loopback = /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress ?? '')
  return direct && remoteAddress !== undefined && (loopback || remoteAddress === own)
}

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const bytes = Buffer.from(typeof given === 'string' ? given : '')
  const expected = Buffer.from(secret)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

function localAddress(address: string | AddressInfo | null): string {
  if (!address || typeof address === 'string') throw new Error('The services do not listen on a port.')
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  const host = everywhere[address.address] ?? address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

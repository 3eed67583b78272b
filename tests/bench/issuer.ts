/** The bench's own identity provider: it issues a token to anybody in the demo data, not only to the demo people. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BenchIssuer {
  /** For OIDC_ISSUER. */
  url: string
  tokenOf: (email: string) => string
  stop: () => Promise<void>
}

/** Seconds; longer than any measurement. */
const lifetime = 4 * 3600

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export async function startIssuer(): Promise<BenchIssuer> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/keys` },
      '/keys': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'ES256', use: 'sig' }] },
    }
    const answer = answers[request.url ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    url,
    tokenOf: email => {
      const now = Math.floor(Date.now() / 1000)
      const head = part({ alg: 'ES256', typ: 'at+jwt', kid: 'bench' })
      const claims = part({
        iss: url,
        aud: 'urn:parvis:api',
        sub: email,
        email,
        scope: 'openid parvis.api',
        iat: now,
        exp: now + lifetime,
      })
      const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      })
      return `${head}.${claims}.${signature.toString('base64url')}`
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

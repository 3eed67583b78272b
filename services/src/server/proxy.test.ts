import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing.ts'

/** Who may say where a request comes from: nobody, unless the settings name a proxy. */
let test: TestApp | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

/** Guesses tokens until it is stopped; returns the codes. */
async function guess(app: TestApp, from: { remoteAddress: string; forwardedFor: string }[]) {
  const codes: string[] = []
  for (const { remoteAddress, forwardedFor } of from) {
    const answer = await app.app.inject({
      url: '/api/portal/v1/Menus',
      remoteAddress,
      headers: { authorization: 'Bearer a.b.c', 'x-forwarded-for': forwardedFor },
    })
    codes.push(answer.json<{ code: string }>().code)
  }
  return codes
}
const invalid = 'token-invalid'
const limited = 'rate-limited'

describe('the limit of refused tokens', () => {
  it('cannot be evaded by an address that the caller made up', async () => {
    test = await startTestApp({ refusedTokens: 2 })
    const liar = [1, 2, 3, 4].map(n => ({ remoteAddress: '203.0.113.9', forwardedFor: `198.51.100.${n}` }))
    expect(await guess(test, liar)).toEqual([invalid, invalid, limited, limited])
  })

  it('counts each client behind a trusted proxy by the address that the proxy saw', async () => {
    test = await startTestApp({ refusedTokens: 2 }, { TRUST_PROXY: '10.0.0.0/8' })
    const behind = (forwardedFor: string) => ({ remoteAddress: '10.1.2.3', forwardedFor })
    // Whatever a client writes into the header comes to the left of what the proxy appends.
    const codes = await guess(test, [
      behind('198.51.100.1, 203.0.113.9'),
      behind('198.51.100.2, 203.0.113.9'),
      behind('198.51.100.3, 203.0.113.9'),
      behind('203.0.113.10'),
    ])
    expect(codes).toEqual([invalid, invalid, limited, invalid])
  })

  it('does not trust a caller who bypasses the proxy', async () => {
    test = await startTestApp({ refusedTokens: 2 }, { TRUST_PROXY: '10.0.0.0/8' })
    const around = [1, 2, 3].map(n => ({ remoteAddress: '203.0.113.9', forwardedFor: `198.51.100.${n}` }))
    expect(await guess(test, around)).toEqual([invalid, invalid, limited])
  })

  it('cannot be evaded with the many addresses of one IPv6 network', async () => {
    test = await startTestApp({ refusedTokens: 2 })
    const network = [1, 2, 3].map(n => ({ remoteAddress: `2001:db8:1:2::${n}`, forwardedFor: '' }))
    expect(await guess(test, network)).toEqual([invalid, invalid, limited])
  })
})

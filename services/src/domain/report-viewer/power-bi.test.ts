import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PowerBiSettings } from '../../settings.ts'
import { PowerBi } from './power-bi.ts'

const settings: PowerBiSettings = {
  tenantId: 'tenant',
  clientId: 'application',
  clientSecret: 'secret & more',
  authority: 'https://login.example',
  apiUrl: 'https://api.example',
  frameOrigin: 'https://app.powerbi.com',
  role: 'Reader',
}
const asked = { reportId: 'r1', groupId: 'g1', reader: undefined }
const expiration = '2026-11-22T10:00:00.000Z'
const answers: Record<string, object> = {
  'https://login.example/tenant/oauth2/v2.0/token': { access_token: 'application token', expires_in: 3600 },
  'https://api.example/v1.0/myorg/groups/g1/reports/r1': {
    embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r1',
    datasetId: 'd1',
  },
  'https://api.example/v1.0/myorg/GenerateToken': { token: 'embed token', expiration },
}
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
let workspace: PowerBi
beforeEach(() => {
  fetch.mockReset().mockImplementation(async url => Response.json(answers[url] ?? {}))
  workspace = new PowerBi(settings, fetch)
})
const bodiesTo = (ending: string) =>
  fetch.mock.calls
    .filter(([url]) => url.endsWith(ending))
    .map(([, { body }]) =>
      body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '',
    )

describe('a Power BI workspace', () => {
  it('returns the address and token of a report, signing in only once', async () => {
    const embed = await workspace.embed(asked)
    expect(embed).toEqual({
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r1',
      token: 'embed token',
      expires: new Date(expiration),
    })
    await workspace.embed(asked)
    expect(bodiesTo('/token')).toHaveLength(1)
    expect(new URLSearchParams(bodiesTo('/token')[0]).get('client_secret')).toBe('secret & more')
    expect(JSON.parse(bodiesTo('/GenerateToken')[0] ?? '')).toEqual({
      reports: [{ id: 'r1', allowEdit: false }],
      datasets: [{ id: 'd1' }],
    })
  })

  it('is told whose rows a report should show', async () => {
    await workspace.embed({ ...asked, reader: 'staff@parvis.example' })
    expect(JSON.parse(bodiesTo('/GenerateToken')[0] ?? '')).toMatchObject({
      identities: [{ username: 'staff@parvis.example', roles: ['Reader'], datasets: ['d1'] }],
    })
  })

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'did not answer'],
    ['refuses', async () => new Response('secret details', { status: 403 }), 'answered 403'],
    ['answers a page', async () => new Response('<html>'), 'no JSON'],
    ['tells nothing', async () => Response.json({}), 'told no access_token'],
  ])('fails with a message without secrets if it %s', async (_what, answer, words) => {
    fetch.mockImplementation(answer)
    await expect(workspace.embed(asked)).rejects.toThrow(words)
  })
})

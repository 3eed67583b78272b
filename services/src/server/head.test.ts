import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from './testing.ts'

/** HEAD is GET without the body, also where the request is refused and where GET would never end. */
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const head = async (url: string, as?: string) => {
  const authorization = as === undefined ? undefined : await test.bearer(as)
  return test.app.inject({
    method: 'HEAD',
    url,
    headers: authorization === undefined ? {} : { authorization },
  })
}

describe('HEAD', () => {
  it.each(['/health/live', '/health/ready'])('%s reports that the service is healthy', async path => {
    const answer = await head(path)
    expect(answer).toMatchObject({ statusCode: 200, body: '' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    '/api/portal/v1/Menus',
    '/api/portal/v1/MenuChanges',
    '/api/portal/v1/MyNotificationChanges',
    '/api/customer-store/v1/Contacts',
  ])(
    '%s is refused without a token, answered for staff, and ends',
    async path => {
      expect(await head(path)).toMatchObject({ statusCode: 401, body: '' })
      const answer = await head(path, people.administrator)
      expect(answer).toMatchObject({ statusCode: 200, body: '' })
      expect(answer.headers['content-type']).toMatch(/^(application\/json|text\/event-stream)/)
    },
    10_000,
  )
})

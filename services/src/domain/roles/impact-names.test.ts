import { afterAll, beforeAll, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { clause, RoleCalls } from './calls.test-support.ts'

let test: TestApp
let calls: RoleCalls
let key: (name: string) => number
beforeAll(async () => {
  test = await startTestApp()
  calls = new RoleCalls(test)
  key = await calls.keys()
})
afterAll(() => test.close())

/** Names are for those who may read people: a rule can match everybody. */
it('a manager hears how many people a rule or a change is about, and not who they are', async () => {
  const as = people.staff
  const { id } = await calls.create({ addedManagerIds: [key(as)] })
  const everybody = { any: [clause('userType', 'is', 'Client'), clause('userType', 'is', 'Collaborateur')] }
  const plan = { memberRule: everybody }
  expect((await calls.preview(everybody)).body).toMatchObject({ people: expect.arrayContaining([]) })
  for (const answer of [await calls.preview(everybody, as), await calls.assess(id, plan, as)]) {
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain('@')
    expect((answer.body as { people: unknown }).people).toBeNull()
  }
  const { count } = (await calls.preview(everybody)).body as { count: number }
  expect((await calls.preview(everybody, as)).body).toEqual({ count, people: null })
  expect((await calls.assess(id, plan, as)).body).toMatchObject({ membersAfter: count })
})

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

/** An impact as returned without names. */
interface NamedImpact {
  people: null
  peopleCount: number
  namedPeople: { usersId: number; gains: string[]; loses: string[] }[]
}

it('a manager is told what changes for the people they named themselves, by key, and for nobody else', async () => {
  const as = people.staff
  const scope = 'Menus.Manage'
  const [added, removed, other] = [key(people.client), key(people.partner), key(people.manager)]
  const { id } = await calls.create({
    addedManagerIds: [key(as)],
    addedScopeIds: [key(scope)],
    addedUserIds: [removed],
  })
  const everybody = { any: [clause('userType', 'is', 'Client'), clause('userType', 'is', 'Collaborateur')] }
  const plan = { addedUserIds: [added], removedUserIds: [removed, other] }
  const assess = async (of: object, query?: string) => {
    const { body } = await calls.assess(id, of, as, query)
    expect(JSON.stringify(body)).not.toMatch(/@|userEmail|firstname/)
    return body as NamedImpact
  }
  const readable = (await calls.assess(id, plan)).body as { people: { usersId: number }[] }
  const changed = readable.people.map(({ usersId }) => usersId)
  expect(changed).toContain(added)
  expect(readable).toMatchObject({ namedPeople: null })

  const named = await assess(plan)
  expect(named.people).toBeNull()
  expect(named.namedPeople.map(({ usersId }) => usersId)).toEqual(changed.toSorted((a, b) => a - b))
  const ofAdded = named.namedPeople.find(({ usersId }) => usersId === added)
  expect(ofAdded).toMatchObject({ gains: expect.arrayContaining([scope]), loses: [] })
  expect((await assess(plan, '?change=loses')).namedPeople.map(({ usersId }) => usersId)).not.toContain(added)

  // A rule may match everyone: they are counted, but people who were not named are not listed.
  const wide = await assess({ addedUserIds: [added], memberRule: everybody })
  expect(wide.peopleCount).toBeGreaterThan(1)
  expect(wide.namedPeople.map(({ usersId }) => usersId)).toEqual([added])
  expect((await assess({ memberRule: everybody })).namedPeople).toEqual([])
})

/** Names are for callers who may read people, because a rule can match everyone. */
it('a manager is told how many people a rule or a change affects, and not who they are', async () => {
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

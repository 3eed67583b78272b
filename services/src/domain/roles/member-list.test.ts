import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPerson } from '../../access/person.ts'
import type { CallOf } from '../../server/call.ts'
import { ProblemError } from '../../server/problem.ts'
import { readContract } from '../../server/contract.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { rowsOf } from '../rows.ts'
import { clause, RoleCalls } from './calls.test-support.ts'
import { listMembers } from './member-list.ts'

let test: TestApp
let calls: RoleCalls
let call: CallOf<'listRoleMembers'>
let rolesId: number
beforeAll(async () => {
  test = await startTestApp()
  calls = new RoleCalls(test)
  const key = await calls.keys()
  const { id } = await calls.create({
    memberRule: clause('businessUnit', 'is', 'Audit Paris', 'Audit Lyon'),
    addedUserIds: [key(people.administrator), key(people.client), key(people.staff)],
  })
  rolesId = id
  const { models, operations } = await readContract()
  const { connection, settings } = test
  const operation = operations.get('listRoleMembers')
  if (!operation) throw new Error('The contract lists members')
  const person = await readPerson(connection.db, people.administrator, settings.firmDomain)
  const services = { connection, settings, models } as unknown as typeof call.services
  const asked = { path: {}, query: {}, body: undefined, ifMatch: '*', log: test.app.log, address: '' }
  const problem: typeof call.problem = code => new ProblemError(code)
  call = { ...asked, problem, operation, services, db: connection.db, person, rows: rowsOf(person) }
})
afterAll(() => test.close())

const few = listMembers(Number.POSITIVE_INFINITY)
const many = listMembers(0)

it('a large role lists the same members as if it were small', async () => {
  const questions = [
    { $orderby: 'name,firstname,id' },
    { $orderby: 'name desc,id', $top: 5, $skip: 3 },
    { $search: 'ma', $orderby: 'firstname,id' },
    { $orderby: 'id', more: ' and isStatic eq true' },
    { $orderby: 'grade,id', more: " and (isCalculated eq true and businessUnit ne 'Audit Paris')" },
    { $orderby: 'id', more: ' or rolesId eq 2' },
    { $orderby: 'id', $search: 'nobody is called so' },
  ]
  for (const { more = '', ...rest } of questions) {
    const query = { $filter: `rolesId eq ${rolesId}${more}`, $count: true, ...rest }
    expect(await many({ ...call, query })).toEqual(await few({ ...call, query }))
  }
  const { body } = await many({ ...call, query: { $filter: `rolesId eq ${rolesId}`, $count: true } })
  expect((body as { value: unknown[] }).value.length).toBeGreaterThan(10)
})

it('shows members only to people who may see the role', async () => {
  const query = { $filter: `rolesId eq ${rolesId}`, $count: true }
  const { db } = call
  for (const email of [people.staff, people.client]) {
    const person = await readPerson(db, email, test.settings.firmDomain)
    const answer = await many({ ...call, query, person, rows: rowsOf(person) })
    expect(answer.body).toEqual({ value: [], '@odata.count': 0 })
  }
})

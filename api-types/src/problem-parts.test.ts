import { expect, test } from 'vitest'
import { createScopeDependency, deleteApplication } from './generated/examples/authorization.ts'
import { createOnBoardingRequest, proveInvitation } from './generated/examples/organisation.ts'
import { cycleIn, equivalentIn, triesLeftIn, usesIn } from './problem-parts.ts'
import { readProblem } from './problems.ts'

const problem = (document: unknown) =>
  readProblem(
    new Response(JSON.stringify(document), {
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
    }),
  )

test('a problem keeps members that only its operation has', async () => {
  const used = await problem(deleteApplication.problem['application-in-use'])
  expect(usesIn(used).map(({ kind }) => kind)).toEqual(['role', 'menu', 'notification'])
  expect(cycleIn(used)).toEqual([])
  const cycle = await problem(createScopeDependency.problem['scope-cycle'])
  expect(cycleIn(cycle)[0]).toBe(cycleIn(cycle).at(-1))
  expect(cycleIn(cycle)).toHaveLength(4)
})

test('anything that does not match the contract is left out', async () => {
  const odd = await problem({
    code: 'scope-in-use',
    usedBy: [{ kind: 'ghost', name: 'x' }, null, 'x', { kind: 'role' }, { kind: 'menu', name: 'M' }],
    cycle: 'Scopes.Read',
  })
  expect(usesIn(odd)).toEqual([{ kind: 'menu', name: 'M' }])
  expect(cycleIn(odd)).toEqual([])
  expect(usesIn(new Error('no problem'))).toEqual([])
  expect(usesIn(undefined)).toEqual([])
})

test('the details of a refused onboarding request are read if present', async () => {
  const duplicate = await problem(createOnBoardingRequest.problem['onboarding-duplicate'])
  expect(equivalentIn(duplicate)).toEqual({
    id: 298,
    createdBy: 'partner@parvis.example',
    createdByName: 'Hélène d’Arcy',
  })
  expect(triesLeftIn(duplicate)).toBeUndefined()
  const wrong = await problem(proveInvitation.problem['invitation-code-wrong'])
  expect(triesLeftIn(wrong)).toBe(3)
  expect(equivalentIn(wrong)).toBeUndefined()
  const hidden = await problem({ code: 'x', equivalentRequest: { id: null, createdBy: 'a@b.example' } })
  expect(equivalentIn(hidden)).toEqual({ id: null, createdBy: 'a@b.example', createdByName: null })
  expect(equivalentIn(await problem({ code: 'x', equivalentRequest: { id: '7' } }))).toBeUndefined()
})

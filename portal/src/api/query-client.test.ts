import { ApiProblem } from '@parvis/api-types/problems'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const refusal = (code: string, status = 403) => new ApiProblem({ title: code, status, code })
const rights = ['listUserScopes', { userEmail: 'staff@parvis.example' }]

/** A page that knows the rights of its person. */
function page() {
  const client = createQueryClient({ retry: false })
  client.setQueryData(rights, ['Menus.Manage'])
  return { client, mustAskAgain: () => client.getQueryState(rights)?.isInvalidated }
}

test('a call that is refused for want of a right makes the page ask again what the person may do', async () => {
  const read = page()
  await expect(
    read.client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(refusal('scope-missing')) }),
  ).rejects.toThrow('scope-missing')
  expect(read.mustAskAgain()).toBe(true)

  const write = page()
  const mutation = write.client
    .getMutationCache()
    .build(write.client, { mutationFn: () => Promise.reject(refusal('scope-missing')) })
  await expect(mutation.execute(undefined)).rejects.toThrow('scope-missing')
  expect(write.mustAskAgain()).toBe(true)
})

test('other refusals say nothing about rights', async () => {
  const { client, mustAskAgain } = page()
  await expect(
    client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(refusal('not-found', 404)) }),
  ).rejects.toThrow('not-found')
  expect(mustAskAgain()).toBe(false)
})

import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const refusal = (code: string, status = 403) => new ApiProblem({ title: code, status, code })
const rights = ['listUserScopes', { userEmail: 'staff@parvis.example' }]

/** A page that has loaded its person's rights. */
function page() {
  const client = createQueryClient({ retry: false })
  client.setQueryData(rights, ['Menus.Manage'])
  return { client, mustAskAgain: () => client.getQueryState(rights)?.isInvalidated }
}

test('a request refused for a missing right makes the page refetch the rights', async () => {
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

test('a request refused for missing consent makes the page refetch the terms and the acceptances', async () => {
  const { client } = page()
  const asked = [['getCurrentTerms'], ['listTermsAcceptances', { orderby: 'acceptedDate desc' }]]
  for (const queryKey of asked) client.setQueryData(queryKey, {})
  const fails = (code: string) =>
    client
      .fetchQuery({ queryKey: [code], queryFn: () => Promise.reject(refusal(code)) })
      .catch(() => undefined)
  const mustAsk = () => asked.map(queryKey => client.getQueryState(queryKey)?.isInvalidated)
  await fails('scope-missing')
  expect(mustAsk()).toEqual([false, false])
  await fails('terms-not-accepted')
  expect(mustAsk()).toEqual([true, true])
})

test('other refusals do not refetch the rights', async () => {
  const { client, mustAskAgain } = page()
  await expect(
    client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(refusal('not-found', 404)) }),
  ).rejects.toThrow('not-found')
  expect(mustAskAgain()).toBe(false)
})

/** What is stale, on a page showing the list of templates, after a write that ends in this way. */
async function afterWrite(ends: () => Promise<unknown>) {
  const client = createQueryClient({ retry: false })
  client.setQueryData(['listReportTemplates', { query: {} }], [])
  client.setQueryData(['listOffers'], [])
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: ends, meta: { stale: ['listReportTemplates'] } })
  await mutation.execute(undefined).catch(() => undefined)
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  return [isStale(['listReportTemplates', { query: {} }]), isStale(['listOffers'])]
}

test('a write refetches what the contract declares stale, and nothing else', async () => {
  expect(await afterWrite(() => Promise.resolve(1))).toEqual([true, false])
})

test.each(['that is shown', 'that no screen shows yet'])(
  'a response %s, but was requested before a write, does not count as one after it',
  async how => {
    const client = createQueryClient({ retry: false })
    const answers: ((rows: string[]) => void)[] = []
    const list = {
      queryKey: ['listDocuments', { query: {} }],
      queryFn: () => new Promise<string[]>(resolve => answers.push(resolve)),
    }
    const asked = client.fetchQuery(list)
    const end =
      how === 'that is shown' ? new QueryObserver(client, list).subscribe(() => undefined) : () => undefined
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve(), meta: { stale: ['listDocuments'] } })
      .execute(undefined)
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.(['restored'])
    answers[0]?.([])
    expect(await asked).toEqual(['restored'])
    expect(client.getQueryData(list.queryKey)).toEqual(['restored'])
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(false)
    end()
  },
)

test('a deleted entity is not refetched where it is shown, and is removed from the cache where it is not', async () => {
  const client = createQueryClient({ retry: false })
  const asked: number[] = []
  const of = (id: number) => ({
    queryKey: ['getApplication', { path: { id }, query: {} }],
    queryFn: () => Promise.resolve(asked.push(id)),
    meta: { path: '/v1/Applications({id})' },
  })
  const shown = [7, 8].map(id => new QueryObserver(client, of(id)).subscribe(() => undefined))
  await client.fetchQuery(of(9))
  await expect.poll(() => asked.length).toBe(3)
  const meta = { stale: ['getApplication'], deletes: '/v1/Applications({id})' }
  const remove = (id: number) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve(), meta })
      .execute({ path: { id }, ifMatch: '"1"' })
  await remove(7)
  await expect.poll(() => asked).toEqual([7, 8, 9, 8])
  await remove(9)
  expect(client.getQueryState(of(9).queryKey)).toBeUndefined()
  expect(client.getQueryState(of(7).queryKey)).toBeDefined()
  for (const end of shown) end()
})

test.each([
  ['another version is there', refusal('precondition-failed', 412), true],
  ['it is gone', refusal('not-found', 404), true],
  ['the name is taken', refusal('report-template-name-taken', 409), true],
  ['nobody knows whether it was done', new NetworkFailure(new TypeError()), true],
  ['it was not understood', refusal('body-invalid', 400), false],
  ['the reader may not', refusal('scope-missing', 403), false],
])('a write that fails: %s', async (_why, error, isStale) => {
  expect(await afterWrite(() => Promise.reject(error))).toEqual([isStale, false])
})

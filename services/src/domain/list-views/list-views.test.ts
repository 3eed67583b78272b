import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const list = 'onboarding.list'
const view = (key: string, changes: object = {}) => ({
  key,
  name: `View ${key}`,
  view: 'sort=createdDate',
  isDefault: false,
  ...changes,
})

const change = (kept: object[], removed: string[] = [], as: string = people.staff, of = list) =>
  test.send('POST', '/api/portal/v1/ListViews', { as, body: { list: of, kept, removed } })

async function namesOf(as: string = people.staff, of = list): Promise<[string, boolean][]> {
  const { body } = await test.send('GET', `/api/portal/v1/ListViews?list=${of}`, { as })
  return (body as { value: { name: string; isDefault: boolean }[] }).value.map(({ name, isDefault }) => [
    name,
    isDefault,
  ])
}

describe('views of a list', () => {
  it('are saved by two windows without either losing the other’s', async () => {
    expect((await change([view('a')])).status).toBe(200)
    expect((await change([view('b')])).status).toBe(200)
    expect(await namesOf()).toEqual([
      ['View a', false],
      ['View b', false],
    ])
    expect((await change([view('a', { name: 'Änderung' })], ['b', 'gone'])).body).toMatchObject({
      value: [{ key: 'a', name: 'Änderung', view: 'sort=createdDate' }],
    })
  })

  it('are personal, and belong to one list', async () => {
    await change([view('mine')], [], people.partner)
    expect(await namesOf(people.manager)).toEqual([])
    expect(await namesOf(people.partner, 'other.list')).toEqual([])
    expect(await namesOf(people.partner)).toEqual([['View mine', false]])
    await change([], ['mine'], people.manager)
    expect(await namesOf(people.partner)).toEqual([['View mine', false]])
  })

  it('include a default that the list opens with', async () => {
    await change([view('one', { isDefault: true })], [], people.manager)
    await change([view('two', { isDefault: true })], [], people.manager)
    expect(await namesOf(people.manager)).toEqual([
      ['View one', false],
      ['View two', true],
    ])
    await change([view('one', { name: 'View two' }), view('two', { name: 'View one' })], [], people.manager)
    expect(await namesOf(people.manager)).toEqual([
      ['View one', false],
      ['View two', false],
    ])
  })

  it('have unique names, ignoring case and accents', async () => {
    await change([view('x', { name: 'Été' })], [], people.administrator)
    const { status, code } = await change([view('y', { name: 'ete' })], [], people.administrator)
    expect([status, code]).toEqual([409, 'list-view-name-taken'])
    expect(await namesOf(people.administrator)).toEqual([['Été', false]])
  })

  it('are limited to fifty, and a request that exceeds it changes nothing', async () => {
    const fifty = Array.from({ length: 50 }, (_, n) => view(`n${n}`))
    expect((await change(fifty, [], people.client)).status).toBe(200)
    const { code } = await change([view('more', { isDefault: true })], [], people.client)
    expect(code).toBe('list-view-limit-reached')
    const names = await namesOf(people.client)
    expect(names).toHaveLength(50)
    expect(names.some(([, isDefault]) => isDefault)).toBe(false)
  })

  it('are refused with an empty name, or for an unknown list', async () => {
    expect((await change([view('a', { name: '  ' })])).code).toBe('body-invalid')
    expect((await change([view('a')], [], people.staff, 'a list')).code).toBe('body-invalid')
    expect((await test.send('GET', '/api/portal/v1/ListViews', { as: people.staff })).code).toBe(
      'query-invalid',
    )
  })
})

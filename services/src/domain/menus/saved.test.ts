import { afterAll, beforeAll, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'

/** Administrators see who saved what, by name; and a move is undone only if nobody has moved anything since. */
const menusPath = '/api/portal/v1/Menus'
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

interface Menu {
  '@odata.etag': string
  id: number
  menuOrder: number
  menuParentId: number | null
  modifiedDate: string | null
  modifiedByName: string | null
}

const administered = async (as: string = people.administrator) =>
  rowsOfAnswer(
    await test.send('GET', '/api/portal/v1/MenuAdministration?$top=1000', { as }),
  ) as unknown as Menu[]
const find = async (id: number) => {
  const menu = (await administered()).find(each => each.id === id)
  if (!menu) throw new Error(`There is no menu ${id}`)
  return menu
}
const change = (id: number, body: object, version = '*') =>
  test.send('PATCH', `${menusPath}(${id})`, {
    as: people.administrator,
    body,
    headers: { 'if-match': version },
  })
const move = (id: number, body: object, version?: string, as: string = people.administrator) =>
  test.send('POST', `${menusPath}(${id})/Move`, {
    as,
    body,
    ...(version !== undefined && { headers: { 'if-match': version } }),
  })

it('names who saved a menu and when, only in the administration; missing data is not made up', async () => {
  const [menu] = (await administered()).filter(({ menuParentId }) => menuParentId === null)
  const { id } = menu as Menu
  expect(menu).toMatchObject({ modifiedDate: null, modifiedByName: null })
  const saved = await change(id, { menuColor: '#1f6f8b' })
  expect(saved.body).toMatchObject({ modifiedByName: 'Inès Marchand', modifiedDate: expect.any(String) })
  expect(await find(id)).toMatchObject({ modifiedByName: 'Inès Marchand' })
  const seen = await test.send('GET', `${menusPath}?$expand=inverseMenuParent`, { as: people.client })
  expect(seen.status).toBe(200)
  expect(JSON.stringify(seen.body)).not.toMatch(/modified|Marchand|@parvis/)
  // The field does not even exist there.
  const asked = await test.send('GET', `${menusPath}?$select=modifiedByName`, { as: people.administrator })
  expect(asked.code).toBe('query-invalid')
  const refused = await test.send('GET', '/api/portal/v1/MenuAdministration', { as: people.staff })
  expect(refused.code).toBe('scope-missing')
})

it('a deleted account leaves no name, but the time stays', async () => {
  const [, menu] = await administered()
  const { id } = menu as Menu
  await change(id, { menuColor: '#1f6f8b' })
  await test.connection.db
    .updateTable('menu')
    .set({ modified_by: 'nobody@parvis.example' })
    .where('id', '=', id)
    .execute()
  const found = await find(id)
  expect(found.modifiedByName).toBeNull()
  expect(found.modifiedDate).not.toBeNull()
})

it('a move does not count as a save, and is undone in its version', async () => {
  const tops = (await administered())
    .filter(({ menuParentId }) => menuParentId === null)
    .toSorted((one, other) => one.menuOrder - other.menuOrder)
  const [first, second, last] = [tops[0], tops[1], tops.at(-1)] as [Menu, Menu, Menu]
  const { modifiedDate } = await find(last.id)
  const moved = await move(last.id, { menuParentId: null, beforeId: first.id })
  expect(moved.body).toMatchObject({ modifiedDate })
  const version = String(moved.headers['etag'])

  const back = await move(last.id, { menuParentId: null, beforeId: null }, version)
  expect(back.status).toBe(200)
  const order = async () =>
    (await administered())
      .filter(({ menuParentId }) => menuParentId === null)
      .toSorted((one, other) => one.menuOrder - other.menuOrder)
      .map(({ id }) => id)
  expect(await order()).toEqual(tops.map(({ id }) => id))

  // Someone else moves another menu before it meanwhile, so it is renumbered.
  const again = await move(last.id, { menuParentId: null, beforeId: first.id })
  await move(second.id, { menuParentId: null, beforeId: last.id })
  const late = await move(last.id, { menuParentId: null, beforeId: null }, String(again.headers['etag']))
  expect(late.code).toBe('precondition-failed')
  expect((await order())[1]).toBe(last.id)
  const other = await move(last.id, { menuParentId: null, beforeId: null }, '*', people.staff)
  expect(other.code).toBe('scope-missing')
})

it('names who last changed a template and a request for a report', async () => {
  const first = async (path: string) =>
    rowsOfAnswer(
      await test.send('GET', `/api/portal/v1/${path}?$top=1`, { as: people.administrator }),
    )[0] as {
      id: number
      createdByName: string
      modifiedByName: string
    }
  for (const [path, body] of [
    ['ReportTemplates', { description: 'Changed' }],
    ['PlanningRequests', { desiredDeliveryDate: '2027-12-15' }],
  ] as const) {
    const found = await first(path)
    expect(found.modifiedByName, path).toBe(found.createdByName)
    const saved = await test.send('PATCH', `/api/portal/v1/${path}(${found.id})`, {
      as: people.administrator,
      body,
      headers: { 'if-match': '*' },
    })
    expect(saved.body, path).toMatchObject({ modifiedByName: 'Inès Marchand' })
  }
})

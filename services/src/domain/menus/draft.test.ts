import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { people, rowsOfAnswer, startTestApp, type TestApp } from '../../server/testing.ts'

/** Changes in the draft have no effect until it is published, all at once and on record; and that can be undone. */
const host = '/api/portal/v1'
let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

interface Menu {
  '@odata.etag': string
  id: number
  menuCode: string
  menuTitle: string
  menuOrder: number
  menuParentId: number | null
  modifiedByName: string | null
}
interface Change {
  '@odata.etag': string
  menuId: number
  before: Menu | null
  after: Menu | null
  savedByName: string
  faults: string[]
  changedByName: string | null
}
interface Draft {
  '@odata.etag': string
  changes: Change[]
  menus: Menu[]
}
interface Publication {
  id: number
  kind: string
  publishedByName: string
  changes: { menuId: number; before: Menu | null; after: Menu | null }[]
  undoneById: number | null
}

const as = people.administrator
const any = { 'if-match': '*' }
const live = async () =>
  rowsOfAnswer(await test.send('GET', `${host}/MenuAdministration?$top=1000`, { as })) as unknown as Menu[]
const draft = async () => (await test.send('GET', `${host}/MenuDraft`, { as })).body as Draft
const published = async () =>
  ((await test.send('GET', `${host}/MenuPublications`, { as })).body as { value: Publication[] }).value
const change = (id: number, body: object, search = '', version = '*') =>
  test.send('PATCH', `${host}/Menus(${id})${search}`, { as, body, headers: { 'if-match': version } })
const publish = (version?: string) =>
  test.send('POST', `${host}/MenuDraft/Publish`, { as, ...(version && { headers: { 'if-match': version } }) })
const undo = (id: number) => test.send('POST', `${host}/MenuPublications(${id})/Undo`, { as })
const form = (more: object = {}) => ({
  menuCode: 'M0977',
  menuTitle: 'Guides',
  menuEnglishTitle: 'Guides',
  menuDescription: 'Les guides',
  menuEnglishDescription: 'The guides',
  menuColor: '#2b7fb8',
  menuIcon: 'folder',
  menuLink: '/app/menu/admin',
  menuOrder: 9000,
  menuParentId: null,
  minimumScope: 'Portal.Access',
  onlyFirm: true,
  forceRefresh: false,
  ...more,
})
const create = (body: object, search = '') => test.send('POST', `${host}/Menus${search}`, { as, body })

beforeEach(async () => {
  await test.send('DELETE', `${host}/MenuDraft`, { as, headers: any })
})

it('collects changes without effect, and publishes them in one step', async () => {
  const [first, second] = await live()
  const { id } = first as Menu
  const saved = await change(id, { menuTitle: 'Essai' }, '?draft=true', first?.['@odata.etag'])
  expect(saved.body).toMatchObject({ id, menuTitle: 'Essai', modifiedByName: 'Inès Marchand' })
  const made = (await create(form(), '?draft=true')).body as Menu
  const below = (await create(form({ menuCode: 'M0978', menuParentId: made.id }), '?draft=true')).body as Menu
  await test.send('POST', `${host}/Menus(${second?.id})/Move?draft=true`, {
    as,
    body: { menuParentId: made.id, beforeId: below.id },
  })
  const before = await live()
  expect(before.find(each => each.id === id)?.menuTitle).toBe(first?.menuTitle)
  expect(before.some(each => each.id === made.id)).toBe(false)

  const found = await draft()
  // Only the menu moved between two others changes.
  expect(found.changes).toHaveLength(4)
  expect(new Set(found.changes.map(({ menuId }) => menuId))).toEqual(
    new Set([id, made.id, below.id, second?.id]),
  )
  expect(found.changes.every(({ faults }) => faults.length === 0)).toBe(true)
  expect(found.changes[0]).toMatchObject({ savedByName: 'Inès Marchand' })
  expect(found.menus.find(each => each.id === second?.id)).toMatchObject({ menuParentId: made.id })

  expect((await publish('"1000000000"')).code).toBe('precondition-failed')
  const done = await publish(found['@odata.etag'])
  expect(done.body).toMatchObject({ kind: 'draft', publishedByName: 'Inès Marchand', undoneById: null })
  const after = await live()
  expect(after.find(each => each.id === id)?.menuTitle).toBe('Essai')
  expect(after.find(each => each.id === below.id)?.menuParentId).toBe(made.id)
  expect((await draft()).changes).toEqual([])
  expect((await publish()).code).toBe('menu-draft-empty')

  // All of it is undone, in one step.
  const [newest] = await published()
  expect(newest?.changes).toHaveLength(4)
  expect((await undo(newest?.id ?? 0)).body).toMatchObject({ kind: 'undo', undoesId: newest?.id })
  const plain = (menus: Menu[]) =>
    menus
      .map(({ id: key, menuTitle, menuOrder, menuParentId }) => ({ key, menuTitle, menuOrder, menuParentId }))
      .toSorted((one, other) => one.key - other.key)
  expect(plain(await live())).toEqual(plain(before))
  expect((await published())[1]).toMatchObject({ id: newest?.id, undoneById: expect.any(Number) })
  expect((await undo(newest?.id ?? 0)).code).toBe('menu-publication-overtaken')
})

it('names the menu that someone has changed since, who and when, until the draft’s change is kept or removed', async () => {
  const [menu] = await live()
  const { id } = menu as Menu
  await change(id, { menuTitle: 'Le mien', menuColor: '#111111' }, '?draft=true')
  // Fields that the draft does not touch are no conflict.
  await change(id, { menuEnglishTitle: 'Other' })
  expect((await draft()).changes[0]?.faults).toEqual([])
  await change(id, { menuTitle: 'Le leur' })
  expect((await draft()).changes[0]).toMatchObject({
    faults: ['changed-since'],
    changedByName: 'Inès Marchand',
  })
  const refused = await publish()
  expect(refused.code).toBe('menu-draft-faulty')
  expect(refused.body).toMatchObject({
    menus: [
      { menuId: id, fault: 'changed-since', changedByName: 'Inès Marchand', changedDate: expect.any(String) },
    ],
  })
  const kept = await test.send('POST', `${host}/MenuDraft/Changes(${id})/Keep`, { as })
  expect((kept.body as Draft).changes[0]).toMatchObject({ faults: [], before: { menuTitle: 'Le leur' } })
  expect((await publish()).status).toBe(200)
  expect((await live()).find(each => each.id === id)).toMatchObject({
    menuTitle: 'Le mien',
    menuEnglishTitle: 'Other',
  })
})

it('checks changes against the menus of the draft, and names a rule that others have broken meanwhile', async () => {
  const made = (await create(form({ menuCode: 'M0981' }), '?draft=true')).body as Menu
  expect((await create(form({ menuCode: 'M0981' }), '?draft=true')).code).toBe('menu-code-taken')
  expect((await change(made.id, { menuParentId: made.id }, '?draft=true')).code).toBe('menu-cycle')
  expect((await change(made.id, { menuLink: '/nowhere' }, '?draft=true')).code).toBe('menu-link-unknown')
  expect((await change(made.id, { menuTitle: 'x' })).code).toBe('not-found')
  const direct = (await create(form({ menuCode: 'M0981' }))).body as Menu
  expect((await draft()).changes[0]?.faults).toEqual(['code-taken'])
  expect((await publish()).body).toMatchObject({ menus: [{ menuId: made.id, fault: 'code-taken' }] })
  // Two menus swap their codes.
  await change(made.id, { menuCode: 'M0982' }, '?draft=true')
  await publish()
  await change(direct.id, { menuCode: 'M0983' }, '?draft=true')
  await change(made.id, { menuCode: 'M0981' }, '?draft=true')
  await change(direct.id, { menuCode: 'M0982' }, '?draft=true')
  expect((await publish()).status).toBe(200)
})

it('refuses a third level, which the portal would not show, whether published at once or drafted', async () => {
  const top = (await create(form({ menuCode: 'M0991' }))).body as Menu
  const child = (await create(form({ menuCode: 'M0992', menuParentId: top.id }))).body as Menu
  const other = (await create(form({ menuCode: 'M0993' }))).body as Menu
  const move = (id: number, menuParentId: number, query: string) =>
    test.send('POST', `${host}/Menus(${id})/Move${query}`, { as, body: { menuParentId, beforeId: null } })
  for (const query of ['', '?draft=true']) {
    const made = await create(form({ menuCode: 'M0994', menuParentId: child.id }), query)
    expect([made.status, made.code]).toEqual([422, 'menu-too-deep'])
    expect((await change(other.id, { menuParentId: child.id }, query)).code).toBe('menu-too-deep')
    expect((await change(top.id, { menuParentId: other.id }, query)).code).toBe('menu-too-deep')
    expect((await move(other.id, child.id, query)).code).toBe('menu-too-deep')
    expect((await move(top.id, other.id, query)).code).toBe('menu-too-deep')
  }
  // Someone moves the parent below another menu while the draft puts a menu below it.
  expect((await move(other.id, top.id, '?draft=true')).status).toBe(200)
  await change(child.id, { menuParentId: null })
  expect((await change(top.id, { menuParentId: child.id })).status).toBe(200)
  expect((await draft()).changes.map(({ faults }) => faults)).toEqual([['too-deep']])
  expect((await publish()).code).toBe('menu-draft-faulty')
})

it('lets a menu that has been too deep since before be changed, ordered and moved up', async () => {
  const top = (await create(form({ menuCode: 'M0995' }))).body as Menu
  const child = (await create(form({ menuCode: 'M0996', menuParentId: top.id }))).body as Menu
  const deep = (await create(form({ menuCode: 'M0997' }))).body as Menu
  await test.connection.db
    .updateTable('menu')
    .set({ menu_parent_id: child.id })
    .where('id', '=', deep.id)
    .execute()
  const move = (menuParentId: number | null) =>
    test.send('POST', `${host}/Menus(${deep.id})/Move`, { as, body: { menuParentId, beforeId: null } })
  expect((await change(deep.id, { menuTitle: 'Profond', menuParentId: child.id })).status).toBe(200)
  expect((await move(child.id)).status).toBe(200)
  expect((await change(deep.id, { menuTitle: 'Très profond' }, '?draft=true')).status).toBe(200)
  expect((await publish()).status).toBe(200)
  expect((await move(null)).status).toBe(200)
})

it('removes one change, deletes with everything below, and refuses to leave children without a parent', async () => {
  const parent = (await create(form({ menuCode: 'M0985' }))).body as Menu
  const child = (await create(form({ menuCode: 'M0986', menuParentId: parent.id }))).body as Menu
  const remove = (children: string) =>
    test.send('DELETE', `${host}/Menus(${parent.id})?children=${children}&draft=true`, { as, headers: any })
  expect((await remove('refuse')).code).toBe('menu-has-children')
  expect((await remove('delete')).status).toBe(204)
  const found = await draft()
  expect(found.changes.map(({ after }) => after)).toEqual([null, null])
  const out = (version: string) =>
    test.send('DELETE', `${host}/MenuDraft/Changes(${child.id})`, { as, headers: { 'if-match': version } })
  expect((await out('"1"')).code).toBe('precondition-failed')
  const version = found.changes.find(({ menuId }) => menuId === child.id)?.['@odata.etag'] ?? ''
  expect((await out(version)).status).toBe(204)
  expect((await draft()).changes[0]?.faults).toEqual(['has-children'])
  expect((await publish()).code).toBe('menu-draft-faulty')
  await test.send('DELETE', `${host}/MenuDraft`, { as, headers: any })
  expect((await remove('lift')).status).toBe(204)
  expect((await publish()).status).toBe(200)
  expect((await live()).find(({ id }) => id === child.id)?.menuParentId).toBeNull()
})

it('records direct changes, and undoes them only while nobody has changed the same since', async () => {
  const [menu] = await live()
  const { id, menuTitle } = menu as Menu
  await change(id, { menuTitle: 'Directement' })
  const [direct] = await published()
  expect(direct).toMatchObject({ kind: 'direct', changes: [{ menuId: id, before: { menuTitle } }] })
  await change(id, { menuTitle: 'Encore' })
  const refused = await undo(direct?.id ?? 0)
  expect(refused.code).toBe('menu-publication-overtaken')
  expect(refused.body).toMatchObject({ menus: [{ menuId: id, fault: 'changed-since' }] })
  const [second] = await published()
  expect((await undo(second?.id ?? 0)).status).toBe(200)
  expect((await undo(direct?.id ?? 0)).status).toBe(200)
  expect((await live()).find(each => each.id === id)?.menuTitle).toBe(menuTitle)
  expect((await undo(999_999)).code).toBe('not-found')
})

it('is for people who administer menus', async () => {
  for (const wrong of [people.staff, people.client])
    for (const [method, path] of [
      ['GET', 'MenuDraft'],
      ['DELETE', 'MenuDraft'],
      ['DELETE', 'MenuDraft/Changes(1)'],
      ['POST', 'MenuDraft/Changes(1)/Keep'],
      ['POST', 'MenuDraft/Publish'],
      ['GET', 'MenuPublications'],
      ['POST', 'MenuPublications(1)/Undo'],
    ] as const) {
      const answer = await test.send(method, `${host}/${path}`, {
        as: wrong,
        ...(method === 'DELETE' && { headers: any }),
      })
      expect(answer.code, `${method} ${path}`).toBe('scope-missing')
    }
})

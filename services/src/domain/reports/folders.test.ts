import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startBeside, startTestApp, type TestApp } from '../../server/testing.ts'
import { idOf, type Keyed, LibraryCalls } from './calls.test-support.ts'
import { forgetDeletedReports } from './folder-statements.ts'

/** The folders of client 30, which has none in the demo data but an engagement of the same number. */
let test: TestApp
let calls: LibraryCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new LibraryCalls(test)
})
afterAll(() => test.close())

const seen = (id: number) =>
  calls.list('listReportFolders', `/ReportFolders?$filter=id eq ${id}`).then(([row]) => row ?? { id: 0 })

describe('a folder', () => {
  it('is created, renamed, moved, deleted and restored, and everything below follows', async () => {
    const created = await calls.createFolder('  Ge\u0301ne\u0301ral ')
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'Général',
        path: 'Général',
        accountId: 30,
        depth: 1,
        reportCount: 0,
        createdBy: people.manager,
      },
      headers: { etag: '"1"', location: `/v1/ReportFolders(${idOf(created)})` },
    })
    const top = created.body as Keyed
    const inner = await calls.folder('Inner', { accountId: null, parentFolderId: top.id })
    const leaf = await calls.folder('Leaf', { parentFolderId: inner.id })
    expect(leaf).toMatchObject({
      path: 'Général/Inner/Leaf',
      depth: 3,
      accountId: 30,
      parentFolderId: inner.id,
    })
    expect(await calls.patchFolder(inner.id, { name: 'Milieu' }, '"1"')).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { path: 'Général/Milieu' },
    })
    expect((await calls.patchFolder(inner.id, { name: 'Late' }, '"1"')).code).toBe('precondition-failed')
    expect(await seen(leaf.id)).toMatchObject({ path: 'Général/Milieu/Leaf' })
    expect((await calls.moveFolder(inner.id, null)).body).toMatchObject({ path: 'Milieu', depth: 1 })
    expect(await seen(leaf.id)).toMatchObject({ path: 'Milieu/Leaf', depth: 2 })
    expect((await calls.removeFolder(inner.id)).code).toBe('report-folder-not-empty')
    expect((await calls.removeFolder(leaf.id, '"9"')).code).toBe('precondition-failed')
    expect((await calls.removeFolder(leaf.id)).status).toBe(204)
    expect((await calls.removeFolder(leaf.id)).code).toBe('not-found')
    expect(await seen(leaf.id)).toMatchObject({ id: 0 })
    expect((await calls.restoreFolder(leaf.id)).body).toMatchObject({ id: leaf.id, path: 'Milieu/Leaf' })
    expect((await calls.restoreFolder(leaf.id)).status).toBe(200)
  })

  it('has a unique name within its client, ignoring case and accents', async () => {
    const { id } = await calls.folder('Été 2026')
    const below = { accountId: null, parentFolderId: id }
    for (const name of ['Été 2026', 'ETE  2026', 'e\u0301te\u0301 2026', '\u200bété 2026'])
      expect((await calls.createFolder(name, below)).code, name).toBe('report-folder-exists')
    expect((await calls.createFolder('Été 2026', { accountId: 31 })).status).toBe(201)
    const other = await calls.folder('Hiver')
    expect((await calls.patchFolder(other.id, { name: 'ete 2026' })).code).toBe('report-folder-exists')
    expect((await calls.patchFolder(id, { name: 'ÉTÉ 2026' })).body).toMatchObject({ name: 'ÉTÉ 2026' })
    await calls.removeFolder(id)
    expect((await calls.createFolder('ete 2026')).status).toBe(201)
    expect((await calls.restoreFolder(id)).code).toBe('report-folder-exists')
  })

  it.each([
    ['', 'report-folder-name-required'],
    [' \u00a0\u200b', 'report-folder-name-required'],
    ['abcdefghijklmno', 'report-folder-name-too-long'],
    ['👨‍👩‍👧‍👦'.repeat(15), 'report-folder-name-too-long'],
    ['a/b', 'report-folder-name-invalid'],
  ])('is refused the name %j: %s, also in the check beforehand', async (name, code) => {
    expect(await calls.createFolder(name)).toMatchObject({ status: 422, code })
    expect((await calls.assessFolder('create', { name, accountId: 30 })).body).toMatchObject({
      problems: [code],
    })
    const { id } = (await calls.list('listReportFolders', '/ReportFolders?$top=1'))[0] as Keyed
    expect((await calls.patchFolder(id, { name })).code).toBe(code)
  })

  it('needs an existing parent or client', async () => {
    expect((await calls.createFolder('A', { accountId: null })).code).toBe('report-folder-parent-required')
    expect((await calls.createFolder('A', { accountId: 999_999 })).code).toBe('report-folder-account-unknown')
    expect((await calls.createFolder('A', { parentFolderId: 999_999 })).code).toBe(
      'report-folder-parent-unknown',
    )
    const { id } = await calls.folder('Of 32', { accountId: 32 })
    expect((await calls.createFolder('A', { accountId: 33, parentFolderId: id })).code).toBe(
      'report-folder-of-another-client',
    )
    const mine = await calls.folder('Of 30')
    expect((await calls.moveFolder(mine.id, id)).code).toBe('report-folder-of-another-client')
    expect((await calls.moveFolder(mine.id, 999_999)).code).toBe('report-folder-parent-unknown')
    expect((await calls.moveFolder(mine.id, mine.id)).code).toBe('report-folder-cycle')
  })

  it('is at most six levels deep, wherever it comes from', async () => {
    const chain: Keyed[] = []
    for (let depth = 1; depth <= 6; depth += 1)
      chain.push(
        await calls.folder(`Level ${depth}`, { accountId: 34, parentFolderId: chain.at(-1)?.id ?? null }),
      )
    const last = chain.at(-1)?.id ?? 0
    expect((await calls.createFolder('Level 7', { accountId: 34, parentFolderId: last })).code).toBe(
      'report-folder-too-deep',
    )
    const { id } = await calls.folder('Aside', { accountId: 34 })
    expect((await calls.moveFolder(chain[0]?.id ?? 0, id)).code).toBe('report-folder-too-deep')
    expect((await calls.moveFolder(chain[1]?.id ?? 0, id)).status).toBe(200)
    expect(await seen(last)).toMatchObject({
      depth: 6,
      path: 'Aside/Level 2/Level 3/Level 4/Level 5/Level 6',
    })
  })

  it('belongs to one engagement of its client, and so does everything in it', async () => {
    const of30 = await calls.folder('Mission 30', { engagementId: 30 })
    expect(of30).toMatchObject({ engagementId: 30, engagementCode: expect.stringMatching(/^E/) })
    const below = await calls.folder('Mission sub', { parentFolderId: of30.id })
    expect(below).toMatchObject({ engagementId: 30 })
    expect((await calls.createFolder('Other', { engagementId: 31 })).code).toBe(
      'report-folder-engagement-unknown',
    )
    expect((await calls.patchFolder(below.id, { engagementId: null })).code).toBe(
      'report-folder-of-another-engagement',
    )
    const { db } = test.connection
    const { account_number } = await db
      .selectFrom('account')
      .select('account_number')
      .where('id', '=', 30)
      .executeTakeFirstOrThrow()
    const second = await db
      .insertInto('engagement')
      .values({
        engagement_code: 'E-SECOND',
        engagement_description: 'Second',
        engagement_statut: 'Actif',
        engagement_account_number: account_number,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = await calls.folder('Mission two', { engagementId: second.id })
    expect((await calls.moveFolder(other.id, of30.id)).code).toBe('report-folder-of-another-engagement')
    expect((await calls.patchFolder(of30.id, { engagementId: second.id })).code).toBe(
      'report-folder-of-another-engagement',
    )
    const free = await calls.folder('Sans mission')
    expect((await calls.moveFolder(free.id, other.id)).body).toMatchObject({ engagementId: second.id })
  })
})

describe('before a change, a person is told', () => {
  it('every rule that it breaks, and what it affects', async () => {
    const top = await calls.folder('Touched', { accountId: 35 })
    const inner = await calls.folder('Touched in', { parentFolderId: top.id, accountId: null })
    await calls.createReport('One', inner.id)
    const ask = async (kind: string, changes: object = {}) => (await calls.assessFolder(kind, changes)).body
    expect(await ask('delete', { folderId: top.id })).toEqual({
      problems: ['report-folder-not-empty'],
      folderCount: 1,
      reportCount: 1,
      readerCount: 0,
    })
    expect(await ask('rename', { folderId: inner.id, name: 'touched' })).toMatchObject({
      problems: ['report-folder-exists'],
    })
    expect(await ask('rename', { name: '' })).toMatchObject({
      problems: ['report-folder-required', 'report-folder-name-required'],
    })
    expect(await ask('move', { folderId: top.id, parentFolderId: inner.id })).toMatchObject({
      problems: ['report-folder-cycle'],
    })
    expect(await ask('move', { folderId: inner.id })).toMatchObject({ problems: [], reportCount: 1 })
    expect(await ask('create', { name: 'Fine' })).toMatchObject({
      problems: ['report-folder-parent-required'],
    })
    expect(await ask('create', { name: 'Fine', accountId: 35, engagementId: 1 })).toMatchObject({
      problems: ['report-folder-engagement-unknown'],
    })
  })
})

describe('at the same moment', () => {
  let beside: LibraryCalls
  beforeAll(async () => {
    beside = new LibraryCalls(await startBeside(test))
  })

  it('two people create the same folder: one is told that it exists', async () => {
    for (const round of [1, 2, 3]) {
      const answers = await Promise.all([
        calls.createFolder(`Race ${round}`, { accountId: 36 }),
        beside.createFolder(`RÂCE ${round}`, { accountId: 36 }),
      ])
      expect(answers.map(answer => answer.code ?? '').toSorted()).toEqual(['', 'report-folder-exists'])
    }
  })

  it('two people add the same report: one is told that it exists', async () => {
    const { id } = await calls.folder('Race', { accountId: 36 })
    const answers = await Promise.all([calls.createReport('Twice', id), beside.createReport('twice', id)])
    expect(answers.map(answer => answer.code ?? '').toSorted()).toEqual(['', 'report-exists'])
  })

  it('two folders are moved into each other: only one of them moves', async () => {
    const [a, b] = [
      await calls.folder('Cross A', { accountId: 36 }),
      await calls.folder('Cross B', { accountId: 36 }),
    ]
    const answers = await Promise.all([calls.moveFolder(a.id, b.id), beside.moveFolder(b.id, a.id)])
    expect(answers.map(answer => answer.code ?? '').toSorted()).toEqual(['', 'report-folder-cycle'])
  })

  it('a folder is deleted and something is put into it: never both', async () => {
    for (const round of [1, 2, 3]) {
      const { id } = await calls.folder(`Emptied ${round}`, { accountId: 36 })
      const [gone, added] = await Promise.all([calls.removeFolder(id), beside.createReport('R', id)])
      expect([gone.code, added.code]).toEqual(
        gone.status === 204 ? [undefined, 'report-folder-unknown'] : ['report-folder-not-empty', undefined],
      )
    }
  })
})

it('deleted items are listed for a month for administrators, and are restored from the outside in', async () => {
  const top = await calls.folder('Held', { accountId: 38 })
  const inner = await calls.folder('Held in', { accountId: 38, parentFolderId: top.id })
  const report = idOf(await calls.createReport('Held report', inner.id))
  await calls.removeReport(report)
  for (const id of [inner.id, top.id]) await calls.removeFolder(id)
  const listed = (as: string = people.administrator) =>
    calls.list('listReportDeletions', '/ReportDeletions?$filter=accountId eq 38&$orderby=deletedDate', as)
  const [first, ...others] = await listed()
  expect(first).toEqual({
    id: `report-${report}`,
    kind: 'report',
    targetId: report,
    name: 'Held report',
    folderPath: 'Held/Held in',
    accountId: 38,
    accountName: expect.any(String),
    deletedBy: people.manager,
    deletedByName: 'Samuel Okafor',
    deletedDate: expect.any(String),
    expiresDate: expect.any(String),
  })
  const days =
    (Date.parse(String(first?.['expiresDate'])) - Date.parse(String(first?.['deletedDate']))) / 86_400_000
  expect(days).toBeCloseTo(30, 0)
  expect(others).toMatchObject([
    { kind: 'folder', targetId: inner.id, folderPath: 'Held' },
    { kind: 'folder', targetId: top.id, folderPath: '' },
  ])
  // The containing folder has to be restored first.
  expect((await calls.restoreReport(report)).code).toBe('report-folder-unknown')
  expect((await calls.restoreFolder(inner.id)).code).toBe('report-folder-parent-unknown')
  for (const id of [top.id, inner.id]) expect((await calls.restoreFolder(id)).status).toBe(200)
  expect((await calls.restoreReport(report)).status).toBe(200)
  expect(await listed()).toEqual([])
  await calls.removeReport(report)
  expect(await listed()).toHaveLength(1)
  const old = { deleted_date: new Date(Date.now() - 31 * 86_400_000) }
  await test.connection.db.updateTable('report').set(old).where('id', '=', report).execute()
  expect(await listed()).toEqual([])
  for (const as of [people.staff, people.client])
    expect((await calls.send('listReportDeletions', 'GET', '/ReportDeletions', { as })).code).toBe(
      'scope-missing',
    )
})

it('every operation on folders was called', () => {
  expect(calls.notCalled('Report folders').filter(id => id !== 'listReportClients')).toEqual([])
})

it('items deleted a month ago are purged, and nothing else', async () => {
  const { db } = test.connection
  const kept = await calls.folder('Kept', { accountId: 37 })
  const top = await calls.folder('Old', { accountId: 37 })
  const inner = await calls.folder('Old in', { accountId: 37, parentFolderId: top.id })
  const report = idOf(await calls.createReport('Old report', inner.id))
  await calls.removeReport(report)
  for (const id of [inner.id, top.id]) await calls.removeFolder(id)
  await forgetDeletedReports(db, new Date())
  expect((await calls.restoreFolder(top.id)).status).toBe(200)
  await calls.removeFolder(top.id)
  const old = { deleted_date: new Date(Date.now() - 31 * 86_400_000) }
  await db.updateTable('report').set(old).where('id', '=', report).execute()
  await db.updateTable('report_folder').set(old).where('id', 'in', [inner.id, top.id]).execute()
  expect((await calls.restoreFolder(top.id)).code).toBe('not-found')
  expect((await calls.restoreReport(report)).code).toBe('not-found')
  await forgetDeletedReports(db, new Date())
  const left = await db.selectFrom('report_folder').select('id').where('account_id', '=', 37).execute()
  expect(left).toEqual([{ id: kept.id }])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { idOf, LibraryCalls } from './calls.test-support.ts'
import { writeReportFile } from './report-statements.ts'

let test: TestApp
let calls: LibraryCalls
beforeAll(async () => {
  test = await startTestApp()
  calls = new LibraryCalls(test)
})
afterAll(() => test.close())

/** A published report that the demo client may read, or that nobody has access to. */
async function published(name: string, folderId: number, readers: 'client' | 'nobody'): Promise<number> {
  const id = idOf(await calls.createReport(name, folderId))
  await writeReportFile(test.connection.db, id, { name: 'a.pbix', size: 1 }, { pages: [], bookmarks: [] })
  await calls.patchReport(id, { publicationStatus: 'published' })
  if (readers === 'nobody') return id
  const contact = await test.connection.db
    .selectFrom('contact')
    .select('id')
    .where('contact_email_office', '=', people.client)
    .executeTakeFirstOrThrow()
  await test.connection.db
    .insertInto('report_access')
    .values({ report_id: id, kind: 'contact', contact_id: contact.id })
    .execute()
  return id
}
const at = async (path: string, as: string = people.client) => {
  const { body, code } = await calls.send('getReportByPath', 'GET', `/ReportByPath?path=100001/${path}`, {
    as,
  })
  return code ?? (body as { id: number }).id
}
const denied = 'report-access-denied'

describe('an earlier path of a report', () => {
  it('redirects to the report’s current path after it was renamed, moved, and its folder renamed', async () => {
    const [from, to] = [
      await calls.folder('Ways', { accountId: 1 }),
      await calls.folder('Further', { accountId: 1 }),
    ]
    const id = await published('Marge', from.id, 'client')
    await calls.patchReport(id, { name: 'Marge d’été' })
    await calls.moveReport(id, to.id)
    await calls.patchFolder(to.id, { name: 'Farther' })
    for (const path of ['Ways/Marge', 'ways/marge D’ETE', 'Further/Marge d’été', 'Farther/Marge d’été'])
      expect(await at(path), path).toBe(id)
    expect(await at('Ways/Never')).toBe(denied)
    expect(await at('Further/Marge')).toBe(denied)
  })

  it('belongs to the report that now has it, even for people who may not read that one', async () => {
    const folder = await calls.folder('Taken', { accountId: 1 })
    const former = await published('Bilan', folder.id, 'client')
    await calls.patchReport(former, { name: 'Bilan 2025' })
    expect(await at('Taken/Bilan')).toBe(former)
    const next = await published('Bilan', folder.id, 'nobody')
    expect(await at('Taken/Bilan', people.manager)).toBe(next)
    expect(await at('Taken/Bilan')).toBe(denied)
    await calls.patchReport(next, { name: 'Bilan 2026' })
    expect(await at('Taken/Bilan', people.manager)).toBe(next)
  })

  it('reveals nothing to people who may not read the report', async () => {
    const folder = await calls.folder('Closed', { accountId: 1 })
    const id = await published('Secret', folder.id, 'nobody')
    await calls.patchReport(id, { name: 'Hidden' })
    const asked = (path: string) =>
      calls.send('getReportByPath', 'GET', `/ReportByPath?path=100001/${path}`, { as: people.client })
    const [there, nowhere] = [await asked('Closed/Secret'), await asked('Closed/Nothing')]
    const told = ({ status, body }: typeof there) => ({ status, ...(body as object), traceId: '' })
    expect(told(there)).toEqual(told(nowhere))
    expect(there).toMatchObject({ status: 403, code: denied })
    await calls.removeReport(id)
    expect(await at('Closed/Secret', people.manager)).toBe(denied)
  })
})

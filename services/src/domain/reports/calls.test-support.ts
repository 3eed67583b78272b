import { people, rowsOfAnswer, type TestAnswer, type TestApp } from '../../server/testing.ts'

/** A response body with a key. */
export type Keyed = Record<string, unknown> & { id: number }
type Request = Parameters<TestApp['send']>[2]

/** The key in a response. */
export const idOf = ({ body }: { body: unknown }) => (body as Keyed).id

/** The calls on the library, made by a publisher by default. Every response is checked against the contract. */
export class LibraryCalls {
  readonly #test: TestApp
  /** The operations called so far. */
  readonly called = new Set<string>()

  constructor(test: TestApp) {
    this.#test = test
  }

  send(operationId: string, method: string, path: string, request: Request = {}): Promise<TestAnswer> {
    this.called.add(operationId)
    return this.#test.send(method, `/api/portal/v1${path}`, { as: people.manager, ...request })
  }

  /** Operations with these tags that were never called. */
  notCalled(...tags: string[]): string[] {
    return [...this.#test.contract.operations.values()]
      .filter(({ id, operation }) => tags.includes(operation.tags[0] ?? '') && !this.called.has(id))
      .map(({ id }) => id)
  }

  createFolder(name: string, changes: object = {}) {
    const body = { name, accountId: 30, parentFolderId: null, engagementId: null, ...changes }
    return this.send('createReportFolder', 'POST', '/ReportFolders', { body })
  }

  async folder(name: string, changes: object = {}): Promise<Keyed> {
    const answer = await this.createFolder(name, changes)
    if (answer.status !== 201) throw new Error(`${name}: ${answer.code}`)
    return answer.body as Keyed
  }

  patchFolder(id: number, body: object, etag = '*') {
    const request = { body, headers: { 'if-match': etag } }
    return this.send('updateReportFolder', 'PATCH', `/ReportFolders(${id})`, request)
  }

  moveFolder(id: number, parentFolderId: number | null) {
    return this.send('moveReportFolder', 'POST', `/ReportFolders(${id})/Move`, { body: { parentFolderId } })
  }

  removeFolder(id: number, etag = '*') {
    return this.send('deleteReportFolder', 'DELETE', `/ReportFolders(${id})`, {
      headers: { 'if-match': etag },
    })
  }

  restoreFolder(id: number) {
    return this.send('restoreReportFolder', 'POST', `/ReportFolders(${id})/Restore`)
  }

  assessFolder(kind: string, changes: object = {}) {
    const empty = { folderId: null, name: '', accountId: null, parentFolderId: null, engagementId: null }
    const body = { kind, ...empty, ...changes }
    return this.send('assessReportFolderChange', 'POST', '/ReportFolders/Assess', { body })
  }

  createReport(name: string, folderId: number | null, changes: object = {}) {
    const body = {
      name,
      folderId,
      powerBiUrl: null,
      reportId: null,
      reportGroup: null,
      securityModel: 'everyone',
      height: null,
      width: null,
      ...changes,
    }
    return this.send('createReport', 'POST', '/Reports', { body })
  }

  patchReport(id: number, body: object, etag = '*') {
    return this.send('updateReport', 'PATCH', `/Reports(${id})`, { body, headers: { 'if-match': etag } })
  }

  moveReport(id: number, folderId: number) {
    return this.send('moveReport', 'POST', `/Reports(${id})/Move`, { body: { folderId } })
  }

  removeReport(id: number, etag = '*') {
    return this.send('deleteReport', 'DELETE', `/Reports(${id})`, { headers: { 'if-match': etag } })
  }

  restoreReport(id: number) {
    return this.send('restoreReport', 'POST', `/Reports(${id})/Restore`)
  }

  assessReport(kind: string, changes: object = {}) {
    const body = { kind, reportKey: null, name: '', folderId: null, ...changes }
    return this.send('assessReportChange', 'POST', '/Reports/Assess', { body })
  }

  setAccess(id: number, body: object, etag = '*') {
    const request = { body, headers: { 'if-match': etag } }
    return this.send('updateReportAccess', 'PATCH', `/Reports(${id})/Access`, request)
  }

  /** The rows of a list, as the given person gets them. */
  async list(operationId: string, path: string, as: string = people.manager): Promise<Keyed[]> {
    return rowsOfAnswer(await this.send(operationId, 'GET', path, { as })) as Keyed[]
  }
}

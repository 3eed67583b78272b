import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { people, rowsOfAnswer, type TestRequest } from '../../server/testing.ts'
import { startUploadApp, type SentFile, type UploadCalls } from '../report-files/uploads.test-support.ts'

/** A document as the API returns it. */
export interface AnsweredDocument {
  id: number
  name: string
  accountId: number
  folder: string
  fiscalYear: number | null
  versionId: number
  versionNumber: number
  fileSize: number
  activeContent: string
  createdBy: string
  '@odata.etag': string
}

export const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}`)
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export const placement = {
  accountId: 1,
  engagementId: null,
  fiscalYear: 2025,
  folder: '',
  documentType: 'bank',
  confidentiality: 'client',
}

/** The calls of the document library, made by a member of staff by default. */
export class DocumentCalls {
  readonly uploads: UploadCalls

  constructor(uploads: UploadCalls) {
    this.uploads = uploads
  }

  get db() {
    return this.uploads.test.connection.db
  }

  send(method: string, path: string, request?: TestRequest) {
    return this.uploads.send(method, path, { as: people.staff, ...request })
  }

  begin(fileName: string, fileSize: number, changes: object = {}, as: string = people.staff) {
    const body = { ...placement, fileName, fileSize, fileDate: null, ...changes }
    return this.send('POST', '/DocumentUploads', { as, body })
  }

  /** Starts an upload and sends the whole file. */
  async sent(fileName: string, bytes: Uint8Array, changes: object = {}, as: string = people.staff) {
    const { status, body } = await this.begin(fileName, bytes.length, changes, as)
    if (status !== 201) throw new Error(JSON.stringify(body))
    await this.uploads.patch(body as SentFile, 0, bytes, { as })
    return body as SentFile
  }

  import({ id }: { id: number }, as: string = people.staff) {
    return this.send('POST', `/DocumentUploads(${id})/Import`, { as })
  }

  /** Uploads a document. */
  async put(
    fileName: string,
    bytes: Uint8Array,
    changes: object = {},
    as: string = people.staff,
  ): Promise<AnsweredDocument> {
    const { status, body } = await this.import(await this.sent(fileName, bytes, changes, as), as)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as AnsweredDocument
  }

  change({ id }: { id: number }, body: object, as: string = people.staff, ifMatch = '*') {
    return this.send('PATCH', `/Documents(${id})`, { as, body, headers: { 'if-match': ifMatch } })
  }

  /** References to documents in their current versions, each with the changes to make. */
  private async asSeen(documents: readonly { id: number }[], changes: object = {}) {
    const ids = documents.map(({ id }) => id)
    const rows = await this.db
      .selectFrom('document')
      .select(['id', 'version'])
      .where('id', 'in', ids)
      .execute()
    const versions = new Map(rows.map(({ id, version }) => [id, version]))
    return { documents: ids.map(id => ({ id, etag: `"${versions.get(id) ?? 1}"`, ...changes })) }
  }

  async move(documents: readonly { id: number }[], changes: object, as: string = people.staff) {
    return this.send('POST', '/Documents/Move', { as, body: await this.asSeen(documents, changes) })
  }

  async remove(documents: readonly { id: number }[], as: string = people.staff) {
    return this.send('POST', '/Documents/Delete', { as, body: await this.asSeen(documents) })
  }

  restore(documents: readonly { id: number }[], as: string = people.staff) {
    return this.send('POST', '/Documents/Restore', { as, body: { ids: documents.map(({ id }) => id) } })
  }

  async list(query: string, as: string = people.staff) {
    return rowsOfAnswer(await this.send('GET', `/Documents?${query}`, { as }))
  }

  async names(query: string, as: string = people.staff) {
    return (await this.list(query, as)).map(({ name }) => name)
  }

  async versions({ id }: { id: number }, as: string = people.staff) {
    return rowsOfAnswer(await this.send('GET', `/Documents(${id})/Versions?$orderby=number`, { as }))
  }

  async ticket(versionId: number, as: string = people.staff) {
    return this.send('GET', `/DocumentVersions(${versionId})/Download`, { as })
  }

  /** Downloads a version with a ticket, as a browser does. */
  async download(versionId: number, as: string = people.staff): Promise<LightMyRequestResponse> {
    const { ticket } = (await this.ticket(versionId, as)).body as { ticket: string }
    return this.uploads.test.app.inject({
      url: `/api/portal/v1/DocumentVersions(${versionId})/File?ticket=${ticket}`,
    })
  }

  close(): Promise<void> {
    return this.uploads.close()
  }
}

export const startDocumentApp = async () => new DocumentCalls(await startUploadApp())

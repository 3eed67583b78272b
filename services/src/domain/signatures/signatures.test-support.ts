import { createHash } from 'node:crypto'
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { makePdf } from '../../database/demo/pdf.ts'
import { people, rowsOfAnswer, type TestRequest } from '../../server/testing.ts'
import { startUploadApp, type SentFile, type UploadCalls } from '../report-files/uploads.test-support.ts'

/** A document as the API returns it. */
export interface AnsweredEnvelope {
  id: number
  name: string
  status: string
  contentHash: string
  originalHash: string
  pageCount: number
  signerCount: number
  signedCount: number
  waitingFor: string | null
  isLate: boolean
  isRemindable: boolean
  remindedDate: string | null
  isMine: boolean
  isMyTurn: boolean
  '@odata.etag': string
}

export const letter = () =>
  makePdf('Lettre de mission', ['Nous vous confirmons les termes de notre mission.'])
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const saved = async (change: (document: PDFDocument) => void, pages = 1) => {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([595, 842])
  change(document)
  return document.save({ addDefaultPage: false, useObjectStreams: false })
}

/** Files that cannot be signed, by problem code. */
export const badFiles: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'signature-not-pdf': async () => Buffer.from('PK\u0003\u0004 a workbook'),
  'signature-broken': async () => letter().subarray(0, -60),
  'signature-encrypted': () =>
    saved(document => document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })),
  'signature-xfa': () =>
    saved(document =>
      document.catalog.set(
        PDFName.of('AcroForm'),
        document.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') }),
      ),
    ),
  'signature-no-pages': () => saved(() => undefined, 0),
  'signature-signed': () =>
    saved(document => {
      const { context } = document
      context.register(context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFString.of('') }))
    }),
  'signature-certified': () =>
    saved(document => {
      const { context } = document
      document.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: PDFNumber.of(1) }))
    }),
}

/** The fonts embedded in a file. */
export async function fontsIn(file: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(file)
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Subtype')) === PDFName.of('Type0')
        ? [object.lookup(PDFName.of('BaseFont'), PDFName).asString()]
        : [],
    )
}

export const typed = { look: 'typed', text: 'Théo Lefèvre', lines: [], language: 'fr', consent: true }

/** The calls of electronic signature, made by a member of staff by default. */
export class SignatureCalls {
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

  begin(fileName: string, fileSize: number, as: string = people.staff) {
    return this.send('POST', '/SignatureUploads', { as, body: { fileName, fileSize } })
  }

  /** Starts an upload and sends the whole file. */
  async sent(fileName: string, bytes: Uint8Array, as: string = people.staff): Promise<SentFile> {
    const { status, body } = await this.begin(fileName, bytes.length, as)
    if (status !== 201) throw new Error(JSON.stringify(body))
    await this.uploads.patch(body as SentFile, 0, bytes, { as })
    return body as SentFile
  }

  import({ id }: { id: number }, as: string = people.staff) {
    return this.send('POST', `/SignatureUploads(${id})/Import`, { as })
  }

  async draft(bytes: Uint8Array = letter(), as: string = people.staff): Promise<AnsweredEnvelope> {
    const { status, body } = await this.import(await this.sent('Lettre de mission.pdf', bytes, as), as)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as AnsweredEnvelope
  }

  /** The contact of a person. */
  async contactOf(email: string): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select id from contact where lower(contact_email_office) = ${email} limit 1`.execute(this.db)
    return rows[0]?.id ?? 0
  }

  /** Sends a draft to signers, placing their signatures from left to right at the foot of the first page. */
  async ask(
    { id }: { id: number },
    emails: readonly string[],
    {
      isOrdered = false,
      as = people.staff,
      ...rest
    }: { isOrdered?: boolean; as?: string; message?: string; dueDate?: string } = {},
  ) {
    const signers = []
    for (const [at, email] of emails.entries())
      signers.push({ contactId: await this.contactOf(email), page: 1, across: at * 50, down: 100 })
    const body = { signers, isOrdered, message: '', dueDate: null, ...rest }
    return this.send('POST', `/SignatureEnvelopes(${id})/Send`, { as, body })
  }

  remind({ id }: { id: number }, as: string = people.staff) {
    return this.send('POST', `/SignatureEnvelopes(${id})/Remind`, { as })
  }

  sign({ id }: { id: number }, as: string = people.staff, body: object = typed) {
    return this.send('POST', `/SignatureEnvelopes(${id})/Sign`, { as, body })
  }

  get({ id }: { id: number }, as: string = people.staff) {
    return this.send('GET', `/SignatureEnvelopes(${id})`, { as })
  }

  async list(path: string, as: string = people.staff) {
    return rowsOfAnswer(await this.send('GET', path, { as }))
  }

  /** Fetches the file with a ticket, as a browser does. */
  async download({ id }: { id: number }, as: string = people.staff): Promise<Buffer> {
    const { body } = await this.send('GET', `/SignatureEnvelopes(${id})/Download`, { as })
    const { ticket } = body as { ticket: string }
    const { rawPayload } = await this.uploads.test.app.inject({
      url: `/api/portal/v1/SignatureEnvelopes(${id})/File?ticket=${ticket}`,
    })
    return rawPayload
  }

  close(): Promise<void> {
    return this.uploads.close()
  }
}

export const startSignatureApp = async (...how: Parameters<typeof startUploadApp>) =>
  new SignatureCalls(await startUploadApp(...how))

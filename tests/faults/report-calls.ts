import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { RunningProduct } from '../product/start-product.ts'

/** A file as the services return it. */
export interface BegunFile {
  id: number
  uploadUrl: string
}

/** The requests that bring a report into and out of the product, made by a person with the rights to do so. */
export class ReportCalls {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>

  constructor({ url }: Pick<RunningProduct, 'url'>, token: string) {
    this.#url = `${url}/api/portal`
    this.#headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  }

  async #post(path: string, body?: object): Promise<{ status: number; answer: unknown }> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, answer: await response.json() }
  }

  async begin(fileSize: number): Promise<BegunFile> {
    const form = { kind: 'report', fileName: 'Liasse.pbix', fileSize, fileDate: null }
    return (await this.#post('/v1/ReportFiles', form)).answer as BegunFile
  }

  /** Starts sending a file and stops after a number of bytes. @returns a function that breaks the connection */
  sendSome({ uploadUrl }: BegunFile, bytes: Uint8Array, count: number): () => void {
    const sending = request(this.#url + uploadUrl, {
      method: 'PATCH',
      headers: {
        ...this.#headers,
        'content-length': bytes.length,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
    })
    sending.on('error', () => {})
    sending.write(bytes.subarray(0, count))
    return () => sending.destroy()
  }

  /** The number of bytes that have arrived. */
  async offset({ uploadUrl }: BegunFile): Promise<number> {
    const answer = await fetch(this.#url + uploadUrl, { method: 'HEAD', headers: this.#headers })
    return Number(answer.headers.get('upload-offset'))
  }

  /** Sends the missing bytes. */
  async sendRest({ uploadUrl }: BegunFile, bytes: Uint8Array, offset: number) {
    const sent = await fetch(this.#url + uploadUrl, {
      method: 'PATCH',
      headers: {
        ...this.#headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(bytes.subarray(offset)),
    })
    return { status: sent.status, offset: Number(sent.headers.get('upload-offset')) }
  }

  async check({ id }: BegunFile) {
    const { status, answer } = await this.#post(`/v1/ReportFiles(${id})/Check`)
    return { status, pages: (answer as { pages: object[] }).pages.length }
  }

  /** Creates a report from a checked file, in the first folder of the demo data. @returns its key */
  async import({ id }: BegunFile, name: string): Promise<number> {
    const form = { reportKey: null, name, folderId: 1 }
    const { status, answer } = await this.#post(`/v1/ReportFiles(${id})/Import`, form)
    if (status >= 300) throw new Error(JSON.stringify(answer))
    return (answer as { id: number }).id
  }

  async download(report: number): Promise<Buffer> {
    const response = await fetch(`${this.#url}/v1/Reports(${report})/File`, { headers: this.#headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(bytes.toString())
    return bytes
  }
}

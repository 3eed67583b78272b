/** Uploads a file as the portal does: announced by a request, then sent in chunks by tus, one after another. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface SourceFile {
  path: string
  /** Bytes. */
  size: number
}

/** Bytes per request, as in the portal. */
const piece = 16 * 1024 ** 2

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Headers = Readonly<Record<string, string | number>>

/** Sends a part of the file as the body of a request, or a request without one. @throws Error unless it succeeds */
function send(
  method: string,
  url: string,
  headers: Headers,
  body?: { file: string; start: number; end: number },
): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': body.end - body.start } : {}
    const sending = request(url, { method, agent, headers: { ...headers, ...length } }, answer => {
      const { statusCode = 0, headers: answered } = answer
      answer.resume()
      answer.once('end', () => {
        if (statusCode < 300) resolve(answered)
        else reject(new Error(`${method} ${url} was answered ${String(statusCode)}`))
      })
    })
    sending.once('error', reject)
    if (!body) sending.end()
    else
      createReadStream(body.file, { start: body.start, end: body.end - 1, highWaterMark: 1024 ** 2 }).pipe(
        sending,
      )
  })
}

/** Sends the whole file in one request. @returns milliseconds */
export async function sendAtOnce({ path, size }: SourceFile, url: string): Promise<number> {
  const begin = performance.now()
  await send('PUT', url, {}, { file: path, start: 0, end: size })
  return performance.now() - begin
}

/** Sends the file to an upload that was started. @returns milliseconds */
async function sendPieces({ path, size }: SourceFile, url: string, headers: Headers): Promise<number> {
  const begin = performance.now()
  const tus = { ...headers, 'tus-resumable': '1.0.0' }
  await send('HEAD', url, tus)
  for (let start = 0; start < size; start += piece) {
    const own = { 'content-type': 'application/offset+octet-stream', 'upload-offset': start }
    const end = Math.min(size, start + piece)
    await send('PATCH', url, { ...tus, ...own }, { file: path, start, end })
  }
  return performance.now() - begin
}

/** Sends to a published tus server, which deletes it afterwards. @returns milliseconds */
export async function sendToTusServer(file: SourceFile, url: string): Promise<number> {
  const tus = { 'tus-resumable': '1.0.0' }
  const { location = '' } = await send('POST', url, {
    ...tus,
    'upload-length': file.size,
    'content-length': 0,
  })
  const upload = new URL(location, url).href
  const ms = await sendPieces(file, upload, {})
  await send('DELETE', upload, tus)
  return ms
}

/** Sends to our services, which check and then delete it. @returns milliseconds without the check */
export async function sendToServices(file: SourceFile, url: string, token: string): Promise<number> {
  const authorization = `Bearer ${token}`
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api/portal${path}`, {
      method,
      headers: {
        authorization,
        'idempotency-key': randomUUID(),
        'if-match': '*',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${String(answer.status)}`)
    return answer
  }
  const form = { kind: 'report', fileName: 'Bench.pbix', fileSize: file.size, fileDate: null }
  const begun = (await (await call('POST', '/v1/ReportFiles', form)).json()) as {
    id: number
    uploadUrl: string
  }
  const ms = await sendPieces(file, `${url}/api/portal${begun.uploadUrl}`, { authorization })
  await call('POST', `/v1/ReportFiles(${String(begun.id)})/Check`)
  await call('DELETE', `/v1/ReportFiles(${String(begun.id)})`)
  return ms
}

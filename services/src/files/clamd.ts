import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Call } from '../server/call.ts'

/** Where a virus scanner listens. */
export interface ClamdAddress {
  host: string
  port: number
}

/** The scanner did not check a file: it cannot be reached, does not accept files of that size, or failed. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable'
}

/** Milliseconds to wait without a response: the scanner takes a while for a large file once it has all of it. */
const patience = 120_000

/**
 * Streams a file to clamd for scanning (INSTREAM in its protocol).
 * @returns the name of what was found; undefined: nothing
 * @throws ScannerUnavailable
 * @source clamd(8), COMMANDS
 */
export async function findVirus(
  address: ClamdAddress,
  bytes: AsyncIterable<Uint8Array>,
): Promise<string | undefined> {
  const socket = connect(address)
  socket.setTimeout(patience, () => socket.destroy(new Error('clamd is silent')))
  try {
    const answer = answerOf(socket)
    // Avoids an unhandled rejection; the error is reported where the response is awaited below.
    answer.catch(() => undefined)
    await once(socket, 'connect')
    await write(socket, Buffer.from('zINSTREAM\0'))
    for await (const piece of bytes) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      await write(socket, Buffer.concat([length, piece]))
    }
    await write(socket, Buffer.alloc(4))
    return readAnswer(await answer)
  } catch (error) {
    if (error instanceof ScannerUnavailable) throw error
    throw new ScannerUnavailable('clamd did not look at the file', { cause: error })
  } finally {
    socket.destroy()
  }
}

/**
 * Scans bytes with the virus scanner, if there is one.
 * @param open opens the bytes
 * @returns why they are refused, as the ending of the problem codes of every kind of upload; undefined: they are not
 */
export async function scanBytes(
  { services: { settings }, log }: Pick<Call, 'services' | 'log'>,
  open: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<{ fault: 'infected' | 'scanner-unavailable'; cause?: unknown } | undefined> {
  if (!settings.clamd) return undefined
  try {
    const found = await findVirus(settings.clamd, await open())
    if (found === undefined) return undefined
    log.warn({ found }, 'the virus scanner found something in a file')
    return { fault: 'infected' }
  } catch (cause) {
    if (!(cause instanceof ScannerUnavailable)) throw cause
    return { fault: 'scanner-unavailable', cause }
  }
}

/** The same for a file in the store. */
export const scanFile = async (call: Pick<Call, 'services' | 'log'>, key: string, size: number) =>
  scanBytes(call, () => call.services.files.read(key, 0, size))

function readAnswer(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (found === undefined) throw new ScannerUnavailable(`clamd answered ${answer.slice(0, 200)}`)
  return found
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket) answer += String(piece)
  return answer.replace(/\0$/, '').trim()
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed) throw new Error('clamd has closed the connection')
  if (!socket.write(bytes)) await once(socket, 'drain')
}

import { type AddressInfo, createServer } from 'node:net'
import type { ClamdAddress } from './clamd.ts'

const command = 'zINSTREAM\0'

/** The streamed content; undefined until it is complete. */
function contentOf(received: Buffer): Buffer | undefined {
  const content: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(content)
    content.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A scanner that reads a stream to the end and responds according to its content. */
export async function startScanner(
  answer: (content: Buffer) => string,
): Promise<{ address: ClamdAddress; close: () => void }> {
  const server = createServer(socket => {
    let received = Buffer.alloc(0)
    socket.on('data', piece => {
      received = Buffer.concat([received, piece])
      const content = contentOf(received)
      if (content) socket.end(`${answer(content)}\0`)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: { host: '127.0.0.1', port }, close: () => server.close() }
}

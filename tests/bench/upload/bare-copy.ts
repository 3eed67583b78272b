/**
 * The minimum that accepts a file over HTTP: `node bare-copy.ts <file>` writes what it receives, and prints its port.
 */
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const file = process.argv[2]
if (file === undefined) throw new Error('bare-copy.ts <file>')
const server = createServer((request, response) => {
  request.pipe(createWriteStream(file)).once('close', () => response.writeHead(204).end())
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`)
})

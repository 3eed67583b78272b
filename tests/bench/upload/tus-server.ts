/**
 * The published tus server with its disk store, started as its makers do: `node tus-server.ts <folder>` prints its
 * port.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

const directory = process.argv[2]
if (directory === undefined) throw new Error('tus-server.ts <folder>')
const tus = new Server({ path: '/', datastore: new FileStore({ directory }) })
const server = createServer((request, response) => void tus.handle(request, response))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`)
})

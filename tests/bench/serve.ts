import { createReadStream, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
}

/**
 * Serves the current files of a folder on its own port.
 * @param lasting address prefix of files with a content hash in their names, which browsers cache
 */
export async function serveFolder(
  folder: string,
  lasting?: string,
): Promise<{ url: string; close: () => void }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, pathname.slice(1) || 'index.html')
    if (!known.has(path)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(lasting !== undefined && pathname.startsWith(lasting)
        ? { 'cache-control': 'max-age=31536000, immutable' }
        : {}),
    })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

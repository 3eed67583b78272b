import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { codeReaderHeaders, originsOf, pageHeaders, reportPageHeaders } from './security-headers.ts'

/** Where the built portal is and how to serve it. */
export interface PortalParts {
  /** Absolute path of portal/dist. */
  dist: string
  settings: Settings
  /** The text of `/settings.json`. */
  settingsText: () => Promise<string>
  issuer: string
}

/** Paths that are never a page of the portal. */
const notPages = /^\/(api|identity|health|assets)(\/|$)/
/** Path segments that begin with a dot, in any encoding, and encoded slashes: no page and no file of ours has one. */
const hidden = /(\/|%2f|%5c|\\)(\.|%2e)|%2f|%5c|%00/i

/**
 * Serves the built portal: files with a hash in their name are cached for ever, all others are revalidated each time,
 * compressed copies are used where the build wrote them, and every address of the application gets the one page.
 */
export async function servePortal(app: FastifyInstance, parts: PortalParts): Promise<void> {
  await app.register(async portal => {
    portal.addHook('onRequest', async (_request, reply) => {
      for (const name of ofOtherOrigins) reply.removeHeader(name)
    })
    await serveFiles(portal, parts)
  })
}

/**
 * CORS headers of the API. They are removed here because no other origin reads files of the portal, and because a file
 * that varies by origin would be downloaded twice: once fetched without an Origin header, once imported with one.
 */
const ofOtherOrigins = ['vary', 'access-control-allow-origin', 'access-control-expose-headers']

async function serveFiles(app: FastifyInstance, parts: PortalParts): Promise<void> {
  const { dist, settingsText } = parts
  const sources = await sourcesOf(parts)
  const headers = pageHeaders(sources)
  const ofReportPage = reportPageHeaders(sources)
  const ofCodeReader = codeReaderHeaders(headers)
  app.get('/settings.json', async (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await settingsText()),
  )
  if (!existsSync(join(dist, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: dist,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Serve only what the build wrote for browsers.
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', '.vite/**', 'index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const reportPage = join(dist, 'report-page')
      const codeReader = join(dist, 'assets/code-reader.worker-')
      const hashed = path.startsWith(join(dist, 'assets')) || path.startsWith(join(reportPage, 'assets'))
      void reply
        .headers(
          path.startsWith(codeReader) ? ofCodeReader : path.startsWith(reportPage) ? ofReportPage : headers,
        )
        .header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // The page that draws reports in a frame has its own address; its parameters are in the query.
  if (existsSync(join(dist, 'report-page/index.html')))
    app.get('/report-page/', (_request, reply) => reply.sendFile('report-page/index.html'))
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    // A path with a file extension is a missing file, not a page.
    if (notPages.test(path) || hidden.test(path) || /\.[a-z0-9]{1,8}$/i.test(path))
      return reply.callNotFound()
    return reply.sendFile('index.html')
  })
}

/** The origins that the portal talks to: a firm's own settings.json may name hosts other than ours. */
async function sourcesOf({ settings, settingsText, issuer }: PortalParts) {
  const told = readObject(await settingsText().catch(() => ''))
  const identity = readObject(told['identity'])
  const analytics = readObject(told['analytics'])
  const frames = Array.isArray(told['frameOrigins']) ? told['frameOrigins'] : []
  const issuers = originsOf([issuer, identity['issuer']])
  return {
    publicOrigin: settings.publicOrigin,
    connect: originsOf([...issuers, ...Object.values(readObject(told['hosts'])), analytics['endpoint']]),
    frame: originsOf([...issuers, ...frames, settings.powerBi?.frameOrigin]),
  }
}

/** Reads an object from a value or from JSON text; returns an empty object for anything else. */
function readObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  if (typeof value !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' ? readObject(parsed) : {}
  } catch {
    return {}
  }
}

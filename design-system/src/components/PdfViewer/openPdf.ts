/** Opens documents with pdf.js. This module, with all of pdf.js, is loaded with the first document. */
import {
  getDocument,
  InvalidPDFException,
  PasswordResponses,
  PDFWorker,
  PermissionFlag,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { PageSize } from './geometry.ts'
import type { Annotation } from './links.ts'
import { textOf, type PageText, type TextRun } from './pageText.ts'
import { BinaryDataFactory, decoderFolder, workerUrl } from './pdfAssets.ts'
import { bytesOf, PdfError, problemOfBytes, problemOfStatus } from './pdfBytes.ts'
import type { PdfAddress, PdfInfo, PdfPermissions, PdfSource } from './pdfProps.ts'
import type { StructureNode } from './structure.ts'

export interface OpenOptions {
  maximumBytes: number
  /** Fraction of the bytes received, from 0 to 1. */
  onProgress: (share: number) => void
  /** Called when a password is needed; `isWrong` after a failed attempt. */
  onPassword: (isWrong: boolean, submit: (password: string) => void) => void
}

/** An open document. */
export interface OpenPdf {
  info: PdfInfo
  proxy: PDFDocumentProxy
  /** Size of the first page as shown, assumed for all others until theirs are known. */
  firstSize: PageSize
  page: (page: number) => Promise<PDFPageProxy>
  text: (page: number) => Promise<PageText>
}

/** A document that is being opened, or is open. */
export interface Opening {
  document: Promise<OpenPdf>
  close: () => void
}

/** Size of a page at 1 CSS pixel per point, including its own rotation. */
export function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

/** The text runs of a page, interleaved with the marks of its structure. */
export async function runsOf(page: PDFPageProxy) {
  const content = await page.getTextContent({ includeMarkedContent: true })
  return { content, runs: content.items as TextRun[] }
}

export async function annotationsOf(page: PDFPageProxy): Promise<Annotation[]> {
  return (await page.getAnnotations()) as Annotation[]
}

export async function structureOf(page: PDFPageProxy): Promise<StructureNode | null> {
  return page.getStructTree()
}

function permissionsOf(flags: ReadonlySet<number> | null): PdfPermissions {
  const allows = (flag: number) => flags === null || flags.has(flag)
  return {
    canPrint: allows(PermissionFlag.PRINT),
    canCopy: allows(PermissionFlag.COPY),
    canChange: allows(PermissionFlag.MODIFY_CONTENTS),
    canAnnotate: allows(PermissionFlag.MODIFY_ANNOTATIONS),
    canFillFields: allows(PermissionFlag.FILL_INTERACTIVE_FORMS),
  }
}

/** A valid language tag or undefined: some documents say "French". */
function languageTag(said: string | undefined): string | undefined {
  try {
    return said === undefined ? undefined : Intl.getCanonicalLocales(said)[0]
  } catch {
    return undefined
  }
}

async function infoOf(proxy: PDFDocumentProxy): Promise<PdfInfo> {
  const [{ info }, flags, signatures] = await Promise.all([
    proxy.getMetadata(),
    proxy.getPermissions(),
    // The flag in the file only says that there is a signature field. If that part is damaged, nothing is known.
    proxy.getSignatures().catch(() => null),
  ])
  const said = (key: string): unknown => Reflect.get(info, key)
  const words = (key: string) => {
    const value = said(key)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  return {
    pages: proxy.numPages,
    title: words('Title'),
    language: languageTag(words('Language')),
    isEncrypted: words('EncryptFilterName') !== undefined,
    hasSignatures: signatures !== null && signatures.length > 0,
    permissions: permissionsOf(flags),
  }
}

async function describe(proxy: PDFDocumentProxy): Promise<OpenPdf> {
  if (proxy.numPages === 0) throw new PdfError('empty')
  const [info, first] = await Promise.all([infoOf(proxy), proxy.getPage(1)])
  const texts = new Map<number, Promise<PageText>>()
  return {
    info,
    proxy,
    firstSize: sizeOf(first),
    page: page => proxy.getPage(page),
    text: page => {
      const known = texts.get(page)
      if (known) return known
      const text = proxy.getPage(page).then(async own => textOf((await runsOf(own)).runs))
      texts.set(page, text)
      // A failed page is read again the next time.
      text.catch(() => texts.delete(page))
      return text
    },
  }
}

/** The problem to report for a failure. `bytes` provides what was loaded, if that says more. */
async function problemOf(error: unknown, isFetched: boolean, bytes: () => Promise<Uint8Array>) {
  if (error instanceof PdfError) return error.problem
  if (error instanceof ResponseException) return problemOfStatus(Number(error.status))
  if (error instanceof InvalidPDFException) return bytes().then(problemOfBytes, () => 'broken' as const)
  const words = error instanceof Error ? error.message : ''
  if (/encrypt|cipher/i.test(words)) return 'protected'
  return isFetched && /fetch|network|load failed/i.test(words) ? 'network' : 'broken'
}

async function requestOf({ url, headers }: PdfAddress) {
  if (!headers) return { url }
  try {
    return { url, httpHeaders: await headers() }
  } catch {
    // The `headers` callback failed, so nothing is known about the document.
    throw new PdfError('network')
  }
}

/** Milliseconds that a worker gets to shut down by itself. */
const patience = 1000

export function openPdf(source: PdfSource, options: OpenOptions): Opening {
  const port = new Worker(workerUrl, { type: 'module' })
  const worker = PDFWorker.create({ port })
  const isFetched = 'url' in source
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  port.addEventListener('error', () => failure.reject(new PdfError('viewer')), { once: true })
  let task: PDFDocumentLoadingTask | undefined

  const open = async () => {
    const place = isFetched ? await requestOf(source) : { data: await bytesOf(source, options.maximumBytes) }
    task = getDocument({
      ...place,
      worker,
      BinaryDataFactory,
      useWorkerFetch: false,
      wasmUrl: decoderFolder,
      // The bundled fonts look the same on every machine.
      useSystemFonts: false,
      // A larger image would crash the page.
      maxImageSize: 128 * 1024 * 1024,
      // Forms are shown as filled in, and nothing in a document is executed.
      enableXfa: false,
    })
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
      if (isFetched && Math.max(loaded, total || 0) > options.maximumBytes)
        failure.reject(new PdfError('tooLarge'))
      if (total > 0) options.onProgress(Math.min(1, loaded / total))
    }
    task.onPassword = (submit: (password: string) => void, reason: number) =>
      options.onPassword(reason === PasswordResponses.INCORRECT_PASSWORD, submit)
    return describe(await task.promise)
  }

  const close = () => {
    const end = () => {
      worker.destroy()
      port.terminate()
    }
    const timeout = new Promise(resolve => setTimeout(resolve, patience))
    void Promise.race([task?.destroy().catch(() => undefined), timeout]).finally(end)
  }
  const document = Promise.race([open(), failure.promise]).catch(async (error: unknown) => {
    const loaded = () =>
      Promise.race([task?.getData() ?? Promise.reject(new Error('nothing was loaded')), failure.promise])
    const problem = await problemOf(error, isFetched, loaded)
    throw new PdfError(problem)
  })
  return { document, close }
}

/*
 * Files of pdf.js, served from the page's own origin: `no-inline`, because a content security policy may forbid scripts
 * and requests with `data:` addresses. Each is loaded by the first document that needs it.
 */

/** The worker that parses PDF files off the main thread. */
export const workerUrl = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs?no-inline', import.meta.url).href

/**
 * The fourteen standard fonts that a PDF need not embed, and the decoders of scanned images, by the name that pdf.js
 * requests.
 */
const files: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb?no-inline', import.meta.url).href,
  'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb?no-inline', import.meta.url).href,
  'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?no-inline', import.meta.url)
    .href,
  'FoxitFixedBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?no-inline',
    import.meta.url,
  ).href,
  'FoxitFixedItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?no-inline', import.meta.url)
    .href,
  'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb?no-inline', import.meta.url).href,
  'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?no-inline', import.meta.url)
    .href,
  'FoxitSerifBoldItalic.pfb': new URL(
    'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?no-inline',
    import.meta.url,
  ).href,
  'FoxitSerifItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?no-inline', import.meta.url)
    .href,
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb?no-inline', import.meta.url).href,
  'LiberationSans-Regular.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?no-inline',
    import.meta.url,
  ).href,
  'LiberationSans-Bold.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?no-inline',
    import.meta.url,
  ).href,
  'LiberationSans-Italic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?no-inline',
    import.meta.url,
  ).href,
  'LiberationSans-BoldItalic.ttf': new URL(
    'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?no-inline',
    import.meta.url,
  ).href,
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm?no-inline', import.meta.url).href,
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm?no-inline', import.meta.url).href,
}

const decoders = [
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js?no-inline', import.meta.url).href,
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?no-inline', import.meta.url).href,
]
/** Where pdf.js finds the JavaScript decoders, by the names that they have there: `decoder.js` forwards them. */
export const decoderFolder = `${new URL('./decoder.js?no-inline', import.meta.url).href}#${decoders.map(encodeURIComponent).join('/')}/`

async function addressOf(filename: string): Promise<string | undefined> {
  if (!filename.endsWith('.bcmap')) return files[filename]
  const { characterMaps } = await import('./characterMaps.ts')
  return characterMaps[filename]
}

/** Provides files to pdf.js by the name that it requests, whatever their served address is. */
export class BinaryDataFactory {
  /** @throws Error if there is no such file or it cannot be loaded; pdf.js then does without */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = await addressOf(filename)
    if (url === undefined) throw new Error(`${filename} is not served`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${filename}: ${String(response.status)}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

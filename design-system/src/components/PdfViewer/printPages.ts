import { drawPage } from './drawPage.ts'
import { freeCanvas } from './freeCanvas.ts'
import type { OpenPdf } from './openPdf.ts'
import * as styles from './print.css.ts'

/** Dots per inch. Text is sharp on paper, and a page takes a few hundred kilobytes. */
const resolution = 150

/** A picture of a page at `scale`, where 1 is one pixel per point. */
export async function pictureOf(
  document: OpenPdf,
  page: number,
  scale: number,
  rotation: number,
  signal?: AbortSignal,
  intent: 'display' | 'print' = 'display',
): Promise<Blob> {
  const proxy = await document.page(page)
  signal?.throwIfAborted()
  const viewport = proxy.getViewport({ scale, rotation: (proxy.rotate + rotation) % 360 })
  const task = drawPage(proxy, viewport, { ratio: 1, intent })
  signal?.addEventListener('abort', task.cancel, { once: true })
  try {
    await task.done
    return await new Promise((resolve, reject) => {
      task.canvas.toBlob(
        blob => (blob ? resolve(blob) : reject(new Error('the page is too large'))),
        'image/png',
      )
    })
  } finally {
    signal?.removeEventListener('abort', task.cancel)
    freeCanvas(task.canvas)
  }
}

/** Sheets with the document's page size, without the browser's margins and headers. */
function sheetRules({ width, height }: OpenPdf['firstSize']): CSSStyleSheet {
  const rules = new CSSStyleSheet()
  rules.replaceSync(`@page { size: ${String(width)}pt ${String(height)}pt; margin: 0 }`)
  return rules
}

export interface PrintOptions {
  pages: readonly number[]
  signal: AbortSignal
  /** Called with the number of pages that are ready. */
  onReady: (count: number) => void
}

/**
 * Prints pages: draws each and has the browser print only their pictures.
 * @throws if a page cannot be drawn, or the signal's reason if it aborts
 */
export async function printPages(pdf: OpenPdf, { pages, signal, onReady }: PrintOptions): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = styles.sheets
  const addresses: string[] = []
  const others = () => [...document.body.children].filter(element => element !== sheets)
  const rules = sheetRules(pdf.firstSize)
  const end = () => {
    sheets.remove()
    for (const element of others()) element.classList.remove(styles.notPrinted)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== rules)
    for (const address of addresses) URL.revokeObjectURL(address)
  }
  try {
    for (const [index, page] of pages.entries()) {
      const address = URL.createObjectURL(await pictureOf(pdf, page, resolution / 72, 0, signal, 'print'))
      addresses.push(address)
      const image = new Image()
      image.src = address
      image.alt = ''
      await image.decode()
      signal.throwIfAborted()
      sheets.append(image)
      onReady(index + 1)
    }
    document.body.append(sheets)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    for (const element of others()) element.classList.add(styles.notPrinted)
  } catch (error) {
    end()
    throw error
  }
  // Most browsers block in `print`; mobile ones return at once and fire `afterprint` later.
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
